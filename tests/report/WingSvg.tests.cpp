#include "report/wing_svg.hpp"

#include <catch2/catch_test_macros.hpp>
#include <string>

#include "report/exercise_wing.hpp"
#include "report/svg_text.hpp"
#include "sample.hpp"

using namespace wingspan::report;

namespace {

std::size_t count(const std::string& text, std::string_view part) {
  std::size_t found = 0;
  for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + part.size())) ++found;
  return found;
}

std::string picture(std::string_view memory, PictureSize size = {}, std::string_view last = "") {
  ExerciseInput input;
  input.memory_text = memory;
  input.last_good_memory = last;
  return exercise_wing(input, size, Language::de);
}

}  // namespace

TEST_CASE("Coordinates have one decimal at most", "[svg]") {
  CHECK(svg_number(12.34F) == "12.3");
  CHECK(svg_number(12.0F) == "12");
  CHECK(svg_number(-0.26F) == "-0.3");
  CHECK(svg_number(-0.01F) == "0");
  CHECK(svg_number(0.05F) == "0.1");
}

TEST_CASE("Texts cannot leave their element", "[svg]") {
  SvgText svg;
  svg.text("c", 0.0F, 0.0F, "end", "<b>&</b>");
  CHECK(svg.take() == R"(<text class="c" x="0" y="0" text-anchor="end">&lt;b&gt;&amp;&lt;/b&gt;</text>)");
}

TEST_CASE("The picture needs no style, no id and no script", "[svg]") {
  for (const std::string& svg : {picture("24"), hero_wing(hero_size, Language::de)}) {
    CHECK(svg.starts_with("<svg "));
    CHECK(svg.ends_with("</svg>"));
    CHECK(count(svg, "<svg") == 1);
    CHECK(count(svg, " style=") == 0);
    CHECK(count(svg, " id=") == 0);
    CHECK(count(svg, "url(") == 0);
    CHECK(count(svg, "nan") == 0);
    CHECK(count(svg, "aria-hidden=\"true\"") == 1);
  }
}

TEST_CASE("24 GB shows its ceiling, its budget and the lit finger on both wings", "[svg]") {
  const std::string svg = picture("24");
  CHECK(count(svg, ">Speichergrenze 24" + gap + "GB<") == 1);
  CHECK(count(svg, ">19,2" + gap + "GB<") == 1);
  CHECK(count(svg, "class=\"w-wing-mark w-wing-lit\"") == 2);
  CHECK(count(svg, ">14B<") == 1);
  CHECK(count(svg, "w-wing-carried-0") == 2);
  CHECK(count(svg, "w-wing-open w-wing-tight") == 2);
}

TEST_CASE("Half a picture has one wing", "[svg]") {
  const std::string svg = picture("24", {320.0F, 210.0F, true});
  CHECK(count(svg, "class=\"w-wing-mark w-wing-lit\"") == 1);
  CHECK(count(svg, "viewBox=\"0 0 320 210\"") == 1);
}

TEST_CASE("Empty is folded without a ceiling, nonsense is the last wing made pale", "[svg]") {
  CHECK(count(picture(""), "w-wing-ceiling") == 0);
  CHECK(count(picture(""), "w-wing-ghost") == 12);
  CHECK(count(picture("abc", {}, "24"), "w-wing-stale") == 1);
  CHECK(count(picture("abc", {}, "24"), ">14B<") == 1);
  CHECK(count(picture("24"), "w-wing-stale") == 0);
}

TEST_CASE("The hero has the Mac on the left and the card on the right, on one scale", "[svg]") {
  const std::string svg = hero_wing(hero_size, Language::ro);
  CHECK(count(svg, ">M3 Ultra: 96" + gap + "GB<") == 1);
  CHECK(count(svg, ">RTX 4090: 24" + gap + "GB<") == 1);
  CHECK(count(svg, ">76,8" + gap + "GB<") == 1);
  CHECK(count(svg, ">19,2" + gap + "GB<") == 1);
  CHECK(count(svg, ">70B<") == 2);  // carried on the left, a ghost on the right
}

TEST_CASE("Any size and memory gives a picture", "[svg]") {
  for (const char* memory : {"0,5", "1,875", "121", "1000", "100000"})
    for (const PictureSize size : {PictureSize{100.0F, 100.0F, false}, PictureSize{4000.0F, 100.0F, true}, PictureSize{100.0F, 4000.0F, true}}) {
      const std::string svg = picture(memory, size);
      CHECK(svg.ends_with("</svg>"));
      CHECK(count(svg, "nan") == 0);
      CHECK(count(svg, "inf") == 0);
    }
}
