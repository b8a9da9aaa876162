// The machine behind a browser's graphics renderer string, by the catalogue's names and PCI device ids
// (data/renderers.csv) and by kinds of GPU (data/renderer_families.csv). It never guesses: where a text fits several
// machines, all of them are the answer.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "engine/machines.hpp"

namespace wingspan::engine {

enum class RendererClass {
  exact,             // the memory is known: one machine, or several with the same
  ambiguous_memory,  // several machines with different memories: ask which
  masked,            // the browser hides the GPU, or the text says nothing: ask
  integrated,        // shares the computer's memory: ask how much that is
  software,          // no GPU draws
  virtual_machine,   // a virtual machine's adapter, or a share of a GPU
  mobile,            // a phone's, a tablet's or a single-board computer's
  uncatalogued,      // a GPU without a row in the catalogue
  legacy,            // too old for any fine-tuning software, or an Intel Mac's
  inconsistent       // name, vendor and device id contradict each other: likely made up
};

struct Detection {
  RendererClass renderer_class = RendererClass::masked;
  std::vector<const Machine*> candidates;  // all that the text fits, in the catalogue's order; may be empty
  std::optional<Gigabytes> memory;         // where all candidates agree

  // The one machine; nullptr where there is none or more than one.
  const Machine* machine() const { return candidates.size() == 1 ? candidates.front() : nullptr; }
};

// Takes any bytes. A text longer than 1,000 bytes is no renderer's and counts as masked.
Detection detect(std::string_view renderer);

// The stable id of the contract: "exact", "ambiguous_memory", …, "virtual" for virtual_machine.
std::string_view renderer_class_id(RendererClass renderer_class);

}  // namespace wingspan::engine
