#include "cli/fit.hpp"

#include <algorithm>

#include "cli/text.hpp"
#include "report/answer_json.hpp"

namespace wingspan::cli {
namespace {

std::string gb(const engine::Gigabytes& amount) { return amount.value.to_text() + " GB"; }

std::string padded(std::string text, std::size_t width) {
  text.resize(std::max(width, text.size()), ' ');
  return text;
}

std::string plain_text(const engine::Answer& answer) {
  const engine::Method method = answer.question.method;
  std::string out = gb(answer.question.memory) + " x " + answer.question.margin.value.to_text() + " = " +
                    gb(answer.budget) + "\n\n";
  for (const engine::Row& row : answer.rows)
    out += padded(std::string(row.model), 6) + padded("~" + gb(row.cell(method).required), 10) +
           std::string(engine::verdict_id(row.cell(method).verdict)) + "\n";

  out.append("\n").append(text::largest_with).append(engine::method_id(method)).append(": ");
  if (answer.largest)
    out.append(answer.rows[*answer.largest].model).append(", ").append(gb(answer.headroom)).append(text::headroom);
  else out.append(text::none);
  if (answer.next_larger)
    out.append("\n").append(answer.rows[*answer.next_larger].model).append(text::short_by)
        .append(gb(answer.next_short_by)).append(text::fits_from).append(gb(answer.next_fits_from));
  return out;
}

}  // namespace

Fit::Fit(CLI::App& program)
    : Command(program, "fit", text::fit),
      memory_(add_option("--memory", text::memory, range_text(engine::memory_range()))),
      method_(add_option("--method", text::method, method_ids())),
      margin_(add_option("--margin", text::margin, range_text(engine::margin_range()))) {}

std::string Fit::run() const {
  const std::optional<engine::Decimal> memory = number_of(memory_, engine::memory_range());
  if (!memory) refuse_missing(memory_);
  engine::Question question{.memory = {*memory}, .method = method_of(method_)};
  if (const auto margin = number_of(margin_, engine::margin_range())) question.margin = {*margin};

  const engine::Answer answer = engine::assess(question);
  if (!json()) return plain_text(answer);
  report::JsonWriter document;
  report::write_answer(document, answer);
  return document.take();
}

engine::Method method_of(const Option& option) {
  const std::optional<std::string> value = value_of(option);
  if (!value) return engine::Method::qlora;
  const std::optional<engine::Method> method = engine::parse_method(*value);
  if (!method) refuse(option, text::not_known);
  return *method;
}

std::string method_ids() {
  std::string ids;
  for (auto method = engine::all_methods.rbegin(); method != engine::all_methods.rend(); ++method)
    ids.append(ids.empty() ? "" : ", ").append(engine::method_id(*method));
  return ids;
}

}  // namespace wingspan::cli
