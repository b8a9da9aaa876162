# Every test, through one CTest run over the native and the wasm build.
. src/tools/dev/build.sh
. src/tools/dev/web-servers.sh

command_test() {
  local -a names=()
  local long=
  while [ $# -gt 0 ]; do
    case $1 in
      --long) long=1 ;;
      -*) usage "test knows --long, not: $1" ;;
      *) names+=("$1") ;;
    esac
    shift
  done
  need "$build_packages$test_packages"
  bring_web_servers
  build_all
  compile sanitize wingspan wingspan_all_tests
  compile web-debug wingspan_all_tests

  mkdir -p build/tests
  printf 'subdirs("%s/build/sanitize" "%s/build/web-debug")\n' "$root" "$root" >build/tests/CTestTestfile.cmake
  local -a options=(--test-dir build/tests --parallel "$(cores)" --output-on-failure --output-junit "$root/build/tests/junit.xml")
  if [ ${#names[@]} -gt 0 ]; then options+=(--tests-regex "$(pattern_of "${names[@]}")"); fi
  [ -z "$long" ] || export WINGSPAN_LONG=1

  step "Testing${long:+ (with the long runs)}"
  local failed=0
  ctest "${options[@]}" || failed=$?
  close_with_counts "$failed"
}

# Names are words, not patterns: any of them, anywhere in a test's name.
pattern_of() {
  local name joined=
  for name in "$@"; do
    name=$(printf '%s' "$name" | sed 's/[][\\.*^$+?(){}|]/\\&/g')
    joined+=${joined:+|}$name
  done
  printf '%s' "$joined"
}

# The last line says how many tests there were and how they ended; no test at all is a failure.
close_with_counts() {
  local suite total failed skipped
  suite=$(sed -n '/<testsuite/,/>/p' build/tests/junit.xml | sed '/>/q' | tr '\n' ' ')
  attribute() { sed -n "s/.*[[:space:]]$1=\"\([0-9]*\)\".*/\1/p" <<<"$suite"; }
  total=$(attribute tests) failed=$(attribute failures) skipped=$(attribute skipped)
  # A test whose program is missing is "skipped" to the report, a failure to CTest and to us.
  if [ "$1" -ne 0 ] && [ "${failed:-0}" -eq 0 ]; then failed=$skipped skipped=0; fi
  if [ "${total:-0}" -eq 0 ]; then
    say "dev: no test has such a name"
    exit 1
  fi
  local passed=$((total - failed - skipped)) line
  line="wingspan: $passed passed, $failed failed"
  [ "$skipped" -eq 0 ] || line+=", $skipped skipped"
  printf '%s\n' "$line"
  [ "$1" -eq 0 ] && [ "$failed" -eq 0 ]
}
