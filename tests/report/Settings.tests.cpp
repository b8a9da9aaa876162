#include "report/settings.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace wingspan::report;

TEST_CASE("Settings are read pair by pair; what is no pair is skipped", "[settings]") {
  std::string_view text = " max=1024  seed=7 nonsense == =x tail= ";
  std::string seen;
  for (Setting setting; next_setting(text, setting);) seen.append(setting.name).append(":").append(setting.value).append(";");
  CHECK(seen == "max:1024;seed:7;:=;:x;tail:;");
  std::string written;
  append_setting(written, "max", "1024");
  append_setting(written, "seed", "7");
  CHECK(written == "max=1024 seed=7");
}

TEST_CASE("A whole number within its bounds, and nothing else", "[settings]") {
  CHECK(whole_setting("1024", 1, 4096) == 1024);
  CHECK(whole_setting("-3", -5, 5) == -3);
  for (const char* text : {"", "4097", "0", "1e3", "7 ", "0x10", "1,5", "99999999999", "-"}) CHECK_FALSE(whole_setting(text, 1, 4096));
}
