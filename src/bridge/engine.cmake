# engine.wasm: engine and report, loaded by hand (web/src/engine/engine.ts), without Emscripten's JavaScript. It imports
# nothing: no file system, no growing memory, no exit.
if(NOT EMSCRIPTEN)
  return()
endif()

wingspan_program(engine_module SOURCES "${CMAKE_CURRENT_LIST_DIR}/engine_bridge.cpp"
                 "${CMAKE_CURRENT_LIST_DIR}/line_form.cpp" USES engine report)
set_target_properties(engine_module PROPERTIES OUTPUT_NAME engine SUFFIX .wasm)
target_link_options(
  engine_module
  PRIVATE
  --no-entry
  -sSTANDALONE_WASM=1
  -sFILESYSTEM=0
  -sMALLOC=emmalloc
  -sALLOW_MEMORY_GROWTH=0
  -sINITIAL_MEMORY=1048576)
# Older releases lay out 5 MiB of stack and name the setting otherwise.
if(CMAKE_CXX_COMPILER_VERSION VERSION_LESS 15)
  target_link_options(engine_module PRIVATE -sTOTAL_STACK=131072)
else()
  target_link_options(engine_module PRIVATE -sSTACK_SIZE=131072)
endif()
