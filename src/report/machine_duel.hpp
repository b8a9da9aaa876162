// The view machines: two machines and a language in; every text, figure and drawing that canvas and form show out.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/duel.hpp"
#include "report/drawing.hpp"
#include "report/exercise.hpp"
#include "report/json_writer.hpp"
#include "report/language.hpp"
#include "report/wing.hpp"

namespace wingspan::report {

// What the learner has set.
struct DuelInput {
  std::string left, right;  // catalogue ids; empty: the course's Mac, the course's card

  friend bool operator==(const DuelInput&, const DuelInput&) = default;
};
// Settings `left` and `right`: a machine by id or short form. Only what differs from the course is written.
DuelInput read_duel(std::string_view settings);
std::string duel_settings(const DuelInput& input);
// One setting changed, or `swap` with any value: the sides change places. An unknown name or machine changes nothing.
DuelInput with_duel(DuelInput input, std::string_view name, std::string_view value);
// In the order left, right.
std::array<const engine::Machine*, 2> duel_machines(const DuelInput& input);

inline constexpr std::size_t duel_sides = 2;

struct DuelSide {
  std::string_view id;   // of the catalogue
  std::string name;      // "Mac Studio M3 Ultra"
  std::string brief;     // "M3 Ultra": in charts, tables, pills; the two are never the same
  std::string hint;      // "Unified Memory · der Lastwagen"
  ExerciseReport wing;   // its memory with QLoRA: ceiling, budget, largest; no answer where its memory is unknown
  WingShape shape;       // on the scale that both share
};

// Of one machine in one row.
struct DuelFigure {
  std::string text;           // "~800 GB/s", "keine Angabe"
  std::string note;           // "nur GPU"; mostly empty
  float low = 0, high = 0;    // for the bar; 0: none is drawn
};
struct DuelFigureRow {
  std::string name;
  std::array<DuelFigure, duel_sides> sides;
};

struct DuelRace {
  std::string title;  // "Derselbe LoRA-Lauf"
  std::string unit;   // under the axis: "Minuten"
  std::array<DuelFigure, duel_sides> lanes;  // low and high in that unit
  std::array<float, duel_sides> middle{};    // the median; 0: none
  float end = 0;                             // of the axis
  struct Tick {
    float at;
    std::string words;
  };
  std::vector<Tick> ticks;
  std::string note;   // what the times rest on; for the course, what measured runs say beside the lesson
};

struct DuelPill {
  engine::Winner winner{};
  std::string words;  // "RTX 4090", "unentschieden"
};

struct DuelScenarioReport {
  std::string title, reason;
  DuelPill pill;
  std::string computed;  // what the table says size by size, where that is more than the reason; else empty
};

struct DuelCell {
  std::optional<engine::Verdict> table, exact;
  std::string need;      // by the exact engine: "5,3 GB"
  std::string words;     // "Tabelle: passt. Genau: 5,3 GB, passt." without marks, for voices and tooltips
};
struct DuelSizeRow {
  std::string job;       // "14B mit QLoRA"
  std::string table;     // "~12 GB"
  std::array<DuelCell, duel_sides> sides;
  DuelPill pill;
  std::string factor;    // "≈ 9 × so schnell"; empty unless the faster wins
};

struct DuelLabels {
  std::array<std::string, duel_sides> picker;  // over the fields
  std::string swap, compare, figure, who, scenario, winner, race, time, budget, largest;
  std::string sizes, job, table, cue;          // of the table size by size
};

struct DuelReport {
  bool course = false;
  DuelLabels labels;
  std::array<DuelSide, duel_sides> sides;
  std::vector<DuelFigureRow> figures;   // memory, bandwidth, power, energy
  DuelRace race;
  std::vector<DuelScenarioReport> scenarios;
  std::vector<DuelSizeRow> sizes;
  std::string differs;                  // where table and exact engine judge otherwise
  std::string closing, closing_rest;    // the first in strong letters
  std::string live;                     // one sentence or two for voices
};
DuelReport report_duel(const DuelInput& input, const ExerciseInput& exercise, Language language);
void write_duel(JsonWriter& json, const DuelInput& input, const ExerciseInput& exercise, Language language);

// -- charts ------------------------------------------------------------------------------------------
// `width` is that of the whole view, without its padding: from two_columns_px on a chart takes one column of two.
inline constexpr float duel_two_columns_px = 560, duel_gap_px = 24;
float duel_column_px(float width);
Drawing duel_bars(const DuelReport& report, float column);
Drawing duel_race(const DuelReport& report, float column);

// "bars" or "race".
Drawing draw_duel_chart(std::string_view chart, const DuelInput& input, const ExerciseInput& exercise, float width, Language language);
// The dragon as <svg>: "dragon" whole where the view is wide; "wing-left", "wing-right" where it is narrow; else empty.
std::string duel_wing_svg(std::string_view chart, const DuelInput& input, float width, Language language);

}  // namespace wingspan::report
