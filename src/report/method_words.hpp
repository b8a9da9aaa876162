// Names of the methods inside sentences.
#pragma once

#include <string>

#include "engine/recipe.hpp"
#include "report/language.hpp"

namespace wingspan::report {

// As a column's or a control's label: "Voll", "LoRA", "QLoRA".
std::string method_name(Language language, engine::Method method);
// After „mit" / „cu": the dative where the language has one.
std::string method_after_with(Language language, engine::Method method);

}  // namespace wingspan::report
