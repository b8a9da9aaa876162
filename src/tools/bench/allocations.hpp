// Counts what the program asks of the heap: it replaces operator new.
#pragma once

#include <cstddef>

namespace wingspan::bench {

struct Allocations {
  std::size_t calls = 0, bytes = 0;
};

/// All since the program began.
Allocations allocations();

} // namespace wingspan::bench
