#include "platform/text_entry.hpp"

namespace wingspan::platform {

TextEntryState text_entry(const TextEntryBox&, bool, std::string&) { return TextEntryState::elsewhere; }

}  // namespace wingspan::platform
