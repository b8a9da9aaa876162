#include "report/words.hpp"

#include <cstddef>
#include <span>
#include <utility>

#include "generated/report/word_messages.hpp"
#include "report/numbers.hpp"
#include "report/plural.hpp"

namespace wingspan::report {
namespace {

// Fills one message. The generator has checked the syntax and removed every space that means nothing, so this reader
// only follows brackets: {name}, {name,plural,one{..}other{..}}, {name,select,a{..}other{..}}.
class Filler {
 public:
  Filler(Language language, std::span<const Argument> arguments) : language_(language), arguments_(arguments) {}

  // `counted`: the number that `#` stands for, inside a plural case.
  void fill(std::string_view message, const Argument* counted) {
    while (!message.empty()) {
      const std::size_t special = message.find_first_of(counted != nullptr ? "{#" : "{");
      out_.append(message.substr(0, special));
      if (special == std::string_view::npos) return;
      message.remove_prefix(special);
      if (message.front() == '#') {
        append_value(counted);
        message.remove_prefix(1);
      } else {
        const std::size_t length = bracket_length(message);
        fill_placeholder(message.substr(1, length - 2), counted);
        message.remove_prefix(length);
      }
    }
  }

  std::string take() { return std::move(out_); }

 private:
  // From an opening bracket to behind its closing one.
  static std::size_t bracket_length(std::string_view text) {
    std::size_t depth = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
      if (text[i] == '{') ++depth;
      if (text[i] == '}' && --depth == 0) return i + 1;
    }
    return text.size();
  }

  const Argument* find(std::string_view name) const {
    for (const Argument& argument : arguments_)
      if (argument.name() == name) return &argument;
    return nullptr;
  }

  void append_value(const Argument* argument) {
    if (argument == nullptr) return;
    if (argument->number() != nullptr) out_ += number(language_, *argument->number());
    else out_ += argument->text();
  }

  void fill_placeholder(std::string_view inner, const Argument* counted) {
    const std::size_t comma = inner.find(',');
    const Argument* argument = find(inner.substr(0, comma));
    if (comma == std::string_view::npos) return append_value(argument);

    inner.remove_prefix(comma + 1);
    const bool plural = inner.starts_with("plural");
    inner.remove_prefix(inner.find(',') + 1);
    fill(chosen_case(inner, plural, argument), plural ? argument : counted);
  }

  std::string_view chosen_case(std::string_view cases, bool plural, const Argument* argument) const {
    std::string exact;  // no selector is empty, so an empty text chooses nothing
    std::string_view category;
    if (argument != nullptr && plural && argument->number() != nullptr) {
      exact = "=" + argument->number()->to_text();
      category = plural_name(plural_category(language_, *argument->number()));
    } else if (argument != nullptr && !plural) {
      category = argument->text();
    }
    std::string_view by_category;
    std::string_view other;
    while (!cases.empty()) {
      const std::size_t bracket = cases.find('{');
      const std::string_view selector = cases.substr(0, bracket);
      const std::size_t length = bracket_length(cases.substr(bracket));
      const std::string_view body = cases.substr(bracket + 1, length - 2);
      if (selector == exact) return body;
      if (selector == category) by_category = body;
      if (selector == "other") other = body;
      cases.remove_prefix(bracket + length);
    }
    return by_category.empty() ? other : by_category;
  }

  Language language_;
  std::span<const Argument> arguments_;
  std::string out_;
};

}  // namespace

std::string text(Language language, Word word) { return std::string(word.in(language)); }

std::string message(Language language, Word word, std::initializer_list<Argument> arguments) {
  Filler filler(language, {arguments.begin(), arguments.size()});
  filler.fill(word.in(language), nullptr);
  return filler.take();
}

}  // namespace wingspan::report
