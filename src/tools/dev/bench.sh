# Sizes and times.
. src/tools/dev/build.sh

command_bench() {
  [ $# -eq 0 ] || usage "bench takes no arguments: $*"
  need "$build_packages$test_packages"
  build_all
  step "Measuring"
  node web/build/bench.mjs --site dist/site --command dist/bin/wingspan --out build/bench.json
  say "written: build/bench.json"
}
