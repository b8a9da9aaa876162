# dist/: the native command, the site and the lesson's other forms.
. src/tools/dev/packages.sh
. src/tools/dev/node.sh

# A version manager's python3, first in PATH, would cost its start-up at each call of the compiler.
if [ -z "${EMSDK_PYTHON:-}" ] && [ -x /usr/bin/python3 ]; then export EMSDK_PYTHON=/usr/bin/python3; fi

# The presets are configured once; ninja configures again when a CMake file changes.
configure() {
  local preset=$1
  [ -f "build/$preset/build.ninja" ] && return
  step "Configuring $preset"
  cmake --preset "$preset" >&2 || die "could not configure $preset"
}

# compile PRESET TARGET...
compile() {
  local preset=$1
  shift
  configure "$preset"
  step "Building $preset: $*"
  cmake --build "build/$preset" --parallel "$(cores)" --target "$@" >&2 || die "building $preset failed"
}

build_site() {
  local native=build/native-release web=build/web-release
  local report=$native/bin/wingspan_validation
  local inputs=(web lessons src/tools/generate tests/data "$native/bin/wingspan" "$report" "$native/fonts"
    "$native/third-party-licences.txt" "$web/bin/engine.wasm" "$web/bin/views.wasm" "$web/bin/panel.mjs" "$web/bin/panel.wasm")
  local made
  made=$(hash_of "${inputs[@]}")-$(project_version)-$(node --version)
  if [ -f dist/site/index.html ] && [ -d dist/single ] && [ -d dist/scorm ] && [ -d dist/npm ] && stamped site "$made"; then return; fi
  step "Building the pages"
  node web/build/site.mjs --native "$native/bin/wingspan" --validation "$report" --engine "$web/bin/engine.wasm" \
    --panel "$web/bin" --fonts "$native/fonts" --licences "$native/third-party-licences.txt" --version "$(project_version)" --out dist/site >&2 ||
    die "building the pages failed"
  stamp site "$made"
}

build_all() {
  need "$build_packages"
  bring_node
  bring_npm_packages
  compile native-release wingspan wingspan_validation wingspan_page_fonts wingspan_licences
  compile web-release engine_module views_module panel_module
  build_site
  mkdir -p dist/bin
  cmp -s build/native-release/bin/wingspan dist/bin/wingspan ||
    install -m 755 build/native-release/bin/wingspan dist/bin/wingspan
}

command_build() {
  [ $# -eq 0 ] || usage "build takes no arguments: $*"
  build_all
  say "dist/ is ready: dist/site (pages), dist/single (one file), dist/scorm (for learning platforms), dist/npm, dist/bin/wingspan (command)"
}
