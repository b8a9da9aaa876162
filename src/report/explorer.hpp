// The view explorer: its state, the exercise and a language in; every text and drawing that canvas and form show out.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/verdict.hpp"
#include "report/drawing.hpp"
#include "report/exercise.hpp"
#include "report/explorer_input.hpp"
#include "report/json_writer.hpp"
#include "report/language.hpp"

namespace wingspan::report {

// Bytes by MemoryPart; they add up to total.
struct PartBytes {
  std::array<std::int64_t, memory_part_count> parts{};
  std::int64_t span = 0;  // of parts[optimizer]: what lies between the rule's lower and upper end
  std::int64_t total = 0;

  std::int64_t operator[](MemoryPart part) const { return parts[static_cast<std::size_t>(part)]; }
  std::int64_t& operator[](MemoryPart part) { return parts[static_cast<std::size_t>(part)]; }
};

struct ExplorerBar {
  std::size_t size = 0;           // row of the lesson table, or chosen_model
  engine::Method method{};
  std::string_view widget;        // "explorer-bar-8B-qlora"
  std::string id;                 // "8B/qlora": the value of the setting "bar"
  std::string name;               // "8B mit QLoRA"
  std::string method_name;        // "QLoRA"
  PartBytes bytes;                // by the way of counting that shows
  std::string total;              // "~7 GB", "14,4 GB"
  std::array<std::string, memory_part_count> amounts;  // empty where there is nothing
  std::string tip;                // its total and parts
  bool chosen = false;
};

struct ExplorerCeiling {
  std::string label;  // "RTX 4090 24 GB"
  std::int64_t bytes = 0;
  bool own = false;
};

// A part of the selected bar, by both ways of counting.
struct ExplorerPart {
  MemoryPart part{};
  std::string_view widget, rule_widget;  // "explorer-detail-weights", "explorer-ruled-weights"
  std::string name;
  std::int64_t rule_bytes = 0, exact_bytes = 0;
  std::string rule, exact;        // amounts; empty where there is nothing
  std::string formula;            // "8,03 Mrd. × 16 Bit = 16,1 GB": of the exact amount
  std::string rule_tip, tip;      // "Gewichte: …"
};

struct ExplorerOption {
  std::string_view id;  // the setting's value; lives as long as the program
  std::string label;
  std::string figure;   // at its right, or empty
};

// A choice of one setting.
struct ExplorerKnob {
  std::string_view widget, setting;  // "explorer-seq", "seq"
  std::string name, value;           // "Länge", "2.048"
  std::vector<ExplorerOption> options;
  std::size_t chosen = 0;
};

struct ExplorerSaving {
  std::string_view widget;           // "explorer-saving-checkpointing"
  std::string words, amount;         // "Gradient-Checkpointing einschalten", "−3,2 GB"
  std::string_view setting;          // what does it; empty where no setting of this view does
  std::string value;
};

struct ExplorerLegend {
  std::string_view widget, setting;  // "explorer-part-weights", "part-weights"
  MemoryPart part{};
  std::string name;
  bool shown = true;
};

struct ExplorerReport {
  Language language{};
  bool exact = false, log = false;
  std::string mode, rule_name, exact_name, scale, linear_name, log_name, parts_name;  // labels
  std::string csv_name, picture_name, settings_name, savings_name, grounds_name;
  std::string part_name, formula_name, total_name, group_name, table_caption, axis;
  std::string note;                    // under the chart: how to read it
  std::vector<ExplorerLegend> legend;
  std::vector<ExplorerBar> bars;       // by size, then method
  std::vector<std::string> groups;     // name by group: "8B"; a catalogue model's own
  std::size_t chosen = 0;              // index in bars
  std::vector<ExplorerCeiling> ceilings;  // ascending

  // The selected bar
  std::string title;                   // "8B mit QLoRA: Warum mehr?"
  PartBytes rule, counted;
  std::int64_t low = 0, high = 0;      // range of the exact total
  std::string rule_total, exact_total; // "~7 GB", "14,4 GB"
  std::string range;                   // "Spanne 13,9–19,6 GB"
  std::string verdict_line;            // "passt nicht in dein Budget …"; empty without a memory
  engine::Verdict verdict{};
  std::vector<ExplorerPart> details;
  std::vector<std::string> reasons;    // largest difference first
  std::vector<ExplorerKnob> knobs;
  std::vector<ExplorerSaving> savings;
  std::string no_savings;              // where there is none
  std::vector<std::string> grounds;    // what the exact count rests on

  std::string live;                    // one sentence or two for voices
};
ExplorerReport report_explorer(const ExplorerInput& input, const ExerciseInput& exercise, Language language);
void write_explorer(JsonWriter& json, const ExplorerInput& input, const ExerciseInput& exercise, Language language);

// Every bar as a line of comma-separated values: numbers in GB with a point, however the language writes them.
std::string explorer_csv(const ExplorerReport& report);

// One of its charts ("bars", "detail") by name, `width` px wide.
Drawing draw_explorer_chart(std::string_view chart, const ExplorerInput& input, const ExerciseInput& exercise, float width, Language language);
// The same from a report that is there already. `roomy`: bars far enough apart for a finger.
Drawing draw_explorer_bars(const ExplorerReport& report, float width, bool roomy);
Drawing draw_explorer_detail(const ExplorerReport& report, float width);
inline constexpr float explorer_narrow_px = 560;  // narrower, the bars of one size alone show

}  // namespace wingspan::report
