# The panel in a window of its own.
. src/tools/dev/build.sh

command_panel() {
  need "$build_packages"
  [ -n "${DISPLAY:-}${WAYLAND_DISPLAY:-}" ] || die "the panel needs a display: DISPLAY is not set"
  bring_node
  bring_npm_packages
  compile native-debug wingspan-panel
  exec build/native-debug/bin/wingspan-panel "$@"
}
