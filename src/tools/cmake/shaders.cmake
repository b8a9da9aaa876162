# Every shaders/<name>.vert with its <name>.frag is compiled and linked by the reference compiler before the room that
# draws with it is built: a shader that a browser would refuse fails here.

find_program(WINGSPAN_GLSLANG glslangValidator NO_CMAKE_FIND_ROOT_PATH REQUIRED)

file(GLOB vertex_shaders CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/shaders/*.vert")
set(stamps "")
foreach(vertex ${vertex_shaders})
  string(REGEX REPLACE "[.]vert$" ".frag" fragment "${vertex}")
  get_filename_component(name "${vertex}" NAME_WE)
  set(stamp "${PROJECT_BINARY_DIR}/generated/${name}.shader-ok")
  add_custom_command(
    OUTPUT "${stamp}"
    COMMAND "${WINGSPAN_GLSLANG}" -l "${vertex}" "${fragment}"
    COMMAND "${CMAKE_COMMAND}" -E touch "${stamp}"
    DEPENDS "${vertex}" "${fragment}"
    COMMENT "Validating the shader ${name}"
    VERBATIM)
  list(APPEND stamps "${stamp}")
endforeach()

add_custom_target(wingspan_shaders ALL DEPENDS ${stamps})
if(TARGET wingspan_bridge)
  add_dependencies(wingspan_bridge wingspan_shaders)
endif()
