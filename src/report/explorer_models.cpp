#include <algorithm>
#include <vector>

#include "report/explorer_input.hpp"

namespace wingspan::report {
namespace {

std::string_view last_part(std::string_view id) { return id.substr(id.find('/') + 1); }

}  // namespace

std::span<const CountedModel> counted_models() {
  static const std::vector<CountedModel> models = [] {
    std::vector<CountedModel> found;
    for (const engine::CatalogueModel& model : engine::catalogue()) {
      const engine::ModelResult built = engine::build_model(model.shape);
      if (built.ok) found.push_back({&model, last_part(model.id), built.model.count().total()});
    }
    const auto lower = [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; };
    std::sort(found.begin(), found.end(), [lower](const CountedModel& a, const CountedModel& b) {
      const std::size_t most = std::min(a.name.size(), b.name.size());
      for (std::size_t i = 0; i < most; ++i)
        if (lower(a.name[i]) != lower(b.name[i])) return lower(a.name[i]) < lower(b.name[i]);
      return a.name.size() < b.name.size();
    });
    return found;
  }();
  return models;
}

const engine::CatalogueModel* find_counted_model(std::string_view id) {
  const engine::CatalogueModel* found = nullptr;
  for (const CountedModel& model : counted_models()) {
    if (model.model->id == id) return model.model;
    if (model.name != id) continue;
    if (found != nullptr) return nullptr;
    found = model.model;
  }
  return found;
}

std::string_view short_name(const CountedModel& model) { return find_counted_model(model.name) == model.model ? model.name : model.model->id; }

}  // namespace wingspan::report
