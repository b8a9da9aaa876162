# Runs the program and looks at what the process leaves.
function(expect status output error)
  execute_process(COMMAND "${WINGSPAN}" ${ARGN} RESULT_VARIABLE result OUTPUT_VARIABLE out ERROR_VARIABLE err)
  if(NOT result STREQUAL "${status}" OR NOT out MATCHES "${output}" OR NOT err MATCHES "${error}")
    message(SEND_ERROR "wingspan ${ARGN}: status ${result}, output [${out}], error [${err}]")
  endif()
endfunction()

set(nothing "^$")
set(one_line "^wingspan[^\n]+\n$")

expect(0 "^{\"memory_gb\":24,[^\n]*}\n$" "${nothing}" fit --memory 24 --json)
expect(0 "14B" "${nothing}" fit --memory 24)
expect(0 "Usage: wingspan fit" "${nothing}" fit --help)
expect(0 "^[0-9.]+\n$" "${nothing}" --version)
expect(2 "${nothing}" "${one_line}" fit --memory abc --json)
expect(2 "${nothing}" "${one_line}" fit)
expect(2 "${nothing}" "${one_line}" fit --memory)
expect(2 "${nothing}" "${one_line}" fit --memory 24 --margin 0)
expect(2 "${nothing}" "${one_line}" nonsense)
expect(2 "${nothing}" "${one_line}")

# A full disk is not a success.
if(EXISTS /dev/full)
  execute_process(COMMAND "${WINGSPAN}" machines --json OUTPUT_FILE /dev/full RESULT_VARIABLE result ERROR_VARIABLE err)
  if(NOT result EQUAL 1 OR NOT err MATCHES "${one_line}")
    message(SEND_ERROR "wingspan to a full disk: status ${result}, error [${err}]")
  endif()
endif()
