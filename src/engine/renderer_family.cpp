#include "engine/renderer_family.hpp"

#include <algorithm>
#include <array>
#include <cstddef>

#include "generated/engine/renderer_families.hpp"

namespace wingspan::engine {
namespace {

struct Brand {
  std::string_view word;
  GpuMaker maker;
};

constexpr std::array brands{
    Brand{"nvidia", GpuMaker::nvidia},     Brand{"geforce", GpuMaker::nvidia},  Brand{"quadro", GpuMaker::nvidia},
    Brand{"tesla", GpuMaker::nvidia},      Brand{"titan", GpuMaker::nvidia},    Brand{"rtx", GpuMaker::nvidia},
    Brand{"gtx", GpuMaker::nvidia},        Brand{"nvs", GpuMaker::nvidia},      Brand{"jetson", GpuMaker::nvidia},
    Brand{"amd", GpuMaker::amd},           Brand{"ati", GpuMaker::amd},         Brand{"radeon", GpuMaker::amd},
    Brand{"firepro", GpuMaker::amd},       Brand{"intel", GpuMaker::intel},     Brand{"arc", GpuMaker::intel},
    Brand{"iris", GpuMaker::intel},        Brand{"apple", GpuMaker::apple},     Brand{"qualcomm", GpuMaker::qualcomm},
    Brand{"adreno", GpuMaker::qualcomm},
};

// What a digit of renderer_family_rows stands for; the order is the generator's.
constexpr std::array family_classes{
    RendererClass::software,   RendererClass::virtual_machine, RendererClass::mobile,       RendererClass::masked,
    RendererClass::integrated, RendererClass::legacy,          RendererClass::uncatalogued,
};

bool is_digit(char c) { return c >= '0' && c <= '9'; }

// "#" is a digit; "*" at the end is any number of signs that are no digits.
bool word_fits(std::string_view word, std::string_view pattern) {
  const bool open = pattern.ends_with('*');
  if (open) pattern.remove_suffix(1);
  if (word.size() < pattern.size() || (!open && word.size() != pattern.size())) return false;
  for (std::size_t i = 0; i < word.size(); ++i) {
    if (i >= pattern.size() || pattern[i] == '#') {
      if (is_digit(word[i]) != (i < pattern.size())) return false;
    } else if (word[i] != pattern[i]) {
      return false;
    }
  }
  return true;
}

std::string_view take(std::string_view& rest, char end) {
  const std::size_t length = rest.find(end);
  const std::string_view field = rest.substr(0, length);
  rest.remove_prefix(length == std::string_view::npos ? rest.size() : length + 1);
  return field;
}

// How many words of `words` from `first` on fit `pattern` one by one; 0 where one does not.
std::size_t fitting_words(const std::vector<std::string>& words, std::size_t first, std::string_view pattern) {
  std::size_t count = 0;
  while (!pattern.empty()) {
    if (first + count >= words.size() || !word_fits(words[first + count], take(pattern, ' '))) return 0;
    ++count;
  }
  return count;
}

bool holds(const std::vector<std::string>& words, std::string_view pattern) {
  for (std::size_t first = 0; first < words.size(); ++first)
    if (fitting_words(words, first, pattern) > 0) return true;
  return false;
}

// A name that is the pattern, but for its maker's word in front.
bool is_whole(const std::vector<std::string>& words, std::string_view pattern) {
  if (words.empty()) return false;
  const std::size_t first = words[0] == "nvidia" || words[0] == "intel" || words[0] == "amd" ? 1 : 0;
  return first + fitting_words(words, first, pattern) == words.size();
}

}  // namespace

GpuMaker gpu_maker(const RendererName& name) {
  for (const std::string_view word : name.words) {
    const std::string lower = lower_case(word);
    for (const Brand& brand : brands)
      if (lower == brand.word) return brand.maker;
  }
  return GpuMaker::unknown;
}

bool is_noise_word(std::string_view word) {
  constexpr std::array<std::string_view, 9> noise{"nvidia", "amd",  "intel", "qualcomm", "corporation",
                                                  "mesa",   "dri", "graphics", "gpu"};
  return std::find(noise.begin(), noise.end(), word) != noise.end();
}

std::optional<RendererClass> renderer_family(const RendererString& renderer, const RendererName& name) {
  std::vector<std::string> words;
  for (const std::string_view word : name.words) words.push_back(lower_case(word));
  for (std::string_view rest = renderer_family_rows; !rest.empty();) {
    const std::string_view row = take(rest, '\n');
    const RendererClass family = family_classes[static_cast<std::size_t>(row[0] - '0')];
    const bool stand_in = row[1] == '=';
    // Phones do not have Direct3D: there the name is a computer's, or Firefox's.
    if ((stand_in && !renderer.plain) || (family == RendererClass::mobile && renderer.direct3d)) continue;
    if (stand_in ? is_whole(words, row.substr(2)) : holds(words, row.substr(2))) return family;
  }
  return std::nullopt;
}

}  // namespace wingspan::engine
