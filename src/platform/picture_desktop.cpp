#include "platform/picture.hpp"

#include <GLFW/glfw3.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string_view>
#include <vector>

#include "platform/window.hpp"

namespace wingspan::platform {
namespace {

// https://www.w3.org/TR/png-3/, annex D
std::uint32_t crc_of(std::string_view bytes) {
  std::uint32_t crc = 0xffffffff;
  for (const char byte : bytes) {
    crc ^= static_cast<std::uint8_t>(byte);
    for (int bit = 0; bit < 8; ++bit) crc = (crc >> 1) ^ (0xedb88320u & (0u - (crc & 1)));
  }
  return ~crc;
}

// https://www.rfc-editor.org/rfc/rfc1950
std::uint32_t adler_of(std::string_view bytes) {
  std::uint32_t low = 1;
  std::uint32_t high = 0;
  for (const char byte : bytes) {
    low = (low + static_cast<std::uint8_t>(byte)) % 65521;
    high = (high + low) % 65521;
  }
  return high << 16 | low;
}

void append_big_endian(std::string& bytes, std::uint32_t value) {
  for (int shift = 24; shift >= 0; shift -= 8) bytes.push_back(static_cast<char>(value >> shift & 0xff));
}

void append_chunk(std::string& file, std::string_view type, std::string_view data) {
  append_big_endian(file, static_cast<std::uint32_t>(data.size()));
  const std::size_t start = file.size();
  file.append(type).append(data);
  append_big_endian(file, crc_of(std::string_view(file).substr(start)));
}

// https://www.rfc-editor.org/rfc/rfc1951, section 3.2.4: blocks without compression
std::string stored(std::string_view bytes) {
  constexpr std::size_t longest = 65535;
  std::string stream("\x78\x01", 2);
  for (std::size_t at = 0; at < bytes.size(); at += longest) {
    const std::string_view block = bytes.substr(at, longest);
    const auto length = static_cast<unsigned>(block.size());
    stream.push_back(at + longest >= bytes.size() ? 1 : 0);
    for (const unsigned value : {length, ~length}) {
      stream.push_back(static_cast<char>(value & 0xff));
      stream.push_back(static_cast<char>(value >> 8 & 0xff));
    }
    stream.append(block);
  }
  append_big_endian(stream, adler_of(bytes));
  return stream;
}

// Rows from the top, each behind its filter type 0.
std::string rows_of(const Surface& surface) {
  const auto stride = static_cast<std::size_t>(surface.width_px) * 3;
  std::vector<char> row(stride);
  std::string rows;
  glPixelStorei(GL_PACK_ALIGNMENT, 1);
  for (int y = surface.height_px - 1; y >= 0; --y) {
    glReadPixels(0, y, surface.width_px, 1, GL_RGB, GL_UNSIGNED_BYTE, row.data());
    rows.push_back(0);
    rows.append(row.data(), row.size());
  }
  return rows;
}

}  // namespace

bool save_picture(const Surface& surface, const std::string& path) {
  std::string header;
  append_big_endian(header, static_cast<std::uint32_t>(surface.width_px));
  append_big_endian(header, static_cast<std::uint32_t>(surface.height_px));
  header.append("\x08\x02\x00\x00\x00", 5);  // 8 bits, RGB, deflate, no filter method, no interlace
  std::string file("\x89PNG\r\n\x1a\n", 8);
  append_chunk(file, "IHDR", header);
  append_chunk(file, "IDAT", stored(rows_of(surface)));
  append_chunk(file, "IEND", {});

  const std::unique_ptr<std::FILE, int (*)(std::FILE*)> out(std::fopen(path.c_str(), "wb"), std::fclose);
  return out && std::fwrite(file.data(), 1, file.size(), out.get()) == file.size() && std::fflush(out.get()) == 0;
}

}  // namespace wingspan::platform
