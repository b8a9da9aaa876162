#include "engine/lesson_table.hpp"

#include "generated/engine/fact_values.hpp"
#include "generated/engine/lesson_table_rows.hpp"

namespace wingspan::engine {

const std::array<LessonModel, lesson_model_count>& lesson_table() {
  return lesson_table_rows;
}

Margin lesson_margin() { return {fact_values::margin_factor}; }

}  // namespace wingspan::engine
