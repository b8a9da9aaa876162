// The native command `wingspan`.
#include <cstdio>
#include <string>
#include <vector>

#include "cli/run.hpp"
#include "cli/text.hpp"

int main(int count, char** values) {
  using namespace wingspan;
  const cli::Outcome outcome = cli::run({values + (count > 0 ? 1 : 0), values + count});
  if (!outcome.error.empty()) std::fprintf(stderr, "%s\n", outcome.error.c_str());
  const std::size_t written = std::fwrite(outcome.output.data(), 1, outcome.output.size(), stdout);
  if (written != outcome.output.size() || std::fflush(stdout) != 0) {
    std::fprintf(stderr, "%s: %s\n", std::string(cli::text::program).c_str(), std::string(cli::text::cannot_write).c_str());
    return 1;
  }
  return outcome.exit_status;
}
