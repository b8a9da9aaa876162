# Tests that need no compiler, known to CTest by the native build. Those of pages and browser look at dist/, which
# ./dev build writes.

set(tests "${PROJECT_SOURCE_DIR}/tests")
set(web "${PROJECT_SOURCE_DIR}/web")

# One CTest test per *.test.mjs of tests/<folder>, run by node:test.
function(wingspan_node_tests folder)
  file(GLOB files CONFIGURE_DEPENDS "${tests}/${folder}/*.test.mjs")
  foreach(file ${files})
    get_filename_component(name "${file}" NAME)
    string(REGEX REPLACE "[.]test[.]mjs$" "" name "${name}")
    add_test(NAME "${folder}: ${name}" COMMAND "${WINGSPAN_NODE}" --test --test-reporter=spec "${file}"
             WORKING_DIRECTORY "${PROJECT_SOURCE_DIR}")
    set_tests_properties("${folder}: ${name}" PROPERTIES LABELS "${folder}" ENVIRONMENT
                         "WINGSPAN_DOORS=${PROJECT_BINARY_DIR}/doors.jsonl:${PROJECT_SOURCE_DIR}/build/web-debug/doors.jsonl;WINGSPAN_BIN=${PROJECT_BINARY_DIR}/bin")
  endforeach()
endfunction()

wingspan_node_tests(doors)
wingspan_node_tests(content)
wingspan_node_tests(site)
wingspan_node_tests(tools)

# One CTest test per browser spec: a failure names its spec, and two run at a time.
find_program(WINGSPAN_CHROMIUM NAMES chromium chromium-browser google-chrome)
file(GLOB specs CONFIGURE_DEPENDS "${tests}/browser/*.spec.ts" "${tests}/browser/*.spec.mjs")
foreach(spec ${specs})
  get_filename_component(name "${spec}" NAME)
  string(REGEX REPLACE "[.]spec[.](ts|mjs)$" "" title "${name}")
  add_test(NAME "browser: ${title}"
           COMMAND "${WINGSPAN_NODE}" "${web}/node_modules/@playwright/test/cli.js" test --config
                   "${tests}/browser/playwright.config.ts" --output
                   "${PROJECT_SOURCE_DIR}/build/browser-results/${title}" "browser/${name}"
           WORKING_DIRECTORY "${web}")
  set_tests_properties("browser: ${title}" PROPERTIES LABELS browser TIMEOUT 600 ENVIRONMENT "CHROMIUM=${WINGSPAN_CHROMIUM}")
endforeach()

foreach(project web web/worker tests/browser)
  add_test(NAME "types: ${project}" COMMAND "${WINGSPAN_NODE}" "${web}/node_modules/typescript/bin/tsc" --project
                                            "${PROJECT_SOURCE_DIR}/${project}")
  set_tests_properties("types: ${project}" PROPERTIES LABELS types)
endforeach()
