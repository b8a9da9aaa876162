#include "report/views.hpp"

#include <algorithm>

#include "report/words.hpp"

namespace wingspan::report {
namespace {

constexpr std::array<std::string_view, view_count> ids{"exercise", "explorer", "run", "machines", "checkpoint"};

}  // namespace

std::string_view view_id(View view) { return ids[static_cast<std::size_t>(view)]; }

std::optional<View> parse_view(std::string_view id) {
  const auto found = std::find(ids.begin(), ids.end(), id);
  if (found == ids.end()) return std::nullopt;
  return static_cast<View>(found - ids.begin());
}

std::string view_name(Language language, View view) {
  switch (view) {
    case View::exercise: return text(language, Word::view_exercise);
    case View::explorer: return text(language, Word::view_explorer);
    case View::run: return text(language, Word::view_run);
    case View::machines: return text(language, Word::view_machines);
    case View::checkpoint: return text(language, Word::view_checkpoint);
  }
  return {};
}

View ViewSet::first() const {
  for (const View view : all_views)
    if (holds(view)) return view;
  return View::exercise;
}

ViewSet offered_views(std::string_view named) {
  ViewSet views;
  while (!named.empty()) {
    const std::size_t end = std::min(named.find(' '), named.size());
    const auto view = parse_view(named.substr(0, end));
    if (view) views.add(*view);
    named.remove_prefix(std::min(end + 1, named.size()));
  }
  return views;
}

std::string view_names(const ViewSet& views) {
  std::string names;
  for (const View view : all_views) {
    if (!views.holds(view)) continue;
    if (!names.empty()) names += ' ';
    names += view_id(view);
  }
  return names;
}

}  // namespace wingspan::report
