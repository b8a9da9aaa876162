#include "report/explorer.hpp"

#include <catch2/catch_test_macros.hpp>
#include <cmath>
#include <nlohmann/json.hpp>
#include <numeric>
#include <random>

#include "engine/facts.hpp"
#include "engine/ledger.hpp"
#include "engine/machines.hpp"
#include "engine/savings.hpp"
#include "engine/stand_in.hpp"
#include "engine/usable_memory.hpp"
#include "report/explorer_figures.hpp"
#include "report/explorer_marks.hpp"
#include "sample.hpp"

using namespace wingspan::report;
namespace engine = wingspan::engine;
using engine::Method;

namespace {

ExerciseInput memory_of(std::string_view memory) {
  ExerciseInput exercise;
  exercise.memory_text = memory;
  return exercise;
}

ExplorerReport told(std::string_view settings, std::string_view memory = "16", Language language = Language::de) {
  return report_explorer(read_explorer(settings), memory_of(memory), language);
}

std::int64_t sum(const PartBytes& bytes) { return std::accumulate(bytes.parts.begin(), bytes.parts.end(), std::int64_t{0}); }

nlohmann::json json_of(std::string_view settings, Language language = Language::de) {
  JsonWriter json;
  write_explorer(json, read_explorer(settings), memory_of("24"), language);
  return nlohmann::json::parse(json.take());
}

template <class Choices>
std::string_view any_of(std::mt19937& random, const Choices& choices) {
  return choices[random() % std::size(choices)];
}

// Any settings that a learner can reach.
std::string random_settings(std::mt19937& random) {
  constexpr std::string_view modes[] = {"rule", "exact"}, scales[] = {"linear", "log"}, methods[] = {"full", "lora", "qlora"},
                             sizes[] = {"1B", "4B", "8B", "14B", "32B", "70B"}, switches[] = {"on", "off"},
                             hidden[] = {"", "w", "lf", "wagoclfr"}, targets[] = {"all-linear", "qv", "attention"},
                             optimizers[] = {"adamw", "adamw-fused", "adamw-8bit", "paged-adamw-8bit", "adafactor", "lion", "sgd"},
                             quantisations[] = {"nf4-dq", "nf4", "int8", "gptq4"}, attentions[] = {"sdpa", "flash", "eager"},
                             losses[] = {"standard", "fused", "kernel", "chunked"};
  const auto number = [&random](int most) { return std::to_string(1 + static_cast<int>(random() % static_cast<unsigned>(most))); };
  std::string text;
  const auto add = [&text](std::string_view name, std::string_view value) { text.append(text.empty() ? "" : " ").append(name).append("=").append(value); };
  std::string_view size = any_of(random, sizes);
  if (random() % 3 == 0) {
    add("model", short_name(counted_models()[random() % counted_models().size()]));
    if (random() % 2 == 0) size = "own";
  }
  add("bar", std::string(size) + '/' + std::string(any_of(random, methods)));
  add("mode", any_of(random, modes));
  add("scale", any_of(random, scales));
  add("hide", any_of(random, hidden));
  add("seq", number(longest_sequence));
  add("batch", number(largest_batch));
  add("rank", number(largest_rank));
  add("to", any_of(random, targets));
  add("ckpt", any_of(random, switches));
  add("optim", any_of(random, optimizers));
  add("quant", any_of(random, quantisations));
  add("att", any_of(random, attentions));
  add("loss", any_of(random, losses));
  return text;
}

// Every number is one, and nothing that has a place leaves the picture.
struct Inside {
  const Drawing& drawing;
  void at(float x, float y) const {
    CHECK(std::isfinite(x));
    CHECK(std::isfinite(y));
    CHECK(x >= -2);
    CHECK(x <= drawing.width + 2);
    CHECK(y >= -2);
    CHECK(y <= drawing.height + 2);
  }
  void operator()(const DrawnBox& box) const {
    at(box.x, box.y);
    at(box.x + box.width, box.y + box.height);
    CHECK(box.width > 0);
  }
  void operator()(const DrawnPath& path) const {
    for (const Point& point : path.points) at(point.x, point.y);
  }
  void operator()(const DrawnArea&) const { FAIL("no traces here"); }
  void operator()(const DrawnText& text) const {
    at(text.x, text.y);
    const float room = text_room(text.lettering, text.words);
    CHECK(text.x - (text.anchor == Anchor::end ? room : text.anchor == Anchor::middle ? room / 2 : 0) >= -2);
    CHECK(text.x + (text.anchor == Anchor::start ? room : text.anchor == Anchor::middle ? room / 2 : 0) <= drawing.width + 2);
  }
  void operator()(const DrawnDisc& disc) const { at(disc.x, disc.y); }
  void operator()(const DrawnMark& mark) const { at(mark.x, mark.y); }
};

void check_inside(const Drawing& drawing) {
  REQUIRE(drawing.shapes.size() > 5);
  for (const Shape& shape : drawing.shapes) std::visit(Inside{drawing}, shape);
  for (const DrawnSpot& spot : drawing.spots) {
    Inside{drawing}.at(spot.x, spot.y);
    Inside{drawing}.at(spot.x + spot.width, spot.y + spot.height);
    CHECK_FALSE(spot.words.empty());
  }
}

}  // namespace

TEST_CASE("The rule's bars are the lesson's table, itemised by the lesson's facts", "[explorer]") {
  const ExplorerReport report = told("");
  REQUIRE(report.bars.size() == 18);
  for (const ExplorerBar& bar : report.bars) {
    const engine::LessonModel& lesson = engine::lesson_table()[bar.size];
    CAPTURE(bar.name);
    CHECK(engine::gigabytes({bar.bytes.total}) == lesson.required_by(bar.method));
    CHECK(sum(bar.bytes) == bar.bytes.total);
    for (const std::int64_t part : bar.bytes.parts) CHECK(part >= 0);
    const std::int64_t each = lesson.billion_parameters * engine::bytes_per_gb;
    if (bar.method == Method::full) {
      CHECK(bar.bytes[MemoryPart::weights] == 2 * each);
      CHECK(bar.bytes[MemoryPart::gradients] == 2 * each);
      CHECK(bar.bytes[MemoryPart::optimizer] == 12 * each);
      CHECK(bar.bytes.span == 4 * each);
      CHECK(bar.bytes[MemoryPart::rest] == 0);
    } else {
      CHECK(bar.bytes[MemoryPart::weights] == (bar.method == Method::lora ? 2 * each : each / 2));
      CHECK(bar.bytes[MemoryPart::weights] + bar.bytes[MemoryPart::rest] == bar.bytes.total);
    }
  }
  CHECK(report.bars[0].total == "~18" + gap + "GB");
  CHECK(report.bars[15].total == "~1,2" + gap + "TB");
  CHECK(report.bars[0].amounts[3] == "8–12" + gap + "GB");
  CHECK(report.bars[report.chosen].name == "8B mit QLoRA");
}

TEST_CASE("Exact bars are the engine's estimate to the byte", "[explorer]") {
  const ExplorerReport report = told("mode=exact seq=1024 batch=2 rank=64 loss=fused");
  for (const ExplorerBar& bar : report.bars) {
    engine::Training training;
    training.method = bar.method;
    training.sequence = 1024;
    training.batch = 2;
    training.rank = 64;
    training.loss = engine::Loss::fused;
    const engine::StandIn stand_in = engine::stand_in(engine::lesson_table()[bar.size].billion_parameters * 1e9);
    const engine::Itemised bytes = engine::estimate(stand_in.model, training).bytes;
    CAPTURE(bar.name);
    CHECK(bar.bytes.total == bytes.total);
    CHECK(bar.bytes[MemoryPart::weights] == bytes.weights);
    CHECK(bar.bytes[MemoryPart::loss] == bytes.loss);
    CHECK(bar.bytes[MemoryPart::framework] == bytes.framework);
    CHECK(bar.bytes[MemoryPart::rest] == 0);
    CHECK(sum(bar.bytes) == bytes.total);
  }
}

TEST_CASE("A catalogue model is a group of its own: its rule is size x head figure", "[explorer]") {
  const ExplorerReport rule = told("model=Qwen3-8B");
  REQUIRE(rule.bars.size() == 21);
  CHECK(rule.groups.back() == "Qwen3-8B");
  CHECK(rule.bars[rule.chosen].id == "own/qlora");
  CHECK(rule.bars[20].bytes.total == 8'190'735'360 * 7 / 10);
  CHECK(sum(rule.bars[18].bytes) == rule.bars[18].bytes.total);
  CHECK(rule.bars[20].total.starts_with("≈"));
  const ExplorerReport exact = told("model=Qwen3-8B mode=exact");
  const engine::CatalogueModel* model = find_counted_model("Qwen/Qwen3-8B");
  REQUIRE(model != nullptr);
  CHECK(exact.bars[20].bytes.total == engine::estimate(engine::build_model(model->shape).model, engine::Training{}).bytes.total);
  CHECK(told("model=Qwen3-8B bar=8B/lora").bars[7].chosen);
  CHECK(told("model=Qwen/Qwen3-8B").bars[20].bytes.total == rule.bars[20].bytes.total);
  const ExplorerReport unknown = told("model=cellar bar=own/lora");
  CHECK(unknown.bars.size() == 18);
  CHECK(unknown.bars[unknown.chosen].name == "8B mit LoRA");
  CHECK(explorer_settings(with_explorer(read_explorer("model=Qwen3-8B"), "model", "none")).empty());
}

TEST_CASE("Ceilings: plain GB for the rule, usable bytes for the engine, the learner's own among them", "[explorer]") {
  const ExplorerReport rule = told("");
  REQUIRE(rule.ceilings.size() == 3);
  CHECK(rule.ceilings[0].own);
  CHECK(rule.ceilings[0].label == "du 16" + gap + "GB");
  CHECK(rule.ceilings[1].label == "RTX 4090 24" + gap + "GB");
  CHECK(rule.ceilings[1].bytes == 24 * engine::bytes_per_gb);
  CHECK(rule.ceilings[2].bytes == 96 * engine::bytes_per_gb);
  const ExplorerReport exact = told("mode=exact");
  CHECK(exact.ceilings[0].bytes == 16 * engine::bytes_per_gib);
  CHECK(exact.ceilings[1].bytes == engine::usable_bytes(*engine::find_machine("rtx-4090").machine));
  CHECK(told("", "").ceilings.size() == 2);
  ExerciseInput typing = memory_of("3x");
  typing.last_good_memory = "32";
  CHECK(report_explorer({}, typing, Language::de).ceilings[1].label == "du 32" + gap + "GB");
  typing.memory_text = "";
  CHECK(report_explorer({}, typing, Language::de).ceilings.size() == 2);
  CHECK(told("", "200", Language::ro).ceilings[2].label == "tu 200" + gap + "GB");
}

TEST_CASE("The detail tells formula, result and reasons; what buys most is the engine's list", "[explorer]") {
  const ExplorerReport report = told("");
  CHECK(report.title == "8B mit QLoRA: Warum mehr?");
  CHECK(report.rule_total == "~7" + gap + "GB");
  REQUIRE(report.details.size() == 7);
  CHECK(report.details[0].rule == "4" + gap + "GB");
  CHECK(report.details[0].rule_tip == "Gewichte: 8" + gap + "Mrd. × 0,5" + hold + "Byte = 4" + gap + "GB");
  CHECK(report.details[0].formula.find("Mrd. × 4,13" + hold + "Bit") != std::string::npos);
  CHECK(report.details[0].formula.ends_with(report.details[0].exact));
  std::int64_t exact = 0;
  for (const ExplorerPart& part : report.details) exact += part.exact_bytes;
  CHECK(exact == report.counted.total);
  CHECK(report.low <= report.counted.total);
  CHECK(report.counted.total <= report.high);
  REQUIRE(report.reasons.size() >= 3);
  CHECK(report.reasons[0].starts_with("Loss "));
  CHECK(report.reasons.back().find("3" + gap + "GB") != std::string::npos);

  const engine::StandIn stand_in = engine::stand_in(8e9);
  const engine::Savings savings = engine::savings(stand_in.model, engine::Training{});
  REQUIRE(report.savings.size() == savings.count);
  for (std::size_t i = 0; i < savings.count; ++i)
    CHECK(report.savings[i].widget == "explorer-saving-" + std::string(engine::change_id(savings.all[i].change)));
  CHECK(report.savings[0].amount.starts_with("−"));
}

TEST_CASE("A saving that a setting makes does what it says", "[explorer]") {
  const ExplorerInput input = read_explorer("seq=4096 batch=4 ckpt=off att=eager quant=nf4");
  const ExplorerReport before = report_explorer(input, memory_of("24"), Language::de);
  std::size_t made = 0;
  for (const ExplorerSaving& saving : before.savings) {
    if (saving.setting.empty()) continue;
    ++made;
    const ExplorerReport after = report_explorer(with_explorer(input, saving.setting, saving.value), memory_of("24"), Language::de);
    CAPTURE(saving.widget);
    CHECK(after.counted.total < before.counted.total);
  }
  CHECK(made >= 5);
}

TEST_CASE("Any settings: charts inside their box, parts that add up, the same totals in the JSON, a text that comes back", "[explorer]") {
  std::mt19937 random(7);
  constexpr std::string_view memories[] = {"", "0.5", "24", "96", "512", "100000"};
  constexpr float widths[] = {208, 328, 559, 560, 728, 1200};
  for (int round = 0; round < 200; ++round) {
    const std::string settings = random_settings(random);
    const ExplorerInput input = read_explorer(settings);
    const ExerciseInput exercise = memory_of(any_of(random, memories));
    const Language language = round % 2 == 0 ? Language::de : Language::ro;
    const float width = widths[static_cast<std::size_t>(round) % std::size(widths)];
    CAPTURE(settings, exercise.memory_text, width);
    const ExplorerReport report = report_explorer(input, exercise, language);
    for (const ExplorerBar& bar : report.bars) {
      CHECK(sum(bar.bytes) == bar.bytes.total);
      CHECK(bar.bytes.total > 0);
    }
    check_inside(draw_explorer_bars(report, width, round % 3 == 0));
    check_inside(draw_explorer_detail(report, width));

    JsonWriter writer;
    write_explorer(writer, input, exercise, language);
    const nlohmann::json json = nlohmann::json::parse(writer.take());
    for (std::size_t i = 0; i < report.bars.size(); ++i) CHECK(json["bars"][i]["bytes"] == report.bars[i].bytes.total);

    const std::string text = explorer_settings(input);
    CHECK(text.size() <= 200);
    CHECK(read_explorer(text) == input);
  }
}

TEST_CASE("Every model at the settings' ends is countable", "[explorer]") {
  const ExplorerInput most = read_explorer("seq=131072 batch=32 rank=1024 ckpt=off att=eager optim=adamw");
  REQUIRE(most.sequence == longest_sequence);
  for (const CountedModel& counted : counted_models()) {
    CAPTURE(counted.name);
    const engine::Model model = engine::build_model(counted.model->shape).model;
    for (const Method method : engine::all_methods) CHECK(engine::is_countable(model, training_of(most, method)));
  }
}

TEST_CASE("The longest settings keep their limit; hostile ones change nothing", "[explorer]") {
  for (const CountedModel& counted : counted_models()) {
    ExplorerInput input = read_explorer(
        "mode=exact scale=log hide=wagoclfr seq=131071 batch=31 rank=1023 to=attention ckpt=off optim=paged-adamw-8bit quant=nf4 att=eager loss=chunked");
    input = with_explorer(input, "model", short_name(counted));
    input = with_explorer(input, "bar", "14B/full");
    CHECK(explorer_settings(input).size() <= 200);
    CHECK(read_explorer(explorer_settings(input)) == input);
  }
  for (const char* hostile : {"mode=both", "bar=own/qlora", "bar=8B", "bar=/", "bar=9B/lora", "seq=0", "seq=131073", "seq=1e3", "batch=-1", "rank=x",
                              "to=q_proj", "ckpt=reentrant", "quant=mlx4", "hide=xyz", "model=a\"b", "size=own", "part-=off", "part-x=off",
                              "= = =", "====", "mode", "loss=", "\xFF\xFE=\x01"})
    CHECK(read_explorer(hostile) == ExplorerInput{});
  CHECK(explorer_settings({}).empty());
}

TEST_CASE("The legend hides, shows and isolates", "[explorer]") {
  ExplorerInput input = with_explorer({}, "part-loss", "off");
  CHECK(input.hides(MemoryPart::loss));
  CHECK(explorer_settings(input) == "hide=l");
  input = with_explorer(input, "part-weights", "only");
  CHECK_FALSE(input.hides(MemoryPart::weights));
  CHECK(input.hides(MemoryPart::rest));
  CHECK(with_explorer(input, "part-weights", "only").hidden == 0);
  const auto outlines = [](const Drawing& drawing) {
    return std::count_if(drawing.shapes.begin(), drawing.shapes.end(), [](const Shape& shape) {
      const DrawnBox* box = std::get_if<DrawnBox>(&shape);
      return box != nullptr && box->outline && box->paint == Paint::grid;
    });
  };
  CHECK(outlines(draw_explorer_bars(told(""), 728, false)) == 0);
  CHECK(outlines(draw_explorer_bars(told("hide=w"), 728, false)) == 18);
}

TEST_CASE("Steps of an axis are 1, 2, 5", "[explorer]") {
  CHECK(step_above(15) == 20);
  CHECK(step_above(20) == 20);
  CHECK(step_above(1201) == 2000);
  CHECK(step_above(0.03) == 0.05);
  CHECK(step_below(1.5) == 1);
  CHECK(step_below(0.7) == 0.5);
}

TEST_CASE("The table of values: numbers with a point, units in the head", "[explorer]") {
  const std::string csv = explorer_csv(told(""));
  CHECK(csv.starts_with("\"Modell\",\"Gewichte (GB)\","));
  CHECK(csv.find("\"1B mit QLoRA\",0.5,0,0,0,0,0,0,1,1.5\r\n") != std::string::npos);
  CHECK(std::count(csv.begin(), csv.end(), '\n') == 19);
  CHECK(json_of("mode=exact")["csv"].get<std::string>().find("Rest") == std::string::npos);
}

TEST_CASE("Both languages say the same, each in its own words", "[explorer]") {
  const nlohmann::json de = json_of("mode=exact"), ro = json_of("mode=exact", Language::ro);
  CHECK(ro["title"] == "8B cu QLoRA: de ce mai mult?");
  CHECK(de["live"].get<std::string>().find("etwa 7 Gigabyte") != std::string::npos);
  CHECK(ro["live"].get<std::string>().find("aproximativ 7 gigabaiți") != std::string::npos);
  CHECK(de["bars"].size() == ro["bars"].size());
  for (const char* key : {"axis", "note", "rule_name", "title", "caption", "savings_name"}) CHECK(de[key] != ro[key]);
}
