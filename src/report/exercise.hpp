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
};

enum class AnswerState {
  empty,      // nothing typed, no earlier answer: what to do
  nonsense,   // the field cannot be read: error says why; the rest is the last good answer, if any
  none_fits,  // a budget, but no model of the table fits in it
  fits,       // the largest model stands
};

struct CellReport {
  std::string required;          // "~12 GB"
  std::string verdict_word;      // "passt", "knapp", "zu groß"; empty without an answer
  std::string sentence;          // "32B ist knapp: ..." for a tooltip and for voices; empty without an answer
  engine::Verdict verdict;       // too_big without an answer; see ExerciseReport::answer
};

struct RowReport {
  std::string model;                                          // "14B"
  std::array<CellReport, engine::method_count> cells;         // by Method
  bool lit = false;                                           // the largest that fits with the method asked
};

struct ExerciseReport {
  AnswerState state = AnswerState::empty;
  std::optional<engine::Answer> answer;  // of the memory shown; empty in state empty, and in nonsense without a last one

  // The field
  std::string read_as;         // "gelesen als 24,5 GB"; empty unless the field holds a memory
  std::string error;           // whole sentences: what is wrong, then what to type; empty when all is well
  std::string error_range;     // "Erlaubt: 0,5 bis 100.000 GB", part of error; empty when all is well

  // The question as a sentence: memory x margin = budget (all empty without an answer, but margin)
  std::string memory;          // "24 GB"
  std::string margin;          // "0,8"
  std::string budget_number;   // "19,2"
  std::string budget_unit;     // "GB" or "TB"
  std::string budget;          // "19,2 GB"
  std::string equation;        // "24 GB × 0,8 = 19,2 GB"
  std::string ceiling_label;   // "Speichergrenze 24 GB"
  std::string memory_spoken;   // a slider's value text: "24 Gigabyte, Budget 19,2 Gigabyte"

  // The answer
  std::string largest_label;   // "Größtes Modell mit QLoRA"
  std::string largest;         // "14B", or "Noch keines"
  std::string verdict_line;    // "passt, 7,2 GB Luft", or the kind sentence where none fits
  std::string need_line;       // "braucht ~12 GB von 19,2 GB", or what is missing where none fits
  std::string prompt;          // state empty: what to do; else empty
  std::string why_title;       // "Warum nicht 32B?"; empty where 70B fits
  std::string why_text;        // "Es braucht ~24 GB, ..."; where 70B fits, that it is the table's largest
  std::optional<engine::Verdict> why_verdict;  // of the next larger model
  std::array<RowReport, engine::lesson_model_count> rows;
  std::string table_caption;   // "QLoRA, Budget 19,2 GB"

  // Voices: one polite sentence per check
  std::string live;

  // The goal card
  std::string machine_name;    // "GeForce RTX 4090"; empty when none is chosen or the id is unknown
  std::string card_summary;    // "24 GB, 14B, 01.12.2026"
  std::string card_text;       // the card as plain lines, for the clipboard
};

ExerciseReport report_exercise(const ExerciseInput& input, Language language);

}  // namespace wingspan::report
