// The views of a lesson: the exercise and its companions. Which of them an element offers, and which one shows, is part of
// the state. The order of the enum is the order of the tabs.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "report/language.hpp"

namespace wingspan::report {

enum class View { exercise, explorer, run, machines, checkpoint };

inline constexpr std::size_t view_count = 5;
inline constexpr std::array all_views{View::exercise, View::explorer, View::run, View::machines, View::checkpoint};

// The stable id of the contract, and back; nullopt for any other text.
std::string_view view_id(View view);
std::optional<View> parse_view(std::string_view id);
// A view's name on its tab.
std::string view_name(Language language, View view);

class ViewSet {
 public:
  bool holds(View view) const { return (views_ & bit_of(view)) != 0; }
  void add(View view) { views_ |= bit_of(view); }
  int count() const { return std::popcount(views_); }
  View first() const;  // the exercise where it is empty

  friend bool operator==(const ViewSet&, const ViewSet&) = default;

 private:
  static unsigned bit_of(View view) { return 1U << static_cast<unsigned>(view); }

  unsigned views_ = 0;
};

struct ViewState {
  ViewSet offered;             // empty: the exercise alone
  View active = View::exercise;

  // The one that shows: active where it is offered, else the first that is.
  View shown() const { return offered.holds(active) ? active : offered.first(); }
  // Tabs stand there where there is something to choose.
  bool tabs() const { return offered.count() > 1; }
};

// "exercise checkpoint", separated by spaces; other words are nothing.
ViewSet offered_views(std::string_view named);
std::string view_names(const ViewSet& views);

}  // namespace wingspan::report
