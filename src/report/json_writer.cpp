#include "report/json_writer.hpp"

namespace wingspan::report {

void JsonWriter::separate() {
  if (comma_) out_ += ',';
  comma_ = true;
}

JsonWriter& JsonWriter::begin_object() {
  separate();
  out_ += '{';
  comma_ = false;
  return *this;
}

JsonWriter& JsonWriter::end_object() {
  out_ += '}';
  comma_ = true;
  return *this;
}

JsonWriter& JsonWriter::begin_array() {
  separate();
  out_ += '[';
  comma_ = false;
  return *this;
}

JsonWriter& JsonWriter::end_array() {
  out_ += ']';
  comma_ = true;
  return *this;
}

JsonWriter& JsonWriter::key(std::string_view name) {
  value(name);
  out_ += ':';
  comma_ = false;
  return *this;
}

JsonWriter& JsonWriter::value(std::string_view text) {
  constexpr std::string_view digits = "0123456789abcdef";
  separate();
  out_ += '"';
  for (const char c : text) {
    if (c == '"' || c == '\\') {
      out_ += '\\';
      out_ += c;
    } else if (static_cast<unsigned char>(c) < 0x20) {
      out_ += "\\u00";
      out_ += digits[static_cast<unsigned char>(c) >> 4U];
      out_ += digits[static_cast<unsigned char>(c) & 15U];
    } else {
      out_ += c;
    }
  }
  out_ += '"';
  return *this;
}

JsonWriter& JsonWriter::value(const engine::Decimal& number) {
  separate();
  out_ += number.to_text();
  return *this;
}

JsonWriter& JsonWriter::literal(std::string_view text) {
  separate();
  out_ += text;
  return *this;
}

}  // namespace wingspan::report
