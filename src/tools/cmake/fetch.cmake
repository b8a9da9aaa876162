# cmake -D NAME=IMGUI|CATCH2 -D CACHE=<folder> -P fetch.cmake
#
# Brings one third-party source tree into the cache, once, and writes its folder to <cache>/<NAME>.path:
#   1. the pinned commit, by FetchContent, where the public git host answers;
#   2. else the pinned version of Debian's source package, checked by its sha256;
#   3. else the newest version of that package that the code supports, said aloud.
# Several build folders may configure at once: a lock makes the others wait.

cmake_minimum_required(VERSION 3.25)

if(NAME STREQUAL "IMGUI")
  set(title "Dear ImGui")
  set(repository https://github.com/ocornut/imgui.git)
  set(commit 45acd5e0e82f4c954432533ae9985ff0e1aad6d5) # v1.92.2b
  set(debian imgui sid 1.92.2b+ds-1 e7bd201d56b5ee90d24d5dac85e5c12f98bdb95410252a62d27b7f89e4566d48)
  set(supported ^1[.]9[2-9][.])
  set(proof imgui_tables.cpp)
elseif(NAME STREQUAL "CATCH2")
  set(title "Catch2")
  set(repository https://github.com/catchorg/Catch2.git)
  set(commit fa43b77429ba76c462b1898d6cd2f2d7a9416b14) # v3.7.1
  set(debian catch2 trixie 3.7.1-0.5 c991b247a1a0d7bb9c39aa35faf0fe9e19764213f28ffba3109388e62ee0269c)
  set(supported ^3[.])
  set(proof extras/catch_amalgamated.cpp)
else()
  message(FATAL_ERROR "unknown NAME: ${NAME}")
endif()

file(MAKE_DIRECTORY "${CACHE}")
file(LOCK "${CACHE}/fetch.lock" TIMEOUT 600)
string(TOLOWER "${NAME}" name)

if(EXISTS "${CACHE}/${NAME}.path")
  file(READ "${CACHE}/${NAME}.path" folder)
  if(EXISTS "${folder}/${proof}")
    return()
  endif()
endif()

find_program(git git)
if(git)
  execute_process(
    COMMAND "${CMAKE_COMMAND}" -E env GIT_TERMINAL_PROMPT=0 "${git}" ls-remote --quiet "${repository}" HEAD
    TIMEOUT 15
    RESULT_VARIABLE unreachable
    OUTPUT_QUIET ERROR_QUIET)
  if(NOT unreachable)
    message(STATUS "Fetching ${title} at commit ${commit}")
    include(FetchContent)
    set(folder "${CACHE}/${name}-${commit}")
    FetchContent_Populate(
      ${name}
      GIT_REPOSITORY "${repository}"
      GIT_TAG ${commit}
      SOURCE_DIR "${folder}"
      SUBBUILD_DIR "${CACHE}/${name}-fetch/subbuild"
      BINARY_DIR "${CACHE}/${name}-fetch/build"
      QUIET)
    file(REMOVE_RECURSE "${CACHE}/${name}-fetch")
    file(WRITE "${CACHE}/${NAME}.path" "${folder}")
    return()
  endif()
endif()

message(STATUS "The public git host does not answer: ${title} from Debian's source packages")
execute_process(
  COMMAND bash "${CMAKE_CURRENT_LIST_DIR}/../dev/debian-source.sh" "${CACHE}" ${debian} "${supported}"
  OUTPUT_VARIABLE folder
  OUTPUT_STRIP_TRAILING_WHITESPACE
  RESULT_VARIABLE failed)
if(failed OR NOT EXISTS "${folder}/${proof}")
  message(FATAL_ERROR "${title} could not be had from the git host or from Debian")
endif()
file(WRITE "${CACHE}/${NAME}.path" "${folder}")
