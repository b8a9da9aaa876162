#include "report/method_words.hpp"

#include "report/words.hpp"

namespace wingspan::report {

std::string method_name(Language language, engine::Method method) {
  switch (method) {
    case engine::Method::full: return text(language, Word::method_full);
    case engine::Method::lora: return text(language, Word::method_lora);
    case engine::Method::qlora: return text(language, Word::method_qlora);
  }
  return {};
}

std::string method_after_with(Language language, engine::Method method) {
  return method == engine::Method::full ? text(language, Word::method_full_with) : method_name(language, method);
}

}  // namespace wingspan::report
