// Dear ImGui and its GL backend read whole numbers between fixed signs by sscanf ("#version %d", "%d.%d"), and in the
// panel's module nothing else: what serves just that saves 18 KB, the full scanf and with it 128-bit floating point.
#include <cstdarg>
#include <cstdio>
#include <cstdlib>

extern "C" int sscanf(const char* text, const char* format, ...) {
  int read = 0;
  std::va_list numbers;
  va_start(numbers, format);
  for (; *format != '\0'; ++format) {
    if (format[0] == '%' && format[1] == 'd') {
      char* end = nullptr;
      const long number = std::strtol(text, &end, 10);
      if (end == text) break;
      *va_arg(numbers, int*) = static_cast<int>(number);
      ++read;
      text = end;
      ++format;
    } else if (*text++ != *format) {
      break;
    }
  }
  va_end(numbers);
  return read;
}
