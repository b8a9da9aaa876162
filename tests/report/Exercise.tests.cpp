#include "report/exercise.hpp"

#include <catch2/catch_test_macros.hpp>

#include "sample.hpp"

using namespace wingspan::report;
using wingspan::engine::Method;
using wingspan::engine::Verdict;

namespace {

std::size_t lit_rows(const ExerciseReport& report) {
  std::size_t count = 0;
  for (const RowReport& row : report.rows) count += row.lit ? 1 : 0;
  return count;
}

}  // namespace

TEST_CASE("24 GB: budget 19,2 and 14B, in German", "[exercise]") {
  const ExerciseReport report = report_of("24", Language::de);
  CHECK(report.state == AnswerState::fits);
  CHECK(report.equation == "24" + gap + "GB × 0,8 = 19,2" + gap + "GB");
  CHECK(report.largest_label == "Größtes Modell mit QLoRA");
  CHECK(report.largest == "14B");
  CHECK(report.verdict_line == "passt, 7,2" + gap + "GB Spielraum");
  CHECK(report.need_line == "braucht ~12" + gap + "GB von 19,2" + gap + "GB");
  CHECK(report.why_title == "Warum nicht 32B?");
  CHECK(report.why_verdict == Verdict::tight);
  CHECK(report.live == "Größtes Modell mit QLoRA: 14B. Braucht etwa 12 Gigabyte von 19,2 Gigabyte.");
  CHECK(report.memory_spoken == "24 Gigabyte, Budget 19,2 Gigabyte");
  CHECK(report.error.empty());
}

TEST_CASE("What would make the next larger model fit: a lighter method, or the reserve", "[exercise]") {
  // 24 GB: 32B needs 24 with QLoRA (the facts sheet: just squeezes in with small batch and short context).
  CHECK(report_of("24", Language::de).why_text.find("ohne Reserve gerade so") != std::string::npos);
  // 96 GB: full training of 8B needs 140 GB, LoRA 18 of 76.8.
  ExerciseInput input;
  input.memory_text = "96";
  input.method = Method::full;
  CHECK(report_exercise(input, Language::de).why_text.ends_with(", mit LoRA schon jetzt."));
  CHECK(report_exercise(input, Language::ro).why_text.ends_with(", iar cu LoRA deja acum."));
  // 48 GB: 70B needs 48 with QLoRA and fits the memory exactly; 12 GB: 14B needs 12 likewise; 10 GB: 14B is too big.
  CHECK(report_of("10", Language::de).why_text.find("Reserve") == std::string::npos);
}

TEST_CASE("24 GB: budget 19,2 and 14B, in Romanian", "[exercise]") {
  const ExerciseReport report = report_of("24", Language::ro);
  CHECK(report.equation == "24" + gap + "GB × 0,8 = 19,2" + gap + "GB");
  CHECK(report.largest_label == "Cel mai mare model cu QLoRA");
  CHECK(report.largest == "14B");
  CHECK(report.need_line == "are nevoie de ~12" + gap + "GB din 19,2" + gap + "GB");
  CHECK(report.why_title == "De ce nu 32B?");
  CHECK(report.live == "Cel mai mare model cu QLoRA: 14B. Are nevoie de aproximativ 12 gigabaiți din 19,2 gigabaiți.");
  CHECK(report.memory_spoken == "24 de gigabaiți, buget 19,2 gigabaiți");
}

TEST_CASE("Exactly the row of the largest model is lit", "[exercise]") {
  const ExerciseReport report = report_of("24", Language::de);
  CHECK(lit_rows(report) == 1);
  CHECK(report.rows[3].lit);
  CHECK(report.rows[3].model == "14B");
  CHECK(lit_rows(report_of("1,8", Language::de)) == 0);
}

TEST_CASE("Every cell of the table has its figure, word and sentence", "[exercise]") {
  const ExerciseReport report = report_of("24", Language::de);
  const CellReport& tight = report.rows[4].cells[2];
  CHECK(tight.required == "~24" + gap + "GB");
  CHECK(tight.verdict == Verdict::tight);
  CHECK(tight.verdict_word == "knapp");
  CHECK(tight.spoken == "etwa 24 Gigabyte, knapp");
  CHECK(tight.sentence.find("4,8" + gap + "GB") != std::string::npos);
  CHECK(report.rows[5].cells[0].required == "~1,2" + gap + "TB");
  CHECK(report.rows[5].cells[2].sentence.find("2-mal") != std::string::npos);
  CHECK(report.rows[3].cells[1].sentence.find("8" + gap + "GB") != std::string::npos);  // LoRA: 32 GB, 8 more than there is
}

TEST_CASE("None fits: a kind sentence, what is missing and from when on it fits", "[exercise]") {
  const ExerciseReport german = report_of("1,8", Language::de);
  CHECK(german.state == AnswerState::none_fits);
  CHECK(german.largest == "Noch keines");
  CHECK(german.verdict_line == "Mit diesem Budget passt noch kein Modell aus der Tabelle.");
  CHECK(german.need_line == "1B braucht ~1,5" + gap + "GB, dir fehlen 0,06" + gap + "GB.");
  CHECK(german.why_text.find("1,875" + gap + "GB") != std::string::npos);
  CHECK(german.live == "Kein Modell passt. Budget: 1,44 Gigabyte.");
  CHECK(german.error.empty());
  const ExerciseReport romanian = report_of("1,8", Language::ro);
  CHECK(romanian.verdict_line == "La acest buget nu încape încă niciun model din tabel.");
  CHECK(romanian.need_line.find("îți lipsesc 0,06" + gap + "GB") != std::string::npos);
  CHECK(romanian.live == "Niciun model nu încape. Buget: 1,44 gigabaiți.");
}

TEST_CASE("What is missing agrees with its number", "[exercise]") {
  CHECK(report_of("0,625", Language::de).need_line.find("dir fehlt 1" + gap + "GB") != std::string::npos);
  CHECK(report_of("0,625", Language::ro).need_line.find("îți lipsește 1" + gap + "GB") != std::string::npos);
}

TEST_CASE("A budget equal to the need fits exactly, with no headroom", "[exercise]") {
  const ExerciseReport report = report_of("30", Language::de);
  CHECK(report.largest == "32B");
  CHECK(report.verdict_line == "passt genau, 0" + gap + "GB Spielraum");
}

TEST_CASE("Where 70B fits, the table has no more", "[exercise]") {
  const ExerciseReport report = report_of("96", Language::de);
  CHECK(report.largest == "70B");
  CHECK(report.why_title.empty());
  CHECK(!report.why_text.empty());
  CHECK(!report.why_verdict);
}

TEST_CASE("Comma and point are the same number, and the value as read is shown", "[exercise]") {
  CHECK(report_of("24,5", Language::de).read_as == "gelesen als 24,5" + gap + "GB");
  CHECK(report_of("24.5", Language::de).read_as == "gelesen als 24,5" + gap + "GB");
  CHECK(report_of("1.000", Language::ro).read_as == "citit ca 1" + gap + "GB");
}

TEST_CASE("Nothing typed: what to do, a table without verdicts, no complaint", "[exercise]") {
  ExerciseInput input;
  input.last_good_memory = "24";
  const ExerciseReport report = report_exercise(input, Language::de);
  CHECK(report.state == AnswerState::empty);
  CHECK(!report.answer);
  CHECK(!report.prompt.empty());
  CHECK(report.error.empty());
  CHECK(report.largest.empty());
  CHECK(report.rows[0].cells[2].required == "~1,5" + gap + "GB");
  CHECK(!report.rows[0].cells[2].verdict);
  CHECK(report.rows[0].cells[2].verdict_word.empty());
  CHECK(lit_rows(report) == 0);
}

TEST_CASE("Nonsense: value quoted, what is allowed, and the last answer stays", "[exercise]") {
  ExerciseInput input;
  input.memory_text = "abc";
  input.last_good_memory = "24";
  const ExerciseReport report = report_exercise(input, Language::de);
  CHECK(report.state == AnswerState::nonsense);
  CHECK(report.largest == "14B");
  CHECK(report.rows[3].lit);
  CHECK(report.read_as.empty());
  CHECK(report.error.starts_with("„abc“ ist keine Zahl."));
  CHECK(report.error_range == "Erlaubt: 0,5 bis 100.000" + gap + "GB.");
  CHECK(report.error.find(report.error_range) != std::string::npos);
  CHECK(report.error.ends_with("Deine letzte Antwort bleibt stehen."));
  CHECK(report.live == report.error);
}

TEST_CASE("Nonsense without an earlier answer promises none", "[exercise]") {
  const ExerciseReport report = report_of("abc", Language::ro);
  CHECK(report.state == AnswerState::nonsense);
  CHECK(!report.answer);
  CHECK(report.largest.empty());
  CHECK(report.error.starts_with("„abc” nu este un număr."));
  CHECK(report.error.find("răspuns") == std::string::npos);
}

TEST_CASE("A last answer that is itself nonsense is none", "[exercise]") {
  ExerciseInput input;
  input.memory_text = "abc";
  input.last_good_memory = "1,2,3";
  CHECK(!report_exercise(input, Language::de).answer);
}

TEST_CASE("Each fault has its own words", "[exercise]") {
  CHECK(report_of("1.000,5", Language::de).error.find("1.000,5") != std::string::npos);
  CHECK(report_of("0,4", Language::de).error.starts_with("„0,4“ ist zu klein."));
  CHECK(report_of("100001", Language::de).error.starts_with("„100001“ ist zu groß."));
  CHECK(report_of("24,00000000000000000000001", Language::de).error.find("Ziffern") != std::string::npos);
  for (const char* memory : {"1.000,5", "0,4", "100001", "24,00000000000000000000001"}) {
    CHECK(report_of(memory, Language::ro).error != report_of("abc", Language::ro).error);
    CHECK(report_of(memory, Language::ro).state == AnswerState::nonsense);
  }
}

TEST_CASE("Figures that had to be cut say so", "[exercise]") {
  const ExerciseReport report = report_of("29,99999", Language::de);
  CHECK(report.equation == "29,999" + gap + "GB × 0,8 ≈ 23,999" + gap + "GB");
  CHECK(report.largest == "14B");
  CHECK(report.read_as == "gelesen als 29,99999" + gap + "GB");
}

TEST_CASE("The other methods have their own largest model and name", "[exercise]") {
  CHECK(report_of("96", Language::de, Method::full).largest == "4B");
  CHECK(report_of("96", Language::de, Method::full).largest_label == "Größtes Modell mit vollem Fine-Tuning");
  CHECK(report_of("96", Language::ro, Method::full).largest_label == "Cel mai mare model cu fine-tuning complet");
  CHECK(report_of("24", Language::de, Method::lora).largest == "8B");
}

TEST_CASE("The goal card holds note, machine, memory, model and date", "[exercise]") {
  ExerciseInput input;
  input.memory_text = "24";
  input.machine = "rtx-4090";
  input.note = "Ein Drache, der {Gedichte} schreibt";
  input.date = "2026-12-01";
  const ExerciseReport report = report_exercise(input, Language::de);
  CHECK(report.machine_name == "GeForce RTX 4090");
  CHECK(report.card_summary == "24" + gap + "GB, 14B, 01.12.2026");
  for (const std::string& part : {input.note, report.machine_name, report.memory, report.largest, std::string("01.12.2026")})
    CHECK(report.card_text.find(part) != std::string::npos);
}

TEST_CASE("A card without machine, note and date leaves their lines out", "[exercise]") {
  const ExerciseReport report = report_of("24", Language::de);
  CHECK(report.card_summary == "24" + gap + "GB, 14B");
  CHECK(report.card_text.find("Notiz") == std::string::npos);
  CHECK(report.card_text.find("Rechner") == std::string::npos);
  CHECK(report.card_text.find("Datum") == std::string::npos);
}

TEST_CASE("An unknown or ambiguous machine is named, not guessed", "[exercise]") {
  ExerciseInput input;
  input.memory_text = "24";
  for (const char* id : {"no-such-machine", "rtx-3060"}) {
    input.machine = id;
    const ExerciseReport report = report_exercise(input, Language::de);
    CHECK(report.machine_name.empty());
    CHECK(report.machine_error.find(id) != std::string::npos);
    CHECK(report.largest == "14B");
  }
}

TEST_CASE("No text keeps a placeholder, a bare gap or the other language's quotes", "[exercise]") {
  for (const Language language : all_languages)
    for (const char* memory : {"24", "1,8", "30", "96", "512", "0,5", "100000", "abc", "0,1", ""})
      for (const Method method : wingspan::engine::all_methods) {
        const ExerciseReport report = report_of(memory, language, method);
        std::string all = report.equation + report.need_line + report.verdict_line + report.why_title + report.why_text +
                          report.live + report.error + report.card_text + report.read_as + report.prompt;
        for (const RowReport& row : report.rows)
          for (const CellReport& cell : row.cells) all += cell.sentence + cell.required + cell.spoken;
        INFO(all);
        CHECK(all.find_first_of("{}#'") == std::string::npos);
        CHECK(all.find(" GB") == std::string::npos);
        CHECK(all.find(" TB") == std::string::npos);
        CHECK(all.find(language == Language::de ? "\u201D" : "\u201C") == std::string::npos);
      }
}
