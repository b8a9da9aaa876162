# wingspan_generate(<room> <file> SCRIPT <x.mjs> INPUTS <file>... [ARGS <arg>...])
#
# Writes ${PROJECT_BINARY_DIR}/generated/<room>/<file> at build time, included as "generated/<room>/<file>". Call it after
# wingspan_room(<room> ...); <room> may also be written wingspan_<room>. The script is run by Node (18 or newer, no npm
# packages) as
#     node <script> --output <file> --input <input>... <arg>...
# and runs again when an input or any module beside the script changes.

function(wingspan_generate room file)
  cmake_parse_arguments(PARSE_ARGV 2 arg "" "SCRIPT" "INPUTS;ARGS")
  string(REGEX REPLACE "^wingspan_" "" room "${room}")
  set(output "${PROJECT_BINARY_DIR}/generated/${room}/${file}")
  get_filename_component(folder "${output}" DIRECTORY)
  file(MAKE_DIRECTORY "${folder}")

  cmake_path(ABSOLUTE_PATH arg_SCRIPT BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" NORMALIZE OUTPUT_VARIABLE script)
  cmake_path(GET script PARENT_PATH scripts)
  file(GLOB modules CONFIGURE_DEPENDS "${scripts}/*.mjs")
  set(inputs "")
  set(flags "")
  foreach(input ${arg_INPUTS})
    cmake_path(ABSOLUTE_PATH input BASE_DIRECTORY "${CMAKE_CURRENT_SOURCE_DIR}" NORMALIZE)
    list(APPEND inputs "${input}")
    list(APPEND flags --input "${input}")
  endforeach()

  add_custom_command(
    OUTPUT "${output}"
    COMMAND "${WINGSPAN_NODE}" "${script}" --output "${output}" ${flags} ${arg_ARGS}
    DEPENDS ${modules} ${inputs}
    COMMENT "Generating ${room}/${file}"
    VERBATIM)
  target_sources(wingspan_${room} PRIVATE "${output}")
endfunction()
