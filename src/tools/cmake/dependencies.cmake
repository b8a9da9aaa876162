# Third-party code: Dear ImGui and Catch2 come as source, everything else from the system. Nothing of it is ever copied
# into the tree. Sources lie in WINGSPAN_CACHE, shared by all build folders; fetch.cmake brings what is missing there.
#
# Targets: wingspan_imgui, wingspan_imgui_gl3, wingspan_imgui_glfw (native), glfw; Catch2::Catch2WithMain; CLI11,
# nlohmann_json (header-only; headers of the system).

set(WINGSPAN_CACHE "${PROJECT_SOURCE_DIR}/build/cache" CACHE PATH "Downloads shared by all build folders")
set(WINGSPAN_IMGUI_DIR "" CACHE PATH "Dear ImGui sources (1.92 or newer) to use instead of fetched ones")
set(WINGSPAN_CATCH2_DIR "" CACHE PATH "Catch2 sources (v3) to use instead of fetched ones")

# Sets <variable> to the folder of the sources.
function(wingspan_sources name override variable)
  if(override)
    set(${variable} "${override}" PARENT_SCOPE)
    return()
  endif()
  execute_process(
    COMMAND "${CMAKE_COMMAND}" -D "NAME=${name}" -D "CACHE=${WINGSPAN_CACHE}" -P
            "${PROJECT_SOURCE_DIR}/src/tools/cmake/fetch.cmake"
    RESULT_VARIABLE failed)
  if(failed)
    message(FATAL_ERROR "${name} could not be fetched (reasons above). Give a folder with its sources: "
                        "-DWINGSPAN_${name}_DIR=PATH")
  endif()
  file(READ "${WINGSPAN_CACHE}/${name}.path" folder)
  set(${variable} "${folder}" PARENT_SCOPE)
endfunction()

# Compiled as it comes: no warnings of ours, headers as system headers.
function(wingspan_third_party target)
  cmake_parse_arguments(PARSE_ARGV 1 arg "" "" "SOURCES;INCLUDES")
  add_library(${target} STATIC ${arg_SOURCES})
  target_include_directories(${target} SYSTEM PUBLIC ${arg_INCLUDES})
endfunction()

# --- Dear ImGui ------------------------------------------------------------------------------------------------------

wingspan_sources(IMGUI "${WINGSPAN_IMGUI_DIR}" WINGSPAN_IMGUI_SOURCES)
set(imgui "${WINGSPAN_IMGUI_SOURCES}")
wingspan_third_party(
  wingspan_imgui
  SOURCES "${imgui}/imgui.cpp" "${imgui}/imgui_draw.cpp" "${imgui}/imgui_tables.cpp" "${imgui}/imgui_widgets.cpp"
  INCLUDES "${imgui}" "${imgui}/backends")
# What the panel does without; in the web build that is a third of the bytes. One set for both hosts.
target_compile_definitions(
  wingspan_imgui
  PUBLIC IMGUI_DISABLE_DEMO_WINDOWS
         IMGUI_DISABLE_DEBUG_TOOLS
         IMGUI_DISABLE_DEFAULT_FONT
         IMGUI_DISABLE_DEFAULT_SHELL_FUNCTIONS
         IMGUI_DISABLE_FILE_FUNCTIONS
         IMGUI_DISABLE_OBSOLETE_FUNCTIONS)
target_compile_options(wingspan_imgui PRIVATE -fno-exceptions -fno-rtti)

wingspan_third_party(wingspan_imgui_gl3 SOURCES "${imgui}/backends/imgui_impl_opengl3.cpp" INCLUDES "${imgui}/backends")
target_link_libraries(wingspan_imgui_gl3 PUBLIC wingspan_imgui ${CMAKE_DL_LIBS})
target_compile_options(wingspan_imgui_gl3 PRIVATE -fno-exceptions -fno-rtti)

if(EMSCRIPTEN)
  # The port comes with the linker flag; the headers are Emscripten's own.
  add_library(glfw INTERFACE)
  target_link_options(glfw INTERFACE -sUSE_GLFW=3)
else()
  find_package(glfw3 3.3 REQUIRED)
  find_package(OpenGL REQUIRED)
  target_link_libraries(wingspan_imgui_gl3 PUBLIC OpenGL::GL)
  wingspan_third_party(wingspan_imgui_glfw SOURCES "${imgui}/backends/imgui_impl_glfw.cpp" INCLUDES "${imgui}/backends")
  target_link_libraries(wingspan_imgui_glfw PUBLIC wingspan_imgui glfw)
endif()

# --- Catch2: the amalgamated file compiles three times as fast as its own project ---------------------------------------

wingspan_sources(CATCH2 "${WINGSPAN_CATCH2_DIR}" WINGSPAN_CATCH2_SOURCES)
# The tests include <catch2/catch_all.hpp> or single headers; both are answered by the amalgamated header.
set(catch2 "${PROJECT_BINARY_DIR}/third_party/catch2")
file(MAKE_DIRECTORY "${catch2}/include/catch2")
foreach(header catch_all catch_test_macros catch_template_test_macros catch_approx catch_message catch_get_random_seed
               generators/catch_generators_all matchers/catch_matchers_all)
  file(CONFIGURE OUTPUT "${catch2}/include/catch2/${header}.hpp"
       CONTENT "#pragma once\n#include <catch_amalgamated.hpp>\n" @ONLY)
endforeach()
wingspan_third_party(
  wingspan_catch2
  SOURCES "${WINGSPAN_CATCH2_SOURCES}/extras/catch_amalgamated.cpp"
  INCLUDES "${WINGSPAN_CATCH2_SOURCES}/extras" "${catch2}/include")
# Neither watched nor made fast: it only runs the tests.
target_compile_options(wingspan_catch2 PRIVATE -O0 $<$<BOOL:${WINGSPAN_SANITIZE}>:-fno-sanitize=all>
                                               $<$<BOOL:${EMSCRIPTEN}>:-fexceptions>)
add_library(Catch2::Catch2WithMain ALIAS wingspan_catch2)
# catch_discover_tests
include("${WINGSPAN_CATCH2_SOURCES}/extras/Catch.cmake")

# --- Header-only libraries of the system ---------------------------------------------------------------------------------

# Only the library's own folder is linked into the build tree: -I/usr/include would break Emscripten's headers.
function(wingspan_system_headers target folder probe package)
  add_library(${target} INTERFACE)
  find_path(WINGSPAN_${target}_INCLUDE "${folder}/${probe}" PATHS /usr/include /usr/local/include NO_CMAKE_FIND_ROOT_PATH)
  if(NOT WINGSPAN_${target}_INCLUDE)
    message(STATUS "${folder}/${probe} is missing (Debian: ${package}): targets that need it cannot be built")
    return()
  endif()
  set(include "${PROJECT_BINARY_DIR}/third_party/${target}")
  file(MAKE_DIRECTORY "${include}")
  file(CREATE_LINK "${WINGSPAN_${target}_INCLUDE}/${folder}" "${include}/${folder}" SYMBOLIC)
  target_include_directories(${target} SYSTEM INTERFACE "${include}")
endfunction()

wingspan_system_headers(CLI11 CLI CLI.hpp libcli11-dev)
wingspan_system_headers(nlohmann_json nlohmann json.hpp nlohmann-json3-dev)
