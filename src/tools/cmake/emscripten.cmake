# Toolchain file of the web presets: finds the installed Emscripten and hands over to its own toolchain file. `emcmake
# cmake` does the same without it.

find_program(WINGSPAN_EMCC NAMES emcc REQUIRED)
cmake_path(GET WINGSPAN_EMCC PARENT_PATH bin)
if(EXISTS "${bin}/em-config")
  execute_process(
    COMMAND "${bin}/em-config" EMSCRIPTEN_ROOT
    OUTPUT_VARIABLE root
    OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
else()
  file(REAL_PATH "${WINGSPAN_EMCC}" real)
  cmake_path(GET real PARENT_PATH root)
endif()
include("${root}/cmake/Modules/Platform/Emscripten.cmake")
