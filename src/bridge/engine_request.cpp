#include "bridge/engine_request.hpp"

#include <emscripten.h>

namespace wingspan::bridge {
namespace {

constexpr int longest_request = 16'384;  // a note is the only long value

std::string request;
std::string answer;

}  // namespace

std::string_view request_text() { return request; }

const char* answered(std::string text) {
  answer = std::move(text);
  return answer.data();
}

extern "C" {

// Where to write a request of that many bytes; null where it is longer than 16 KiB.
EMSCRIPTEN_KEEPALIVE char* engine_text_room(int bytes) {
  if (bytes < 0 || bytes > longest_request) return nullptr;
  request.assign(static_cast<std::size_t>(bytes), '\0');
  return request.data();
}

EMSCRIPTEN_KEEPALIVE int engine_text_bytes() { return static_cast<int>(answer.size()); }

}  // extern "C"

}  // namespace wingspan::bridge
