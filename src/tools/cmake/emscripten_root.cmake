# wingspan_emscripten_root(<variable> [REQUIRED]): the folder of the installed Emscripten, empty where there is none.

function(wingspan_emscripten_root variable)
  find_program(WINGSPAN_EMCC NAMES emcc NO_CMAKE_FIND_ROOT_PATH ${ARGN})
  if(NOT WINGSPAN_EMCC)
    set(${variable} "" PARENT_SCOPE)
    return()
  endif()
  cmake_path(GET WINGSPAN_EMCC PARENT_PATH bin)
  if(EXISTS "${bin}/em-config")
    execute_process(
      COMMAND "${bin}/em-config" EMSCRIPTEN_ROOT
      OUTPUT_VARIABLE root
      OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
  else()
    file(REAL_PATH "${WINGSPAN_EMCC}" program)
    cmake_path(GET program PARENT_PATH root)
  endif()
  set(${variable} "${root}" PARENT_SCOPE)
endfunction()
