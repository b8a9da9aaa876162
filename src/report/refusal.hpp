// Why a typed number is not taken, in words: which value, then what to type.
#pragma once

#include <string>
#include <string_view>

#include "engine/number_input.hpp"
#include "report/language.hpp"

namespace wingspan::report {

struct RefusalText {
  std::string sentence;  // all of it
  std::string range;     // the part that says what is allowed; empty where that is not the point
};

RefusalText refusal_text(Language language, std::string_view typed, const engine::Refusal& refusal);

void append_sentence(std::string& text, std::string_view sentence);

}  // namespace wingspan::report
