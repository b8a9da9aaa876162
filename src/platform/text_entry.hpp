// The text entry seam: where the learner types while a field of the panel is being edited. The panel draws the field's
// frame and leaves the text to the host (panel.hpp, TextField).
//   text_entry_desktop.cpp  an ImGui::InputText over the field
//   text_entry_web.cpp      nothing to draw: the guest layer lays a DOM <input> over the field (web/src/guest/text-entry.ts),
//                           which brings the browser's caret, IME, AltGr, clipboard and phone keyboard
#pragma once

#include <string>

struct ImFont;

namespace wingspan::platform {

struct TextEntryBox {
  float x = 0, y = 0, width = 0, height = 0;  ///< CSS px
  ImFont* font = nullptr;
  float font_px = 0;
};

enum class TextEntryState : unsigned char {
  elsewhere,  ///< this host types outside Dear ImGui
  editing,
  finished,   ///< Enter, or focus went away
  cancelled,  ///< Escape
};

/// In every frame while a field is being edited, after the panel is drawn; `first` in the first of them, which takes the
/// keyboard. `text` is shown and takes what is typed (one line of at most 255 bytes).
TextEntryState text_entry(const TextEntryBox& box, bool first, std::string& text);

}  // namespace wingspan::platform
