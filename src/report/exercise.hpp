// The exercise in words: the learner's state and a language in, every text that any printer shows out. Canvas, form,
// command line, pages and print read the same report, so that they cannot differ.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "engine/assess.hpp"
#include "engine/number_input.hpp"
#include "report/language.hpp"

namespace wingspan::report {

// The exercise's state, the same everywhere. Texts are UTF-8.
struct ExerciseInput {
  std::string memory_text;                         // as typed; may be empty or nonsense
  engine::Method method = engine::Method::qlora;
  std::string machine;                             // catalogue id, or empty
  std::string note;                                // the learner's words on the goal card
  std::string date;                                // of the goal card, "2026-12-01"; empty shows none
  std::string last_good_memory;                    // the last text that was a memory; its answer stays while the
                                                   // field holds nonsense
  std::string detected;                            // what the browser tells of the machine (detected.hpp); empty: nothing yet
};

enum class AnswerState {
  empty,      // nothing typed, no earlier answer: what to do
  nonsense,   // the field cannot be read: error says why; the rest is the last good answer, if any
  none_fits,  // a budget, but no model of the table fits in it
  fits,       // the largest model stands
};

struct CellReport {
  std::string required;      // "~12 GB"
  std::string verdict_word;  // "passt", "knapp", "zu groß"; empty without an answer, like the two below
  std::string sentence;      // "32B ist knapp: ...", for a tooltip
  std::string spoken;        // "etwa 24 Gigabyte, knapp", for voices
  std::optional<engine::Verdict> verdict;  // empty without an answer
};

struct RowReport {
  std::string_view model;                              // "14B"
  std::array<CellReport, engine::method_count> cells;  // by Method
  bool lit = false;                                    // the largest that fits with the method asked
};

struct ExerciseReport {
  AnswerState state = AnswerState::empty;
  std::optional<engine::Answer> answer;  // of the memory shown; empty in state empty, and in nonsense without a last one

  // The field
  std::string read_as;      // "gelesen als 24,5 GB"; empty unless the field holds a memory
  std::string error;        // whole sentences: what is wrong, then what to type; empty when all is well
  std::string error_range;  // "Erlaubt: 0,5 bis 100.000 GB.", part of error where the range is its point; else empty

  // The question as a sentence: memory x margin = budget (all empty without an answer, but margin)
  std::string memory;           // "24 GB"
  std::string margin;           // "0,8"
  std::string budget_number;    // "19,2"
  std::string budget_unit;      // "GB" or "TB"
  std::string budget;           // "19,2 GB"
  std::string equation;         // "24 GB × 0,8 = 19,2 GB"; with ≈ where the figures shown are rounded
  std::string equation_spoken;  // "24 Gigabyte mal 0,8 ergibt 19,2 Gigabyte"
  std::string ceiling_label;    // "Speichergrenze 24 GB"
  std::string memory_spoken;    // a slider's value text: "24 Gigabyte, Budget 19,2 Gigabyte"

  // The answer (empty without one, but largest_label)
  std::string largest_label;  // "Größtes Modell mit QLoRA"
  std::string largest;        // "14B", or "Noch keines"
  std::string verdict_line;   // "passt, 7,2 GB Spielraum", or the kind sentence where none fits
  std::string need_line;      // "braucht ~12 GB von 19,2 GB", or what is missing where none fits
  std::string prompt;         // state empty: what to do; else empty
  std::string why_title;      // "Warum nicht 32B?"; where none fits, from when on one does; empty where all fit
  std::string why_text;       // "Es braucht ~24 GB ..."; where all fit, that it is the table's largest
  std::optional<engine::Verdict> why_verdict;  // of the next larger model, with the method asked
  std::array<RowReport, engine::lesson_model_count> rows;
  std::string table_caption;  // "Trainingsspeicher je Modell und Methode"

  // Voices: one polite sentence per check
  std::string live;

  // The machine and the goal card
  std::string machine_name;   // "GeForce RTX 4090"; empty when none is chosen or the id is unknown
  std::string machine_error;  // "Unbekannter Rechner: ..."; empty when all is well
  std::string detected;       // "Erkannt: GeForce RTX 4070", or that nothing was; empty once the learner has answered it
  std::string detected_take;  // "Übernehmen": choosing the machine that was detected; empty where there is not one to choose
  std::string card_summary;   // "24 GB, 14B, 01.12.2026"; empty without an answer
  std::string card_text;      // the card as plain lines, for the clipboard; empty without an answer
};

ExerciseReport report_exercise(const ExerciseInput& input, Language language);

}  // namespace wingspan::report
