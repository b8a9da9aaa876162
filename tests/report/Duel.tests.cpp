#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <nlohmann/json.hpp>
#include <random>

#include "report/lesson.hpp"
#include "report/machine_duel.hpp"
#include "report/numbers.hpp"
#include "sample.hpp"

using namespace wingspan::report;
using wingspan::engine::find_fact;
using wingspan::engine::find_machine;
using wingspan::engine::Machine;
using wingspan::engine::Verdict;
using wingspan::engine::Winner;

namespace {

DuelReport duel(std::string_view settings, Language language) { return report_duel(read_duel(settings), {}, language); }

std::string fact(std::string_view id, Language language) { return fact_text(language, *find_fact(id)); }

Winner mirrored(Winner winner) {
  return winner == Winner::left ? Winner::right : winner == Winner::right ? Winner::left : winner;
}

void check_whole(const DuelReport& report) {
  for (const DuelSide& side : report.sides) {
    CHECK_FALSE(side.name.empty());
    CHECK_FALSE(side.brief.empty());
    CHECK_FALSE(side.hint.empty());
  }
  REQUIRE(report.figures.size() == 4);
  for (const DuelFigureRow& row : report.figures)
    for (const DuelFigure& figure : row.sides) {
      CHECK_FALSE(figure.text.empty());
      CHECK(figure.low <= figure.high);
      CHECK(std::isfinite(figure.high));
    }
  for (std::size_t i = 0; i < duel_sides; ++i) {
    CHECK_FALSE(report.race.lanes[i].text.empty());
    CHECK(report.race.lanes[i].low <= report.race.lanes[i].high);
    CHECK(report.race.lanes[i].high <= report.race.end);
  }
  REQUIRE(report.scenarios.size() == 5);
  for (const DuelScenarioReport& row : report.scenarios) {
    CHECK_FALSE(row.title.empty());
    CHECK_FALSE(row.reason.empty());
    CHECK_FALSE(row.pill.words.empty());
  }
  REQUIRE(report.sizes.size() == 9);
  for (const DuelSizeRow& row : report.sizes) {
    CHECK_FALSE(row.job.empty());
    CHECK_FALSE(row.pill.words.empty());
    for (const DuelCell& cell : row.sides) CHECK_FALSE(cell.need.empty());
  }
  CHECK_FALSE(report.closing.empty());
  CHECK_FALSE(report.live.empty());
}

}  // namespace

TEST_CASE("The course's duel says the lesson's figures as they are", "[duel]") {
  for (const Language language : all_languages) {
    const DuelReport report = duel("", language);
    CHECK(report.course);
    CHECK(report.sides[0].brief == "M3 Ultra");
    CHECK(report.sides[1].brief == "RTX 4090");
    CHECK(report.figures[0].sides[0].text == fact("m3_ultra.memory", language));
    CHECK(report.figures[0].sides[1].text == fact("rtx_4090.memory", language));
    CHECK(report.figures[1].sides[0].text == fact("m3_ultra.bandwidth", language));
    CHECK(report.figures[1].sides[1].text == fact("rtx_4090.bandwidth", language));
    CHECK(report.figures[2].sides[0].text == fact("m3_ultra.power", language));
    CHECK(report.figures[2].sides[1].text == fact("rtx_4090.power", language));
    CHECK(report.race.lanes[0].text == "60" + gap + "min");  // one hour
    CHECK(report.race.lanes[1].text == fact("rtx_4090.lora_run", language));
    CHECK(report.sides[0].wing.budget == fact("m3_ultra.budget", language));
    CHECK(report.sides[1].wing.budget == fact("rtx_4090.budget", language));
    check_whole(report);
  }
}

TEST_CASE("Energy of the same run: 160 W for an hour, 450 W for 15 to 20 minutes, of the GPU alone", "[duel]") {
  const DuelReport german = duel("", Language::de), romanian = duel("", Language::ro);
  CHECK(german.figures[3].sides[0].text == "~0,16" + gap + "kWh");
  CHECK(german.figures[3].sides[1].text == "~0,11–0,15" + gap + "kWh");
  CHECK(std::abs(german.figures[3].sides[1].low - 0.1125F) < 1e-6F);
  CHECK(german.figures[3].sides[0].note.empty());
  CHECK(german.figures[2].sides[1].note == "nur GPU");
  CHECK(german.figures[3].sides[1].note == "nur GPU");
  CHECK(romanian.figures[3].sides[1].note == "doar GPU");
}

TEST_CASE("The race is to scale: an hour against fifteen to twenty minutes", "[duel]") {
  const DuelRace race = duel("", Language::de).race;
  CHECK(race.end == 60);
  CHECK(race.lanes[0].high == 60);
  CHECK(race.lanes[1].low == 15);
  CHECK(race.lanes[1].high == 20);
  REQUIRE(race.ticks.size() == 5);
  CHECK(race.ticks[1].words == "15");
  CHECK(race.note.find("2–4-mal") != std::string::npos);  // the lesson's, beside what measured runs say
  CHECK(race.note.find("2–13" + gap + "×") != std::string::npos);
  CHECK(race.note.find("9" + gap + "×") != std::string::npos);
  const Drawing drawn = duel_race(duel("", Language::de), 352);
  float hour = 0, quarter = 0;
  for (const Shape& shape : drawn.shapes)
    if (const auto* box = std::get_if<DrawnBox>(&shape)) {
      if (box->paint == Paint::wing1 && !box->outline) hour = box->width;
      if (box->paint == Paint::second_machine) quarter = box->width;
    }
  CHECK(hour > 200);
  CHECK(std::abs(4 * quarter - hour) < 0.01F);
}

TEST_CASE("The course's winners and reasons are the facts sheet's, in both languages", "[duel]") {
  const Winner winners[] = {Winner::right, Winner::left, Winner::left, Winner::tie, Winner::right};
  const char* german[] = {"2–4-mal so schnell, und es passt ohnehin alles", "passt mit Spielraum; der RTX 4090 geht die Luft aus",
                          "nur hier reicht der Speicher; Geduld gehört dazu",
                          "kleine laufen auf der RTX 4090 schneller; der Mac trägt größere", "erscheinen zuerst für CUDA"};
  const DuelReport de = duel("", Language::de), ro = duel("", Language::ro);
  for (std::size_t i = 0; i < 5; ++i) {
    CHECK(de.scenarios[i].pill.winner == winners[i]);
    CHECK(ro.scenarios[i].pill.winner == winners[i]);
    CHECK(de.scenarios[i].reason == german[i]);
  }
  CHECK(de.scenarios[0].title == "LoRA und QLoRA, 1B–8B");
  CHECK(de.scenarios[3].pill.words == "unentschieden");
  CHECK(ro.scenarios[0].reason == "de 2–4 ori mai rapid, și oricum încape tot");
  CHECK(ro.scenarios[1].title == "QLoRA, 14B–32B");
  CHECK(ro.scenarios[3].pill.words == "la egalitate");
  CHECK(de.closing + ' ' + de.closing_rest == "Einen Gesamtsieger gibt es nicht: ein Rennwagen und ein Lastwagen.");
  CHECK(ro.closing + ' ' + ro.closing_rest == "Niciun câștigător absolut: o mașină de curse și un camion.");
}

TEST_CASE("Where the table says otherwise than the sheet, a sentence says so", "[duel]") {
  CHECK(duel("", Language::de).scenarios[1].computed ==
        "14B passt auch auf 24" + gap + "GB und läuft dort schneller. 32B ist auf 24" + gap + "GB nur knapp.");
  CHECK(duel("", Language::ro).scenarios[1].computed ==
        "14B încape și pe 24" + gap + "GB și merge acolo mai repede. 32B e la limită pe 24" + gap + "GB.");
  CHECK(duel("", Language::de).scenarios[0].computed.empty());
}

TEST_CASE("Size by size: the table's verdicts are those of the exercise", "[duel]") {
  const DuelReport report = duel("", Language::de);
  const DuelSizeRow& qlora14 = report.sizes[6];
  CHECK(qlora14.job == "14B mit QLoRA");
  CHECK(qlora14.table == "~12" + gap + "GB");
  CHECK(qlora14.sides[0].table == Verdict::fits);
  CHECK(qlora14.sides[1].table == Verdict::fits);
  CHECK(qlora14.pill.winner == Winner::right);  // fits both: the faster one
  CHECK(report.sizes[7].sides[1].table == Verdict::tight);
  CHECK(report.sizes[7].pill.winner == Winner::left);
  CHECK(report.sizes[8].sides[1].table == Verdict::too_big);
  for (const DuelSizeRow& row : report.sizes)
    for (const DuelCell& cell : row.sides) CHECK(cell.exact);
}

TEST_CASE("What no source says is said to be unknown, and no bar is drawn for it", "[duel]") {
  const DuelReport report = duel("left=amd-radeon-890m-ryzen-ai-9", Language::de);
  CHECK(report.figures[0].sides[0].text == "keine Angabe");
  CHECK(report.figures[0].sides[0].high == 0);
  CHECK(report.figures[2].sides[0].text == "keine Angabe");
  CHECK(report.race.lanes[0].high == 0);
  CHECK(report.scenarios[0].pill.winner == Winner::unknown);
  CHECK(duel("left=amd-radeon-890m-ryzen-ai-9", Language::ro).figures[0].sides[0].text == "fără date");
}

TEST_CASE("Settings: sides by id or short form, swapped, kept; nonsense changes nothing", "[duel]") {
  CHECK(duel_settings(read_duel("")).empty());
  CHECK(duel_settings(read_duel("left=rtx-4070 right=h100-pcie-80")) .starts_with("left=geforce-rtx-4070-12gb"));
  for (const char* hostile : {"left=", "left=cellar right==", "swap=1", "left left right", "LEFT=rtx-4070", "=", "left=\x01\x02", "right=geforce"})
    CHECK(read_duel(hostile) == DuelInput());
  const DuelInput swapped = with_duel({}, "swap", "sides");
  CHECK(swapped.left == "geforce-rtx-4090-24gb");
  CHECK(swapped.right == "apple-m3-ultra-96-gb");
  CHECK(with_duel(swapped, "swap", "sides") == DuelInput());
  CHECK(read_duel(duel_settings(swapped)) == swapped);
  CHECK(with_duel(swapped, "left", "no-such-machine") == swapped);
  CHECK(with_duel({}, "middle", "rtx-4070") == DuelInput());
  CHECK(with_duel({}, "left", "apple-m3-ultra-96-gb") == DuelInput());
  std::size_t longest = 0;
  for (const Machine& machine : wingspan::engine::machines()) longest = std::max(longest, machine.id.size());
  CHECK(2 * longest + std::string_view("left= right=").size() <= 128);  // web/src/element/work.ts
}

TEST_CASE("Any pair of forty machines is whole in both languages, and mirrored when the sides change", "[duel]") {
  std::mt19937 random(20261201);
  const auto all = wingspan::engine::machines();
  const auto any = [&] { return std::string(all[std::uniform_int_distribution<std::size_t>(0, all.size() - 1)(random)].id); };
  std::vector<std::string> ids;
  for (int i = 0; i < 40; ++i) ids.push_back(any());
  for (std::size_t i = 0; i < ids.size(); ++i) {
    for (std::size_t j = 0; j < ids.size(); j += 3) {
      CAPTURE(ids[i], ids[j]);
      const DuelInput input{ids[i], ids[j]}, other{ids[j], ids[i]};
      const DuelReport report = report_duel(input, {}, Language::ro), back = report_duel(other, {}, Language::ro);
      check_whole(report);
      for (std::size_t k = 0; k < 5; ++k) {
        CHECK(report.scenarios[k].pill.winner == mirrored(back.scenarios[k].pill.winner));
        CHECK(report.scenarios[k].reason == back.scenarios[k].reason);
        CHECK(report.scenarios[k].computed == back.scenarios[k].computed);
      }
      for (std::size_t k = 0; k < report.sizes.size(); ++k) {
        CHECK(report.sizes[k].pill.winner == mirrored(back.sizes[k].pill.winner));
        CHECK(report.sizes[k].factor == back.sizes[k].factor);
      }
      for (std::size_t k = 0; k < report.figures.size(); ++k)
        for (std::size_t side = 0; side < duel_sides; ++side) CHECK(report.figures[k].sides[side].text == back.figures[k].sides[1 - side].text);
    }
    check_whole(report_duel({ids[i], ids[(i + 7) % ids.size()]}, {}, Language::de));
  }
}

TEST_CASE("Charts stay within their column at every width, and the dragon shows whole where there is room", "[duel]") {
  for (const char* settings : {"", "left=geforce-rtx-4060-laptop-gpu-8gb right=apple-m3-pro-36-gb", "left=amd-radeon-890m-ryzen-ai-9"})
    for (const float width : {208.0F, 288.0F, 360.0F, 568.0F, 728.0F})
      for (const char* chart : {"bars", "race"}) {
        CAPTURE(settings, width, chart);
        const Drawing drawn = draw_duel_chart(chart, read_duel(settings), {}, width, Language::de);
        CHECK(drawn.width == duel_column_px(width));
        CHECK(drawn.height > 60);
        for (const Shape& shape : drawn.shapes) {
          if (const auto* text = std::get_if<DrawnText>(&shape)) {
            const float room = text_room(text->lettering, text->words);
            const float left = text->anchor == Anchor::start ? text->x : text->anchor == Anchor::middle ? text->x - room / 2 : text->x - room;
            INFO(text->words);
            CHECK(left >= -1);
            CHECK(left + room <= drawn.width + 1);
          } else if (const auto* box = std::get_if<DrawnBox>(&shape)) {
            CHECK(box->x >= 0);
            CHECK(box->x + box->width <= drawn.width + 0.01F);
          }
        }
      }
  LessonInput lesson;
  const auto svg = [&](const char* chart, float width) { return chart_svg(lesson, View::machines, chart, width, Language::de); };
  CHECK(svg("dragon", 728).starts_with("<svg class=\"w-wing\""));
  CHECK(svg("dragon", 728).find("96" + gap + "GB") != std::string::npos);
  CHECK(svg("wing-left", 728).empty());
  CHECK(svg("dragon", 320).empty());
  CHECK(svg("wing-right", 320).find("24" + gap + "GB") != std::string::npos);
  CHECK(svg("bars", 320).starts_with("<svg class=\"drawing\""));
}

TEST_CASE("The duel crosses the bridge as JSON", "[duel]") {
  JsonWriter writer;
  write_duel(writer, {}, {}, Language::ro);
  const auto json = nlohmann::json::parse(writer.take());
  CHECK(json["sides"][1]["brief"] == "RTX 4090");
  CHECK(json["scenarios"][3]["pill"]["winner"] == "tie");
  CHECK(json["sizes"][7]["sides"][1]["table"] == "tight");
  CHECK(json["figures"][2]["sides"][1]["note"] == "doar GPU");
  CHECK(json["live"].get<std::string>().starts_with("M3 Ultra contra RTX 4090."));
}
