// The surface as a file, for looking at the native window without a screen. The page has its own way (canvas.toBlob).
#pragma once

#include <string>

namespace wingspan::platform {

struct Surface;

/// Writes what was drawn last, before it is presented, as PNG in device px (stored, not compressed). False: the file cannot
/// be written.
[[nodiscard]] bool save_picture(const Surface& surface, const std::string& path);

}  // namespace wingspan::platform
