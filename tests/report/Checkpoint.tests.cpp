#include "report/checkpoint.hpp"

#include <catch2/catch_test_macros.hpp>
#include <nlohmann/json.hpp>

#include "report/checkpoint_json.hpp"
#include "sample.hpp"

using namespace wingspan::report;
using wingspan::engine::Method;

namespace {

ExerciseInput memory_of(std::string_view memory) {
  ExerciseInput exercise;
  exercise.memory_text = memory;
  return exercise;
}

CheckpointReport test_at(std::string progress, std::string estimate, Language language, std::string_view memory = "24") {
  return report_checkpoint({std::move(progress), std::move(estimate)}, memory_of(memory), language);
}

// A seed whose first question is that one.
std::uint32_t seed_with(std::size_t model, Method method) {
  for (std::uint32_t seed = 0; seed < 10'000; ++seed) {
    const auto first = wingspan::engine::head_tasks(seed)[0];
    if (first.model == model && first.method == method) return seed;
  }
  FAIL("no seed");
  return 0;
}

CheckpointReport answered(std::size_t model, Method method, std::string_view estimate, Language language) {
  return test_at(std::to_string(seed_with(model, method)) + " told " + std::string(estimate), {}, language);
}

constexpr std::size_t b8 = 2, b1 = 0, b70 = 5;

}  // namespace

TEST_CASE("8B with LoRA in German: question, hint, verdict", "[checkpoint]") {
  const std::string seed = std::to_string(seed_with(b8, Method::lora));
  const CheckpointReport asked = test_at(seed, "", Language::de);
  CHECK(asked.stage == CheckpointStage::ask);
  CHECK(asked.progress == "Frage 1 von 6");
  CHECK(asked.question == "Wie viel Speicher braucht 8B mit LoRA?");
  CHECK(asked.hint.empty());
  CHECK(asked.units[1].hidden);
  CHECK(asked.units[1].head == "?");
  CHECK(asked.units[1].contents.empty());
  CHECK(asked.units[2].head == "≈" + gap + "0,7" + gap + "×");
  CHECK(asked.line.bands.empty());
  CHECK_FALSE(asked.line.mark);
  CHECK(asked.missing == "Bitte gib einen Wert ein.");
  CHECK(test_at(seed + " hint", "", Language::de).hint == "Die Merkzahl ist 2,5. Rechne 8 × 2,5.");
  CHECK_FALSE(test_at(seed + " hint", "", Language::de).units[1].hidden);

  const CheckpointReport told = answered(b8, Method::lora, "20", Language::de);
  CHECK(told.right);
  CHECK(told.verdict == "Gut geschätzt");
  CHECK(told.factor.empty());
  CHECK(told.reasoning == "8 × 2,5 = 20" + gap + "GB aus dem Kopf. In der Tabelle: ~18" + gap + "GB.");
  CHECK(told.line.band_label == "Zählt als richtig: 13,5–25" + gap + "GB");
  CHECK(told.line.mark_label == "du: 20" + gap + "GB");
  CHECK(told.line.table_label == "Tabelle ~18" + gap + "GB");
  CHECK_FALSE(told.line.miss);
  CHECK(told.live == "Gut geschätzt. 8 mal 2,5 ergibt 20 Gigabyte. In der Tabelle: etwa 18 Gigabyte.");
  CHECK(told.dots[0] == Dot::right);
}

TEST_CASE("8B with LoRA in Romanian: three times too much, three times too little", "[checkpoint]") {
  const CheckpointReport high = answered(b8, Method::lora, "60", Language::ro);
  CHECK_FALSE(high.right);
  CHECK(high.question == "De câtă memorie are nevoie 8B cu LoRA?");
  CHECK(high.verdict == "Încă nu");
  CHECK(high.factor == "De trei ori cât trebuie.");
  CHECK(high.reasoning == "În minte: 8 × 2,5 = 20" + gap + "GB. În tabel: ~18" + gap + "GB.");
  CHECK(high.dots[0] == Dot::wrong);
  REQUIRE(high.line.miss);
  CHECK(high.line.miss->from == *high.line.mark);
  CHECK(high.line.miss->to == high.line.bands.back().to);
  CHECK(answered(b8, Method::lora, "6", Language::ro).factor == "De trei ori prea puțin.");
  CHECK(answered(b8, Method::lora, "2000", Language::ro).factor == "De 100 de ori cât trebuie.");
  CHECK(answered(b8, Method::lora, "340", Language::ro).factor == "De 17 ori cât trebuie.");
  CHECK(answered(b8, Method::lora, "26", Language::de).factor == "1,3-mal so viel wie nötig.");
  CHECK(answered(b8, Method::lora, "40", Language::de).factor == "Doppelt so viel wie nötig.");
  CHECK(answered(b8, Method::lora, "6", Language::de).factor == "Nötig ist dreimal so viel.");
}

TEST_CASE("Right and wrong part exactly where the tolerance ends, in words as in the engine", "[checkpoint]") {
  CHECK(answered(b8, Method::lora, "13.5", Language::de).right);
  CHECK_FALSE(answered(b8, Method::lora, "13.499", Language::de).right);
  CHECK(answered(b8, Method::lora, "25", Language::de).right);
  CHECK_FALSE(answered(b8, Method::lora, "25.001", Language::de).right);
}

TEST_CASE("Two bands where head figure and table lie apart; between them is its own verdict", "[checkpoint]") {
  const CheckpointReport report = answered(b1, Method::qlora, "1", Language::de);
  CHECK(report.line.bands.size() == 2);
  CHECK(report.line.band_label == "Zählt als richtig: 0,525–0,875" + gap + "GB oder 1,125–1,875" + gap + "GB");
  CHECK(report.factor == "Das liegt zwischen beiden Werten, aber keinem nah genug.");
  CHECK(answered(b70, Method::full, "1260", Language::de).line.bands.size() == 1);
}

TEST_CASE("The learner's own ceiling is the last question", "[checkpoint]") {
  const std::string five = "7 ask 1 1 1 1 1";
  const CheckpointReport asked = test_at(five, "14B", Language::de);
  CHECK(asked.ceiling);
  CHECK(asked.progress == "Frage 6 von 6");
  REQUIRE(asked.choices.size() == 7);
  CHECK(asked.choices[4].id == "14B");
  CHECK(asked.choices[4].figure == "~12" + gap + "GB");
  CHECK(asked.choices[4].chosen);
  CHECK_FALSE(asked.choices[4].right);
  CHECK(asked.missing.empty());
  CHECK(test_at(five, "", Language::de).missing == "Bitte gib einen Wert ein.");
  CHECK(test_at(five, "14B", Language::de, "abc").error.find("„abc“") == 0);

  const CheckpointReport right = test_at("7 told 1 1 1 1 1 14B@24", "", Language::de);
  CHECK(right.right);
  CHECK(right.reasoning == "24" + gap + "GB × 0,8 = 19,2" + gap + "GB. Damit passt 14B (~12" + gap + "GB).");
  CHECK(right.answered == "24");
  const CheckpointReport wrong = test_at("7 told 1 1 1 1 1 32B@24", "", Language::ro);
  CHECK_FALSE(wrong.right);
  CHECK(wrong.choices[4].right);
  CHECK(wrong.choices[5].chosen);
  // Equal fits: 30 x 0.8 = 24 = the table's figure for 32B.
  CHECK(test_at("7 told 1 1 1 1 1 32B@30", "", Language::de).right);
  CHECK(test_at("7 told 1 1 1 1 1 none@1.8", "", Language::de).right);
}

TEST_CASE("A round from the first question to new ones", "[checkpoint]") {
  const ExerciseInput exercise = memory_of("24");
  CheckpointInput input{"5", ""};
  for (std::size_t i = 0; i < checkpoint_question_count; ++i) {
    const bool last = i + 1 == checkpoint_question_count;
    INFO(input.progress);
    CHECK(with_deed(input, CheckpointDeed::check, exercise).progress == input.progress);  // nothing to check
    CHECK(with_deed(input, CheckpointDeed::next, exercise).progress == input.progress);
    input = with_estimate(input, last ? "14B" : "20,5");
    input = with_deed(input, CheckpointDeed::check, exercise);
    CHECK(read_round(input.progress).stage == CheckpointStage::told);
    CHECK(with_estimate(input, "99").estimate == input.estimate);  // what is answered stands
    CHECK(with_deed(input, CheckpointDeed::check, exercise).progress == input.progress);
    input = with_deed(input, CheckpointDeed::next, exercise);
    CHECK(input.estimate.empty());
  }
  CHECK(input.progress == "5 done 20.5 20.5 20.5 20.5 20.5 14B@24");
  const CheckpointReport result = report_checkpoint(input, exercise, Language::ro);
  CHECK(result.results.size() == checkpoint_question_count);
  CHECK(result.results.back().right);
  CHECK(result.question == result.score);
  const CheckpointRound again = read_round(with_deed(input, CheckpointDeed::again, exercise).progress);
  CHECK(again.seed != 5);
  CHECK(again.answers.empty());
}

TEST_CASE("Progress that nobody wrote keeps what makes sense of it", "[checkpoint]") {
  for (const char* text : {"", "x", "-1", "12345678901234567890", "7 told", "7 done 1 2", "7 ask nonsense", "7 told 1 -5",
                           "7 told 1 1 1 1 1 99B@24", "7 told 1 1 1 1 1 14B@x", "\xFF\xFE told 1", "7 ask 1 1 1 1 1 14B@24 1 1"}) {
    INFO(text);
    const CheckpointRound round = read_round(text);
    CHECK(round.answers.size() <= checkpoint_question_count);
    const CheckpointRound again = read_round(write_round(round));
    CHECK(again.seed == round.seed);
    CHECK(again.stage == round.stage);
    CHECK(again.answers == round.answers);
    for (const Language language : {Language::de, Language::ro}) CHECK_FALSE(test_at(text, text, language).question.empty());
  }
  CHECK(read_round("7 done 1 2").stage == CheckpointStage::ask);
  CHECK(read_round("7 ask 1 1 1 1 1 14B@24").stage == CheckpointStage::done);
}

TEST_CASE("Whatever is typed is cut at a letter's end and refused in words", "[checkpoint]") {
  CHECK(with_estimate({"7", ""}, "ăăăăăăăă").estimate == "ăăăăă");
  CHECK(with_estimate({"7", ""}, "123456789ă").estimate == "123456789");
  CHECK(test_at("7", "abc", Language::de).error.find("„abc“ ist keine Zahl.") == 0);
  CHECK(test_at("7", "1.2,3", Language::ro).error.find("„1.2,3”") != std::string::npos);
  CHECK_FALSE(test_at("7", "0", Language::de).error.empty());
}

TEST_CASE("Both languages ask and mark the same, in their own words, for any seed", "[checkpoint]") {
  for (std::uint32_t seed = 0; seed < 100; ++seed)
    for (const char* stage : {" ask 20", " hint 20", " told 20 3", " done 1 1 1 1 1 4B@24"}) {
      const std::string progress = std::to_string(seed) + stage;
      const CheckpointReport german = test_at(progress, "9", Language::de), romanian = test_at(progress, "9", Language::ro);
      CHECK(german.dots == romanian.dots);
      CHECK(german.right == romanian.right);
      CHECK(german.line.mark == romanian.line.mark);
      CHECK(german.question != romanian.question);
      CHECK(german.live != romanian.live);
    }
}

TEST_CASE("The JSON holds what the form shows", "[checkpoint]") {
  JsonWriter json;
  write_checkpoint(json, {std::to_string(seed_with(b8, Method::lora)) + " told 60", ""}, memory_of("24"), Language::de);
  const nlohmann::json read = nlohmann::json::parse(json.take());
  CHECK(read["stage"] == "told");
  CHECK(read["right"] == false);
  CHECK(read["dots"] == nlohmann::json({"wrong", "open", "open", "open", "open", "open"}));
  CHECK(read["line"]["bands"].size() == 1);
  CHECK(read["line"]["ticks"].size() == 12);
  CHECK(read["units"][0]["parts"] == nlohmann::json({2, 2, 10, 4, 0}));
  CHECK(read["units"][1]["asked"] == true);
  CHECK(read["labels"]["part"].size() == part_count);
  CHECK(read["results"].empty());
}
