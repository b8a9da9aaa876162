#include "reality.hpp"

#include <algorithm>
#include <cmath>
#include <map>
#include <stdexcept>
#include <tuple>

#include "engine/decimal.hpp"
#include "engine/usable_memory.hpp"
#include "questions.hpp"

namespace wingspan::tests {

namespace {

constexpr double gib = 1073741824.0;

std::vector<double> errors_of(const Series& series) {
  std::vector<double> errors;
  for (const Peak& peak : series.peaks)
    errors.push_back(peak.error());
  return errors;
}

} // namespace

double median(std::vector<double> values) {
  if (values.empty()) throw std::runtime_error("median of nothing");
  std::sort(values.begin(), values.end());
  const std::size_t half = values.size() / 2;
  return values.size() % 2 == 1 ? values[half] : (values[half - 1] + values[half]) / 2;
}

double Series::error() const {
  std::vector<double> errors = errors_of(*this);
  for (double& error : errors)
    error = std::abs(error);
  return median(errors);
}

double Series::signed_error() const { return median(errors_of(*this)); }

std::vector<Series> read_series() {
  std::map<std::string, std::string> notes;
  for (const Row& row : read_table(data_path("measured_series.csv")))
    notes[row.text("series") + row.text("grade") + row.text("metric")] = row.text("note");
  std::map<std::tuple<std::string, std::string, std::string>, Series> found;
  for (const Row& row : read_table(data_path("measured_memory.csv"))) {
    const std::string &grade = row.text("grade"), &metric = row.text("metric"), &name = row.text("series");
    Series& series = found[{grade, metric, name}];
    if (series.peaks.empty()) series = {name, grade, metric, notes[name + grade + metric], {}};
    const engine::Detail detail = engine::estimate(asked_model(row), asked_training(row)).detail;
    const auto bytes = metric == "allocated" ? detail.allocated_peak : detail.device_peak;
    series.peaks.push_back({row.text("id"), static_cast<double>(bytes) / gib, row.real("measured_gib")});
  }
  std::vector<Series> all;
  for (auto& [key, series] : found)
    all.push_back(std::move(series));
  return all;
}

double score(const std::vector<Series>& all, std::string_view grade, std::string_view metric) {
  std::vector<double> medians;
  for (const Series& series : all) {
    if (series.grade == grade && (metric.empty() || series.metric == metric))
      medians.push_back(series.error());
  }
  return median(medians);
}

std::vector<Case> read_cases() {
  std::vector<Case> cases;
  for (const Row& row : read_table(data_path("user_cases.csv"))) {
    Case one;
    one.id = row.text("id");
    one.source = row.text("source");
    one.model = row.text("model");
    one.hardware = row.text("hardware");
    one.not_asked = row.text("not_asked");
    one.mapping = row.text("mapping");
    one.note = row.text("explained");
    one.stated = row.text("stated") == "yes";
    one.fitted = row.text("outcome") == "fits";
    one.peak_gb = row.real("peak_gb");
    if (one.asked()) {
      const engine::Decimal label(row.number("label_gb"));
      one.memory_gib = static_cast<double>(engine::label_bytes({label})) / gib;
      const engine::Estimate estimate = engine::estimate(asked_model(row), asked_training(row));
      one.total_gib =
          static_cast<double>(estimate.bytes.total) * static_cast<double>(row.number("gpus")) / gib;
      one.predicted = one.total_gib <= one.memory_gib;
    }
    cases.push_back(std::move(one));
  }
  return cases;
}

Rates rates(const std::vector<Case>& cases) {
  Rates sum;
  for (const Case& one : cases) {
    if (!one.asked() || !one.stated) continue;
    ++sum.asked;
    sum.right += one.right() ? 1 : 0;
    sum.said_fits += one.predicted ? 1 : 0;
    sum.wrong_fits += one.predicted && !one.fitted ? 1 : 0;
  }
  return sum;
}

} // namespace wingspan::tests
