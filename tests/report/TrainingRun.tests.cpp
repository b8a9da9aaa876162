#include "report/training_run.hpp"

#include <algorithm>
#include <catch2/catch_test_macros.hpp>
#include <nlohmann/json.hpp>

#include "report/lesson.hpp"

using namespace wingspan::report;
using wingspan::engine::RunMachine;
using wingspan::engine::Verdict;

namespace {

RunReport run_of(std::string_view settings, Language language) { return report_run(read_run(settings), {}, language); }

bool says(const RunOutcome& outcome, std::string_view words) {
  return outcome.title.find(words) != std::string::npos ||
         std::any_of(outcome.lines.begin(), outcome.lines.end(), [&](const std::string& line) { return line.find(words) != std::string::npos; });
}

std::size_t count_of(std::string_view text, std::string_view part) {
  std::size_t count = 0;
  for (std::size_t at = text.find(part); at != std::string_view::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

}  // namespace

TEST_CASE("The lesson's run is told with its figures, in both languages", "[run]") {
  const RunReport de = run_of("", Language::de), ro = run_of("", Language::ro);
  CHECK(de.without.title == "Ohne Stellschrauben: Ende bei Schritt 900");
  CHECK(ro.without.title == "Fără reglaje: oprită la pasul 900");
  CHECK(de.without.lines.front() == "Ein Beispiel mit 903 Token braucht 24,7 GB, da sind 24 GB.");
  CHECK(ro.without.lines.front() == "Un exemplu de 903 tokeni are nevoie de 24,7 GB, iar memoria este de 24 GB.");
  CHECK(says(de.without, "101 Schritte fehlen"));
  CHECK(says(ro.without, "Lipsesc 101 pași"));
  CHECK(de.job.find("Dafür sind 22 GB gerechnet, 24 GB sind da.") != std::string::npos);
  CHECK(ro.job.find("s-au calculat 22 GB, iar memoria este de 24 GB.") != std::string::npos);
  CHECK(de.without.verdict == Verdict::too_big);
  CHECK_FALSE(de.touched);
  CHECK(de.with.title == "Noch keine Stellschraube gestellt");
  CHECK(de.same_job.empty());
  CHECK(de.lesson_data);
  CHECK(de.live == de.without.title + ". " + de.with.title + ".");
}

TEST_CASE("Knobs: what they save, what they cut, what they cost", "[run]") {
  const RunReport again = run_of("checkpointing=on", Language::de);
  CHECK(again.with.title == "Mit Stellschrauben: alle 1.000 Schritte");
  CHECK(again.with.verdict == Verdict::fits);
  CHECK(says(again.with, "weil Aktivierungen neu berechnet werden"));
  CHECK_FALSE(says(again.with, "gekürzt"));
  CHECK(again.without.title == "Ohne Stellschrauben: Ende bei Schritt 900");
  const RunReport shorter = run_of("max=800", Language::ro);
  CHECK(shorter.with.title == "Cu reglaje: toți cei 1.000 de pași");
  CHECK(shorter.with.verdict == Verdict::tight);
  CHECK(says(shorter.with, "exemple sunt trunchiate"));
  CHECK(says(shorter.with, "depășește bugetul"));
  const RunReport careful = run_of("reserve=on", Language::de);
  CHECK(careful.with.verdict == Verdict::fits);
  CHECK(says(careful.with, "das Budget von 19,2 GB reicht"));
  CHECK(careful.reserve_hint == "So bleibt jeder Schritt im Budget von 19,2 GB: höchstens 572 Token pro Beispiel.");
}

TEST_CASE("Unified memory: the same spike slows, and says so; a longer one ends the run", "[run]") {
  const RunReport de = run_of("machine=mac", Language::de), ro = run_of("machine=mac", Language::ro);
  CHECK(de.job.starts_with("70B mit QLoRA"));
  CHECK(de.without.title == "Ohne Stellschrauben: alle 1.000 Schritte");
  CHECK(de.without.verdict == Verdict::tight);
  CHECK(says(de.without, "macOS lagert Speicher aus"));
  CHECK(says(ro.without, "macOS mută memorie pe disc"));
  CHECK(de.same_job.starts_with("Der 14B-Lauf der RTX 4090 braucht hier höchstens "));
  CHECK(std::any_of(de.summary.begin(), de.summary.end(), [](const RunSummaryRow& row) { return row.item == "Langsame Schritte"; }));
  const RunReport longer = run_of("machine=mac median=548", Language::de);
  CHECK(longer.without.verdict == Verdict::too_big);
  CHECK(says(longer.without, "da sind 96 GB"));
  CHECK_FALSE(longer.lesson_data);
}

TEST_CASE("Settings come back as they were written; nonsense is as if it were not there", "[run]") {
  for (const char* text : {"", "machine=mac", "max=512", "checkpointing=on reserve=on", "seed=7 median=600 tail=250",
                           "machine=mac max=2048 checkpointing=on reserve=on seed=9999 median=2048 tail=400"}) {
    INFO(text);
    CHECK(run_settings(read_run(text)) == text);
    CHECK(run_settings(read_run(text)).size() <= 96);
  }
  for (const char* nonsense : {"machine=cellar", "max=-1", "max=99999", "max=0x10", "checkpointing=yes", "reserve=", "seed=0", "seed=99999999999",
                               "median=15", "median=4096", "tail=99", "tail=401", "examples=next", "examples=lesson", "=", "max", "a=b c=d"}) {
    INFO(nonsense);
    CHECK(read_run(nonsense) == RunInput{});
  }
}

TEST_CASE("Edits: other examples, the lesson's again, the slider's right end is no maximum", "[run]") {
  RunInput input;
  const RunInput next = with_run(input, "examples", "next");
  CHECK(next.data.seed == input.data.seed + 1);
  CHECK(with_run(next, "examples", "lesson") == input);
  input.data.seed = 9999;
  CHECK(with_run(input, "examples", "next").data.seed == 1);
  // By arrow keys from the right end one comes past lengths that cut nothing yet.
  CHECK(with_run({}, "max", "1024").knobs.max_length == 0);
  CHECK(with_run({}, "max", "1008").knobs.max_length == 1008);
  CHECK(with_run(with_run({}, "max", "500"), "max", "0") == RunInput{});
  CHECK(with_run({}, "colour", "red") == RunInput{});
}

TEST_CASE("The slider's places and values go both ways", "[run]") {
  const RunReport run = run_of("max=512", Language::de);
  CHECK(run.max.most == 1024);
  CHECK(run.max.shown == "512");
  CHECK(run.max.place() == 0.5f);
  CHECK(run.max.at(0.5f) == 512);
  CHECK(run.max.at(-1) == 0);
  CHECK(run.max.at(2) == 1024);
  CHECK(run_of("", Language::de).max.shown == "keine");
}

TEST_CASE("The trace loses no spike and stays bounded, whatever the width", "[run]") {
  const RunReport run = run_of("", Language::de);
  for (const float width : {240.0f, 320.0f, 728.0f, 1200.0f}) {
    const Drawing drawing = draw_run_trace(run, width, Language::de);
    CHECK(drawing.width == width);
    CHECK(drawing.replay.any());
    const std::string svg = drawing_svg(drawing);
    CHECK(count_of(svg, "<g ") == count_of(svg, "</g>"));
    CHECK(count_of(svg, "class=\"replayed\"") == 1);
    CHECK(count_of(svg, "class=\"late\"") == 1);
    CHECK(svg.find(width > 300 ? "Schritt 900: abgestürzt" : "Schritt 900") != std::string::npos);
    if (width > 300) CHECK(svg.find("gerechnet 22 GB") != std::string::npos);
    // Of each column least and most: the highest point of the trace is the highest step before the end.
    const std::int64_t highest = *std::max_element(run.bare.bytes.begin(), run.bare.bytes.end() - 1);
    float top = drawing.height, base = 0;
    for (const Shape& shape : drawing.shapes)
      if (const auto* area = std::get_if<DrawnArea>(&shape)) {
        CHECK(area->top.size() <= 2 * static_cast<std::size_t>(width) + 2);
        base = area->base;
        for (const Point& point : area->top) top = std::min(top, point.y);
      }
    // 28 GB is the axis' end, 14 px below the drawing's upper edge.
    CHECK(std::abs((base - top) / (base - 14) * 28e9 - static_cast<double>(highest)) < 0.05e9);
  }
}

TEST_CASE("The cut hatches what is truncated", "[run]") {
  const auto hatched = [](std::string_view settings) {
    const Drawing drawing = draw_run_lengths(run_of(settings, Language::de), 320, Language::de);
    return std::count_if(drawing.shapes.begin(), drawing.shapes.end(), [](const Shape& shape) {
      const auto* box = std::get_if<DrawnBox>(&shape);
      return box != nullptr && box->paint == Paint::not_run;
    });
  };
  CHECK(hatched("") == 0);
  CHECK(hatched("max=600") > 0);
  CHECK(hatched("max=300") > hatched("max=600"));
}

TEST_CASE("JSON holds what canvas and form show; charts have names", "[run]") {
  for (const Language language : {Language::de, Language::ro}) {
    JsonWriter json;
    write_run(json, read_run("machine=mac max=500 checkpointing=on"), {}, language);
    const auto run = nlohmann::json::parse(json.take());
    const RunReport report = run_of("machine=mac max=500 checkpointing=on", language);
    CHECK(run["machine"] == "mac");
    CHECK(run["max"]["value"] == 500);
    CHECK(run["checkpointing_on"] == true);
    CHECK(run["with"]["title"] == report.with.title);
    CHECK(run["with"]["lines"].size() == report.with.lines.size());
    CHECK(run["without"]["verdict"] == "tight");
    CHECK(run["longest"].size() == 10);
    CHECK(run["replay_ms"] == 4000);
    CHECK(run["live"] == report.live);
  }
  CHECK_FALSE(draw_run_chart("trace", {}, {}, 700, Language::ro).shapes.empty());
  CHECK_FALSE(draw_run_chart("lengths", {}, {}, 700, Language::ro).shapes.empty());
  CHECK(draw_run_chart("cellar", {}, {}, 700, Language::ro).shapes.empty());
}

TEST_CASE("Extreme data still make a report", "[run]") {
  for (const char* settings : {"median=16 tail=100", "median=2048 tail=400", "median=2048 tail=400 machine=mac reserve=on max=16", "tail=400 checkpointing=on reserve=on"}) {
    INFO(settings);
    const RunReport run = run_of(settings, Language::ro);
    CHECK_FALSE(run.without.title.empty());
    CHECK_FALSE(run.with.title.empty());
    CHECK(run.max.value <= run.max.most);
    for (const float width : {240.0f, 728.0f}) CHECK_FALSE(drawing_svg(draw_run_trace(run, width, Language::ro)).empty());
  }
}
