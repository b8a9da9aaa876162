# The lesson on this machine.
. src/tools/dev/build.sh

command_serve() {
  local -a options=()
  while [ $# -gt 0 ]; do
    case $1 in
      --port)
        [ $# -ge 2 ] || usage "--port needs a number"
        options+=(--port "$2")
        shift 2
        ;;
      --port=*)
        options+=(--port "${1#*=}")
        shift
        ;;
      *) usage "serve knows --port N, not: $1" ;;
    esac
  done
  build_all
  exec node web/build/serve.mjs --root dist/site "${options[@]}"
}
