#include "engine/lesson_recipes.hpp"

#include <cstdlib>
#include <initializer_list>

namespace wingspan::engine {

namespace {

int settings_changed(const Training& a, const Training& b) {
  return int{a.precision != b.precision} + int{a.optimizer != b.optimizer} +
         int{a.checkpointing != b.checkpointing} + int{a.loss != b.loss} + int{a.batch != b.batch} +
         int{a.sequence != b.sequence} + int{a.quantisation != b.quantisation};
}

template <typename Value, typename Then>
void each(std::vector<Training>& recipes, std::initializer_list<Value> values, Then set) {
  std::vector<Training> more;
  for (const Training& recipe : recipes) {
    for (const Value value : values)
      set(more.emplace_back(recipe), value);
  }
  recipes = std::move(more);
}

std::vector<Training> recipes_of(const Training& usual) {
  std::vector<Training> recipes{usual};
  if (usual.method == Method::full) {
    each(recipes, {Precision::bf16, Precision::autocast, Precision::mixed, Precision::fp32},
         [](Training& t, Precision value) { t.precision = value; });
    each(recipes, {Optimizer::adamw, Optimizer::adamw_fused, Optimizer::adamw_8bit},
         [](Training& t, Optimizer value) { t.optimizer = value; });
  }
  if (usual.method == Method::qlora) {
    each(recipes, {Quantisation::nf4_dq, Quantisation::nf4},
         [](Training& t, Quantisation value) { t.quantisation = value; });
  }
  each(recipes, {Checkpointing::on, Checkpointing::off},
       [](Training& t, Checkpointing value) { t.checkpointing = value; });
  each(recipes, {Loss::standard, Loss::fused}, [](Training& t, Loss value) { t.loss = value; });
  each(recipes, {1U, 2U, 4U, 8U}, [](Training& t, std::uint32_t value) { t.batch = value; });
  each(recipes, {256U, 512U, 1024U, 2048U, 4096U, 8192U},
       [](Training& t, std::uint32_t value) { t.sequence = value; });
  return recipes;
}

void match(LessonComparison& row, const Model& model) {
  std::int64_t best_apart = INT64_MAX;
  int best_changed = 0;
  for (const Training& recipe : recipes_of(row.usual)) {
    const Estimate result = estimate(model, recipe);
    const std::int64_t apart = std::abs(result.bytes.total - row.published);
    const bool met = apart * lesson_tolerance <= row.published;
    const int changed = settings_changed(recipe, row.usual);
    const bool simpler = changed < best_changed || (changed == best_changed && apart < best_apart);
    const bool better = row.met ? met && simpler : met || apart < best_apart;
    if (!better) continue;
    row.matching = recipe;
    row.matching_estimate = result;
    row.met = met;
    best_apart = apart;
    best_changed = changed;
  }
}

} // namespace

std::vector<LessonComparison> compare_lesson_table() {
  constexpr double billion = 1e9;
  std::vector<LessonComparison> rows;
  for (const LessonModel& lesson : lesson_table()) {
    const StandIn found = stand_in(lesson.billion_parameters * billion);
    for (const Method method : all_methods) {
      LessonComparison& row = rows.emplace_back();
      row.size = lesson.label;
      row.base = found.base;
      row.method = method;
      row.published = static_cast<std::int64_t>((lesson.required_by(method).value * Decimal(bytes_per_gb)).coefficient());
      row.usual.method = method;
      row.usual_estimate = estimate(found.model, row.usual);
      match(row, found.model);
    }
  }
  return rows;
}

} // namespace wingspan::engine
