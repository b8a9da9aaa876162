// wingspan_validation [--json]: the validation report on standard output, as Markdown or as JSON.
#include <cstdio>
#include <exception>
#include <string>
#include <string_view>

#include "reality.hpp"

int main(int count, char** arguments) {
  const bool json = count == 2 && std::string_view(arguments[1]) == "--json";
  if (count > 1 && !json) {
    std::fputs("usage: wingspan_validation [--json]\n", stderr);
    return 2;
  }
  try {
    const std::string text =
        json ? wingspan::tests::validation_json() : wingspan::tests::validation_markdown();
    return std::fwrite(text.data(), 1, text.size(), stdout) == text.size() ? 0 : 1;
  } catch (const std::exception& error) {
    std::fprintf(stderr, "wingspan_validation: %s\n", error.what());
    return 1;
  }
}
