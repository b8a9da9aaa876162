# wingspan_licences  target: ${PROJECT_BINARY_DIR}/third-party-licences.txt, for all that ships (pages and command)

set(licences_output "${PROJECT_BINARY_DIR}/third-party-licences.txt")
set(licences_script "${PROJECT_SOURCE_DIR}/src/tools/generate/licences.mjs")
set(licences_table "${PROJECT_SOURCE_DIR}/src/tools/generate/licences.csv")
file(GLOB licences_texts CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/src/tools/generate/licence-texts/*.txt")

include(emscripten_root)
wingspan_emscripten_root(licences_emscripten)

add_custom_command(
  OUTPUT "${licences_output}"
  COMMAND
    "${WINGSPAN_NODE}" "${licences_script}" --output "${licences_output}" --table "${licences_table}" --root
    "imgui=${WINGSPAN_IMGUI_SOURCES}" --root "npm=${PROJECT_SOURCE_DIR}/web/node_modules" --root
    "emscripten=${licences_emscripten}"
  DEPENDS "${licences_script}" "${licences_table}" ${licences_texts} "${PROJECT_SOURCE_DIR}/web/package.json"
  COMMENT "Collecting the licences of third parties"
  VERBATIM)
add_custom_target(wingspan_licences DEPENDS "${licences_output}")
