// The lesson's words, compiled in from lessons/wings/words/*.json. Code names a Word, never a text; the words that some
// source names are compiled in, and no others.
//
// Messages are ICU MessageFormat, the part that the lesson needs: {name}, {n, plural, =0 {..} one {# ..} other {..}},
// {name, select, a {..} other {..}}. The build checks them: same keys and placeholders in every language, all plural
// categories that the language has.
#pragma once

#include <initializer_list>
#include <string>
#include <string_view>

#include "engine/decimal.hpp"
#include "generated/report/word_keys.hpp"  // class Word: key "ui.check" is Word::ui_check
#include "report/language.hpp"

namespace wingspan::report {

// A named placeholder's value: a text (a name, or an already formatted amount), or a number that also chooses the
// plural case; the number is shown in the language's format. Holds views: for arguments of one call only.
class Argument {
 public:
  Argument(std::string_view name, std::string_view text) : name_(name), text_(text) {}
  Argument(std::string_view name, const engine::Decimal& number) : name_(name), number_(&number) {}

  std::string_view name() const { return name_; }
  std::string_view text() const { return text_; }
  const engine::Decimal* number() const { return number_; }  // null: a text

 private:
  std::string_view name_;
  std::string_view text_;
  const engine::Decimal* number_ = nullptr;
};

// A word without placeholders. (A message with placeholders comes as it is written in the file.)
std::string text(Language language, Word word);
// A message with its placeholders filled. A placeholder without an argument stays empty.
std::string message(Language language, Word word, std::initializer_list<Argument> arguments);

}  // namespace wingspan::report
