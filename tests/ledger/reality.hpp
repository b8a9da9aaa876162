// The engine against what people measured: peaks by series, and runs that fitted or did not.
//
// Every row of the tables is asked; a run that cannot be asked stands in a table with the reason. Nothing is
// left out of a score. Used by the tests and by the program that writes the validation report.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "../data/table.hpp"

namespace wingspan::tests {

/// One published peak. Allocated rows are held against torch's peak of allocated bytes, all others (reserved,
/// not said) against what the driver shows.
struct Peak {
  std::string id;
  double predicted_gib = 0, measured_gib = 0;
  double error() const { return predicted_gib / measured_gib - 1; }
};

/// Rows of one source and configuration, same grade and metric.
struct Series {
  std::string name, grade, metric, note;
  std::vector<Peak> peaks;
  double error() const;        ///< median of the absolute errors
  double signed_error() const; ///< median of the errors
};

std::vector<Series> read_series();

/// The middle value; of an even number the mean of the two in the middle. Throws on none.
double median(std::vector<double> values);

/// Median over series of one grade, and of one metric unless it is empty. The phrase of the issue: per
/// series, then over series.
double score(const std::vector<Series>& all, std::string_view grade, std::string_view metric = {});

/// A real run: asked where its settings are known, else `not_asked` says why not.
struct Case {
  std::string id, source, model, hardware, not_asked, mapping, note;
  bool stated = false;                  ///< batch, length and checkpointing
  bool fitted = false;                  ///< what happened
  bool predicted = false;               ///< total within memory: `fits` or `tight`
  double total_gib = 0, memory_gib = 0; ///< summed over the GPUs
  double peak_gb = 0;                   ///< what the report names as its peak; 0: nothing
  bool asked() const { return not_asked.empty(); }
  bool right() const { return fitted == predicted; }
};

std::vector<Case> read_cases();

struct Rates {
  int asked = 0, right = 0, said_fits = 0, wrong_fits = 0;
  double right_share() const { return static_cast<double>(right) / asked; }
  double wrong_fits_share() const { return static_cast<double>(wrong_fits) / said_fits; }
};

/// Over the cases that are asked and state batch, length and checkpointing.
Rates rates(const std::vector<Case>& cases);

/// The report as Markdown; as JSON.
std::string validation_markdown();
std::string validation_json();

} // namespace wingspan::tests
