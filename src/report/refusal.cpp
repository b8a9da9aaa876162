#include "report/refusal.hpp"

#include "report/numbers.hpp"
#include "report/quote.hpp"
#include "report/words.hpp"

namespace wingspan::report {
namespace {

using engine::InputFault;

Word fault_word(InputFault fault) {
  switch (fault) {
    case InputFault::empty: return Word::err_empty;
    case InputFault::not_a_number: return Word::err_not_a_number;
    case InputFault::too_many_separators: return Word::err_too_many_separators;
    case InputFault::too_many_digits: return Word::err_too_many_digits;
    case InputFault::below_minimum: return Word::err_memory_too_small;
    case InputFault::above_maximum: return Word::err_memory_too_large;
  }
  return Word::err_not_a_number;
}

}  // namespace

void append_sentence(std::string& text, std::string_view sentence) {
  if (!text.empty()) text += ' ';
  text += sentence;
}

RefusalText refusal_text(Language language, std::string_view typed, const engine::Refusal& refusal) {
  RefusalText text;
  text.sentence = message(language, fault_word(refusal.fault), {{"input", quotable(typed)}});
  const bool range_matters = refusal.fault == InputFault::not_a_number || refusal.fault == InputFault::below_minimum ||
                             refusal.fault == InputFault::above_maximum;
  if (!range_matters) return text;
  text.range = message(language, Word::err_memory_range,
                       {{"min", number(language, refusal.range.minimum)}, {"max", number(language, refusal.range.maximum)}});
  append_sentence(text.sentence, text.range);
  return text;
}

}  // namespace wingspan::report
