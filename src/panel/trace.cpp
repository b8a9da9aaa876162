#include "panel/trace.hpp"

namespace wingspan::panel {
namespace {
std::vector<TextTrace>* current = nullptr;
}

std::vector<TextTrace>* text_trace() { return current; }
void trace_texts(std::vector<TextTrace>* into) { current = into; }

}  // namespace wingspan::panel
