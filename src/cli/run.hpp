// The native command as a function: arguments in, what it prints and its exit status out.
#pragma once

#include <string>
#include <vector>

namespace wingspan::cli {

struct Outcome {
  int exit_status = 0;  // 0: done; 2: bad input
  std::string output;   // for standard output: a whole document, or nothing
  std::string error;    // for standard error: one line without its line break, or nothing
};

// `arguments` without the program's name.
Outcome run(const std::vector<std::string>& arguments);

}  // namespace wingspan::cli
