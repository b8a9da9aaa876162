// The memory slider, the same in the canvas and in the form: 4 to 128 GB on a logarithmic scale, with stops that a
// person would type.
//
// Positions are whole numbers 0 … slider_steps. Each doubling has slider_steps_per_doubling equal steps (4, 4.25 … 8,
// 8.5 … 16, 17 … 32, 34 …): every stop is an exact memory, and the scale leaves the true logarithm by less than 2 % of
// its length. One arrow key is one position.
#pragma once

#include <array>

#include "engine/units.hpp"

namespace wingspan::report {

inline constexpr int slider_minimum_gb = 4;    // design.md, section 2
inline constexpr int slider_doublings = 5;     // up to 128 GB
inline constexpr int slider_steps_per_doubling = 16;
inline constexpr int slider_steps = slider_doublings * slider_steps_per_doubling;

// Memory of a position; positions outside count as the nearer end.
engine::Gigabytes slider_memory(int position);
// Highest position whose memory is not above `memory`; 0 below the slider's range (the knob stays at the end).
int slider_position(engine::Gigabytes memory);

// A labelled tick. Minor ones give way where the slider is narrow (under 600 px).
struct SliderTick {
  int memory_gb;
  bool minor = false;
};

// Ascending; every tick is a stop.
inline constexpr std::array<SliderTick, 8> slider_ticks = {{{8}, {12, true}, {16}, {24}, {32}, {48, true}, {64}, {96}}};

}  // namespace wingspan::report
