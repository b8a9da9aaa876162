# Sizes and times.
. src/tools/dev/build.sh

# The validation report as the site shows it, and with every row.
write_validation() {
  local report=build/native-release/bin/wingspan_validation
  step "Validating"
  { "$report" >build/validation.md && "$report" --json >build/validation.json; } || die "the validation report failed"
  say "written: build/validation.md, build/validation.json"
}

command_bench() {
  [ $# -eq 0 ] || usage "bench takes no arguments: $*"
  need "$build_packages$test_packages"
  build_all
  compile native-release engine_bench
  compile web-release engine_bench
  step "Measuring"
  node web/build/bench.mjs --site dist/site --command dist/bin/wingspan --out build/bench.json \
    --engine build/native-release/bin/engine_bench --engine-wasm build/web-release/bin/engine_bench.js
  say "written: build/bench.json"
  write_validation
}
