# engine.wasm: engine and report, loaded by hand (web/src/engine/engine.ts), without Emscripten's JavaScript. It imports
# nothing: no file system, no growing memory, no exit. views.wasm is the same and can do the views beside the exercise too:
# who shows the exercise alone does not load them.
if(NOT EMSCRIPTEN)
  return()
endif()

function(wingspan_engine_module target name)
  list(TRANSFORM ARGN PREPEND "${CMAKE_CURRENT_LIST_DIR}/" OUTPUT_VARIABLE sources)
  wingspan_program(${target} SOURCES ${sources} USES engine report)
  set_target_properties(${target} PROPERTIES OUTPUT_NAME ${name} SUFFIX .wasm)
  target_link_options(
    ${target}
    PRIVATE
    --no-entry
    -sSTANDALONE_WASM=1
    -sFILESYSTEM=0
    -sMALLOC=emmalloc
    -sALLOW_MEMORY_GROWTH=0
    -sINITIAL_MEMORY=1048576)
  # Older releases lay out 5 MiB of stack and name the setting otherwise.
  if(CMAKE_CXX_COMPILER_VERSION VERSION_LESS 15)
    target_link_options(${target} PRIVATE -sTOTAL_STACK=131072)
  else()
    # Without the second, 6.0 looks for a part of its exceptions that the libraries without exceptions lack.
    target_link_options(${target} PRIVATE -sSTACK_SIZE=131072 -fno-exceptions)
  endif()
endfunction()

wingspan_engine_module(engine_module engine engine_bridge.cpp engine_request.cpp line_form.cpp)
wingspan_engine_module(views_module views engine_bridge.cpp engine_request.cpp line_form.cpp views_bridge.cpp)
