// Reads the data tables of tests/data: RFC 4180 CSV with a header line, rows by column name.
#pragma once

#include <fstream>
#include <map>
#include <sstream>
#include <stdexcept>
#include <string>
#include <vector>

namespace wingspan::tests {

class Row {
public:
  const std::string& text(const std::string& column) const {
    const auto found = fields_.find(column);
    if (found == fields_.end()) throw std::runtime_error("no column " + column);
    return found->second;
  }
  // An empty field is 0.
  long long number(const std::string& column) const {
    return text(column).empty() ? 0 : std::stoll(text(column));
  }
  double real(const std::string& column) const { return text(column).empty() ? 0 : std::stod(text(column)); }
  std::map<std::string, std::string> fields_;
};

inline std::string read_file(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  if (!file) throw std::runtime_error("cannot open " + path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

// A file of tests/data by name.
inline std::string data_path(const std::string& name) {
  return std::string(WINGSPAN_SOURCE_DIR) + "/tests/data/" + name;
}

inline std::vector<Row> read_table(const std::string& path) {
  const std::string text = read_file(path);
  std::vector<std::vector<std::string>> lines(1, {""});
  bool quoted = false;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    std::string& field = lines.back().back();
    if (quoted && c == '"' && i + 1 < text.size() && text[i + 1] == '"') {
      field += c;
      ++i;
    } else if (c == '"') {
      quoted = !quoted;
    } else if (quoted || (c != ',' && c != '\n' && c != '\r')) {
      field += c;
    } else if (c == ',') {
      lines.back().emplace_back();
    } else if (c == '\n') {
      lines.push_back({""});
    }
  }
  if (lines.back().size() == 1) lines.pop_back();
  std::vector<Row> rows;
  for (std::size_t i = 1; i < lines.size(); ++i) {
    if (lines[i].size() != lines[0].size()) throw std::runtime_error(path + ": ragged row");
    Row row;
    for (std::size_t k = 0; k < lines[0].size(); ++k)
      row.fields_[lines[0][k]] = lines[i][k];
    rows.push_back(std::move(row));
  }
  return rows;
}

} // namespace wingspan::tests
