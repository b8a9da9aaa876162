# The panel as a program: panel.mjs + panel.wasm for the page, wingspan-panel (a window, for development) natively.

wingspan_generate(
  bridge wing_glsl.hpp
  SCRIPT "${PROJECT_SOURCE_DIR}/src/tools/generate/glsl.mjs"
  INPUTS "${PROJECT_SOURCE_DIR}/shaders/wing.vert" "${PROJECT_SOURCE_DIR}/shaders/wing.frag")

if(EMSCRIPTEN)
  wingspan_program(panel_module SOURCES "${CMAKE_CURRENT_LIST_DIR}/small_scanf.cpp" "${CMAKE_CURRENT_LIST_DIR}/panel_bridge.cpp"
                   USES bridge)
  set_target_properties(panel_module PROPERTIES OUTPUT_NAME panel SUFFIX .mjs)
  target_link_options(
    panel_module
    PRIVATE
    --no-entry
    -sMODULARIZE=1
    -sEXPORT_ES6=1
    -sENVIRONMENT=web
    -sMIN_WEBGL_VERSION=2
    -sMAX_WEBGL_VERSION=2
    -sEXPORTED_RUNTIME_METHODS=UTF8ToString,stringToUTF8
    -sDYNAMIC_EXECUTION=0 # nothing that a strict CSP refuses
    -sFILESYSTEM=0
    -sMALLOC=emmalloc
    -sALLOW_MEMORY_GROWTH=1
    -sINITIAL_MEMORY=2097152)
  # The stack of 3.1.6 is 5 MiB by default, which INITIAL_MEMORY must hold; later releases renamed the setting and took 64 KiB.
  if(CMAKE_CXX_COMPILER_VERSION VERSION_LESS 15)
    target_link_options(panel_module PRIVATE -sTOTAL_STACK=131072)
  else()
    target_link_options(panel_module PRIVATE -sSTACK_SIZE=131072 -fno-exceptions) # as engine.cmake says
  endif()
else()
  wingspan_program(wingspan-panel EXCEPTIONS SOURCES "${CMAKE_CURRENT_LIST_DIR}/panel_window.cpp" USES bridge LINKS CLI11 glfw)
endif()
