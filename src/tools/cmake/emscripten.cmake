# Toolchain file of the web presets: finds the installed Emscripten and hands over to its own toolchain file. `emcmake
# cmake` does the same without it.

include("${CMAKE_CURRENT_LIST_DIR}/emscripten_root.cmake")
wingspan_emscripten_root(root REQUIRED)
include("${root}/cmake/Modules/Platform/Emscripten.cmake")
