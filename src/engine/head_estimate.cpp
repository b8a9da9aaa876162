#include "engine/head_estimate.hpp"

#include <algorithm>
#include <utility>

#include "engine/draw.hpp"
#include "generated/engine/fact_values.hpp"

namespace wingspan::engine {
namespace {

Band around(Gigabytes figure) {
  const Decimal share = fact_values::checkpoint_tolerance.shifted(2);
  return {{figure.value * (Decimal(1) - share)}, {figure.value * (Decimal(1) + share)}};
}

// To the nearest, halves up.
Decimal nearest(const Decimal& value, int decimals) {
  return (value + Decimal::from_parts(5, decimals + 1)).rounded(decimals, Rounding::down);
}

Decimal times(Gigabytes larger, Gigabytes smaller) {
  const Decimal exact = Decimal::quotient(larger.value, smaller.value, 6, Rounding::down);
  const Decimal shown = nearest(exact, 1);
  return shown < Decimal(3) ? shown : nearest(exact, 0);
}

}  // namespace

std::array<HeadTask, head_task_count> head_tasks(std::uint32_t seed) {
  Draw draw(seed);
  std::array<std::size_t, lesson_model_count> sizes{};
  for (std::size_t i = 0; i < sizes.size(); ++i) sizes[i] = i;
  draw.shuffle(sizes);
  std::array<Method, head_task_count> methods{};
  for (std::size_t i = 0; i < methods.size(); ++i)
    methods[i] = i < method_count ? all_methods[i] : all_methods[draw.below(method_count)];
  draw.shuffle(methods);
  std::array<HeadTask, head_task_count> tasks{};
  for (std::size_t i = 0; i < tasks.size(); ++i) tasks[i] = {sizes[i], methods[i]};
  return tasks;
}

std::uint32_t next_seed(std::uint32_t seed) { return seed + Draw::golden; }

Decimal head_figure(Method method) {
  switch (method) {
    case Method::full: return fact_values::head_full;
    case Method::lora: return fact_values::head_lora;
    case Method::qlora: return fact_values::head_qlora;
  }
  return {};
}

HeadParts head_parts(Method method) {
  constexpr std::int64_t bits_per_byte = 8;
  HeadParts parts;
  if (method == Method::full) {
    parts.weights = fact_values::bytes_weights;
    parts.gradients = fact_values::bytes_gradients;
    const Decimal both_ends = fact_values::bytes_optimizer_low + fact_values::bytes_optimizer_high;
    parts.optimizer = Decimal::quotient(both_ends, Decimal(2), 1, Rounding::down);
  } else {
    const Decimal bits = method == Method::lora ? fact_values::bits_lora : fact_values::bits_qlora;
    parts.weights = Decimal::quotient(bits, Decimal(bits_per_byte), 3, Rounding::down);
  }
  parts.rest = head_figure(method) - parts.weights - parts.gradients - parts.optimizer;
  return parts;
}

Marking mark_estimate(const HeadTask& task, Gigabytes estimate) {
  const LessonModel& model = lesson_table()[task.model];
  Marking marking;
  marking.head = {Decimal(model.billion_parameters) * head_figure(task.method)};
  marking.table = model.required_by(task.method);
  marking.by_head = around(marking.head);
  marking.by_table = around(marking.table);
  const auto [lower, upper] = std::minmax(marking.head, marking.table);
  if (marking.by_head.holds(estimate) || marking.by_table.holds(estimate)) return marking;
  if (estimate < lower) {
    marking.mark = EstimateMark::too_low;
    marking.factor = times(lower, estimate);
  } else if (estimate > upper) {
    marking.mark = EstimateMark::too_high;
    marking.factor = times(estimate, upper);
  } else {
    marking.mark = EstimateMark::between;
  }
  return marking;
}

NumberRange estimate_range() { return {Decimal::from_parts(1, 1), Decimal(100'000)}; }

}  // namespace wingspan::engine
