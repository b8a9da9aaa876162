# One target per room, with its doors.
#
#   wingspan_room(<name> SOURCES <cpp>... [HEADERS <hpp>...] [USES <room>...] [LINKS <target>...] [EXCEPTIONS])
#     Static library wingspan_<name>, alias wingspan::<name>. Include root is src/. USES lists every room that this one
#     may include; LINKS every third-party target. The test `doors` holds both against the #include lines.
#     Code is built without exceptions and RTTI unless EXCEPTIONS is given (rooms of the native command only).
#
#   wingspan_program(<target> SOURCES <cpp>... [USES <room>...] [LINKS <target>...] [EXCEPTIONS])
#     An executable of the current room, with our warnings.
#
#   wingspan_tests(<name> SOURCES <cpp>... [ROOM <room>] [LINKS <target>...])
#     Catch2 executable <name>_tests of the room (default: the one of that name), known to CTest. Natively each test case
#     is a test of its own; for the web build the executable runs whole in Node. Target wingspan_all_tests builds all.

include(CMakeParseArguments)

set_property(GLOBAL PROPERTY WINGSPAN_DOORS "")

function(wingspan_own_code target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "EXCEPTIONS" "" "")
  target_compile_options(${target} PRIVATE -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wshadow -Werror)
  if(CMAKE_CXX_COMPILER_ID STREQUAL GNU AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 13)
    # GCC bug 105651: a false alarm on "literal" + std::string.
    target_compile_options(${target} PRIVATE -Wno-restrict)
  endif()
  if(NOT arg_EXCEPTIONS)
    target_compile_options(${target} PRIVATE -fno-exceptions -fno-rtti)
  endif()
  target_include_directories(${target} PRIVATE "${PROJECT_SOURCE_DIR}/src" "${PROJECT_BINARY_DIR}")
endfunction()

function(wingspan_room name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "EXCEPTIONS" "" "SOURCES;HEADERS;USES;LINKS")
  set(target wingspan_${name})
  add_library(${target} STATIC ${arg_SOURCES} ${arg_HEADERS})
  add_library(wingspan::${name} ALIAS ${target})
  if(arg_EXCEPTIONS)
    wingspan_own_code(${target} EXCEPTIONS)
  else()
    wingspan_own_code(${target})
  endif()
  target_include_directories(${target} PUBLIC "${PROJECT_SOURCE_DIR}/src" "${PROJECT_BINARY_DIR}")
  foreach(room ${arg_USES})
    target_link_libraries(${target} PUBLIC wingspan_${room})
  endforeach()
  target_link_libraries(${target} PUBLIC ${arg_LINKS})
  wingspan_open_door(${name} USES ${arg_USES} LINKS ${arg_LINKS})
endfunction()

function(wingspan_program target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "EXCEPTIONS" "" "SOURCES;USES;LINKS")
  add_executable(${target} ${arg_SOURCES})
  if(arg_EXCEPTIONS)
    wingspan_own_code(${target} EXCEPTIONS)
  else()
    wingspan_own_code(${target})
  endif()
  foreach(room ${arg_USES})
    target_link_libraries(${target} PRIVATE wingspan_${room})
  endforeach()
  target_link_libraries(${target} PRIVATE ${arg_LINKS})
  get_filename_component(room "${CMAKE_CURRENT_SOURCE_DIR}" NAME)
  wingspan_open_door(${room} USES ${arg_USES} LINKS ${arg_LINKS})
endfunction()

# One JSON line per call; a room with several targets has the union of their doors.
function(wingspan_open_door room)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "USES;LINKS")
  string(JOIN "\",\"" uses ${arg_USES})
  string(JOIN "\",\"" links ${arg_LINKS})
  string(CONCAT line "{\"room\":\"${room}\",\"uses\":[\"${uses}\"],\"links\":[\"${links}\"]}")
  string(REPLACE "[\"\"]" "[]" line "${line}")
  set_property(GLOBAL APPEND_STRING PROPERTY WINGSPAN_DOORS "${line}\n")
endfunction()

function(wingspan_write_doors)
  get_property(doors GLOBAL PROPERTY WINGSPAN_DOORS)
  file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/doors.jsonl" CONTENT "${doors}" @ONLY)
endfunction()

add_custom_target(wingspan_all_tests)

# What every test begins with is compiled once: it was half of a test's compile time.
function(wingspan_test_head target)
  if(NOT TARGET wingspan_test_head)
    file(CONFIGURE OUTPUT "${PROJECT_BINARY_DIR}/third_party/test_head.cpp" CONTENT "" @ONLY)
    add_library(wingspan_test_head OBJECT "${PROJECT_BINARY_DIR}/third_party/test_head.cpp")
    wingspan_test_options(wingspan_test_head)
    target_link_libraries(wingspan_test_head PRIVATE Catch2::Catch2WithMain)
    target_precompile_headers(wingspan_test_head PRIVATE <catch2/catch_all.hpp> <algorithm> <optional> <string> <vector>)
  endif()
  target_precompile_headers(${target} REUSE_FROM wingspan_test_head)
endfunction()

function(wingspan_test_options target)
  wingspan_own_code(${target} EXCEPTIONS)
  target_compile_definitions(${target} PRIVATE WINGSPAN_SOURCE_DIR="${PROJECT_SOURCE_DIR}"
                                               WINGSPAN_BINARY_DIR="${PROJECT_BINARY_DIR}")
  if(EMSCRIPTEN)
    target_compile_options(${target} PRIVATE -fexceptions)
  endif()
endfunction()

function(wingspan_tests name)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "ROOM" "SOURCES;LINKS")
  set(room ${name})
  if(arg_ROOM)
    set(room ${arg_ROOM})
  endif()
  set(target ${name}_tests)
  add_executable(${target} ${arg_SOURCES})
  wingspan_test_options(${target})
  wingspan_test_head(${target})
  target_link_libraries(${target} PRIVATE wingspan_${room} ${arg_LINKS} Catch2::Catch2WithMain)
  if(EMSCRIPTEN)
    # SINGLE_FILE: plain output of 3.1.6 does not start under Node 18 or later. NODERAWFS: tests read data files.
    target_link_options(
      ${target} PRIVATE -fexceptions -sSINGLE_FILE=1 -sENVIRONMENT=node -sEXIT_RUNTIME=1 -sNODERAWFS=1
      -sALLOW_MEMORY_GROWTH=1)
    add_test(NAME "wasm: ${name}" COMMAND ${target})
    set_tests_properties("wasm: ${name}" PROPERTIES LABELS wasm)
  else()
    catch_discover_tests(${target} TEST_PREFIX "${name}: " PROPERTIES LABELS native)
  endif()
  add_dependencies(wingspan_all_tests ${target})
endfunction()
