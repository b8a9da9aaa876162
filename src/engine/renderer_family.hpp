// Makers and kinds of GPU by the words of their names.
#pragma once

#include <optional>

#include "engine/detect.hpp"
#include "engine/renderer_string.hpp"

namespace wingspan::engine {

enum class GpuMaker { unknown, nvidia, amd, intel, apple, qualcomm };

// By a maker's or a brand's word; unknown where none is among them.
GpuMaker gpu_maker(const RendererName& name);

// True for words that do not tell GPUs apart: the makers' own, "Graphics", "GPU". Lower case.
bool is_noise_word(std::string_view word);

// By data/renderer_families.csv; nullopt where no row fits.
std::optional<RendererClass> renderer_family(const RendererString& renderer, const RendererName& name);

}  // namespace wingspan::engine
