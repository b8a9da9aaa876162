// The self test in words: its state, the exercise's memory and a language in; every text and place that canvas and form
// show out.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/recipe.hpp"
#include "report/checkpoint_round.hpp"
#include "report/estimate_line.hpp"
#include "report/exercise.hpp"
#include "report/language.hpp"

namespace wingspan::report {

// What stands still while the language does.
struct CheckpointLabels {
  explicit CheckpointLabels(Language language);

  std::string answer, unit, memory, choice;         // of the fields
  std::string check, hint, next, result, again;     // of the buttons
  std::string squares, method, parts, head;         // of the unit squares
  std::array<std::string, 5> part;                  // by Part
  std::string item, yours, table;                   // of the result's columns
  std::vector<LineTick> ticks;
};

enum class Part { weights, gradients, optimizer, activations, rest };
inline constexpr std::size_t part_count = 5;

enum class Dot { open, here, right, wrong };

// A choice of the last question.
struct ChoiceReport {
  std::string_view id;      // "14B", "none"
  std::string label;        // "14B", "keines"
  std::string figure;       // "~12 GB"; empty for none
  bool chosen = false;
  bool right = false;       // after the verdict
};

// One method as squares of 1 GB per billion parameters.
struct UnitReport {
  engine::Method method = engine::Method::full;
  std::string name;                      // "LoRA"
  std::string head;                      // "≈ 2,5 ×"
  std::string contents;                  // "Gewichte 2 · Rest 0,5"
  std::array<float, part_count> parts{};  // squares by Part
  bool asked = false;                    // its frame
  bool hidden = false;                   // it would tell the answer
};

struct ResultRow {
  std::string task, yours, table;
  bool right = false;
};

struct CheckpointReport {
  CheckpointStage stage = CheckpointStage::ask;
  std::array<Dot, checkpoint_question_count> dots{};
  std::string progress;   // "Frage 3 von 6"; the result's name in stage done
  std::string score;      // "2 von 6 richtig"
  std::string question;   // in stage done: the score
  std::string cue;        // how to go about it; in stage done: what follows from the score

  bool ceiling = false;   // the last question: memory and choices instead of a number
  std::string error;      // the field cannot be read
  std::string missing;    // what a check would say now, because there is nothing to check; else empty
  std::string hint;       // empty until asked for
  std::vector<ChoiceReport> choices;

  // The verdict; empty before it
  bool right = false;
  std::string verdict;    // "Gut geschätzt", "Noch nicht ganz"
  std::string answered;   // what stands in the field: the estimate, or the memory that the last question was about
  std::string factor;     // "Dreimal so viel wie nötig."; empty where right
  std::string reasoning;  // "8 × 2,5 = 20 GB aus dem Kopf. In der Tabelle: ~18 GB."

  EstimateLine line;
  std::array<UnitReport, engine::method_count> units;
  std::vector<ResultRow> results;  // stage done

  std::string live;       // one sentence or two for voices: the verdict, the question, the result
};

CheckpointReport report_checkpoint(const CheckpointInput& input, const ExerciseInput& exercise, Language language);

}  // namespace wingspan::report
