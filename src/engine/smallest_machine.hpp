// The other question: not what fits a machine, but which machine holds a training.
#pragma once

#include <cstdint>
#include <vector>

#include "engine/machines.hpp"
#include "engine/verdict.hpp"

namespace wingspan::engine {

struct MachineFit {
  const Machine* machine = nullptr;
  std::int64_t usable = 0; // bytes, usable_memory.hpp with its defaults
  std::int64_t budget = 0; // of them, with the margin
  Verdict verdict = Verdict::too_big;
};

/// The machines whose memory holds `total` bytes, least usable memory first, equal ones in the order of the
/// catalogue. Each fits or is tight; machines of unknown memory are left out. With several GPUs `total` is of
/// one, and each is such a machine.
std::vector<MachineFit> machines_that_hold(std::int64_t total, Margin margin);

} // namespace wingspan::engine
