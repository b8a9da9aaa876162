#include "report/views.hpp"

#include <catch2/catch_test_macros.hpp>

using namespace wingspan::report;

TEST_CASE("Views have the contract's ids, in its order", "[views]") {
  const char* ids[] = {"exercise", "explorer", "run", "machines", "checkpoint"};
  for (std::size_t i = 0; i < view_count; ++i) {
    CHECK(view_id(static_cast<View>(i)) == ids[i]);
    CHECK(parse_view(ids[i]) == static_cast<View>(i));
  }
  for (const char* other : {"", "Exercise", "cellar", "exercise "}) CHECK_FALSE(parse_view(other));
}

TEST_CASE("The views named are offered; unknown names are nothing", "[views]") {
  CHECK(view_names(offered_views("checkpoint exercise")) == "exercise checkpoint");
  CHECK(view_names(offered_views("checkpoint  explorer cellar checkpoint")) == "explorer checkpoint");
  CHECK(view_names(offered_views("run machines")) == "run machines");
  CHECK(offered_views("") == ViewSet());
}

TEST_CASE("Never nothing shows: the active view where it is offered, else the first, else the exercise", "[views]") {
  CHECK(ViewState{}.shown() == View::exercise);
  CHECK_FALSE(ViewState{}.tabs());
  CHECK(ViewState{offered_views("checkpoint"), View::exercise}.shown() == View::checkpoint);
  CHECK_FALSE(ViewState{offered_views("checkpoint"), View::exercise}.tabs());
  const ViewState both{offered_views("exercise checkpoint"), View::checkpoint};
  CHECK(both.shown() == View::checkpoint);
  CHECK(both.tabs());
  CHECK(ViewState{offered_views("exercise checkpoint"), View::run}.shown() == View::exercise);
}

TEST_CASE("Tabs have names of their own in each language", "[views]") {
  CHECK(view_name(Language::de, View::exercise) == "Übung");
  CHECK(view_name(Language::de, View::explorer) == "Erkunden");
  CHECK(view_name(Language::de, View::checkpoint) == "Selbsttest");
  CHECK(view_name(Language::ro, View::checkpoint) == "Autoevaluare");
}
