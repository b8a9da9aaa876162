# System packages. Each row: what is looked for | Debian package. A row that is satisfied costs no apt call, so tools from
# other sources (emsdk, another Node) are left alone.
#   NAME,NAME…      any of these programs    /path           a file, * as in the shell
#   node>=18        Node of that version     python:MODULE   a module of the system's Python

build_packages='
cmake|cmake
ninja|ninja-build
g++|g++
git|git
xz|xz-utils
/etc/ssl/certs/ca-certificates.crt|ca-certificates
emcc|emscripten
node>=18|nodejs
npm|npm
python:fontTools|python3-fonttools
python:brotli|python3-brotli
glslangValidator|glslang-tools
/usr/include/GLFW/glfw3.h|libglfw3-dev
/usr/include/GL/gl.h|libgl-dev
/usr/include/CLI/CLI.hpp|libcli11-dev
/usr/include/nlohmann/json.hpp|nlohmann-json3-dev
'
test_packages='
chromium,chromium-browser,google-chrome|chromium
hunspell|hunspell
/usr/share/hunspell/de_DE.dic|hunspell-de-de
/usr/share/hunspell/ro_RO.dic|hunspell-ro
xmllint|libxml2-utils
Xvfb|xvfb
/usr/lib/*/dri/swrast_dri.so|libgl1-mesa-dri
'

system_python() { if [ -x /usr/bin/python3 ]; then echo /usr/bin/python3; else echo python3; fi; }

present() {
  case $1 in
    /*) compgen -G "$1" >/dev/null ;;
    python:*) "$(system_python)" -c "import ${1#python:}" 2>/dev/null ;;
    *'>='*)
      local version
      version=$("${1%%>=*}" --version 2>/dev/null) || return 1
      version=${version#v}
      [ "${version%%.*}" -ge "${1##*>=}" ]
      ;;
    *)
      local name
      for name in ${1//,/ }; do
        command -v "$name" >/dev/null && return 0
      done
      return 1
      ;;
  esac
}

# need ROWS: installs what is missing, or names it.
need() {
  local row missing=() names=()
  while IFS= read -r row; do
    [ -n "$row" ] || continue
    present "${row%%|*}" && continue
    names+=("${row%%|*}")
    missing+=("${row##*|}")
  done <<<"$1"
  [ ${#missing[@]} -gt 0 ] || return 0

  if ! command -v apt-get >/dev/null; then
    say "dev: missing on this system: ${names[*]}"
    say "     (Debian's packages of these are: ${missing[*]}; README.md, section 'Building', says how to get them elsewhere)"
    exit 1
  fi
  local -a as_root=()
  if [ "$(id -u)" -ne 0 ]; then
    command -v sudo >/dev/null || die "missing system packages: ${missing[*]}; install them as root, there is no sudo here"
    as_root=(sudo)
  fi
  step "Installing system packages with apt${as_root[*]:+ by sudo}: ${missing[*]}"
  local -a apt=("${as_root[@]}" env DEBIAN_FRONTEND=noninteractive apt-get -q)
  # A throw-away machine need not survive a power cut in the middle of dpkg.
  [ -z "${CI:-}" ] || apt+=(-o Dpkg::Options::=--force-unsafe-io)
  "${apt[@]}" update >&2 || say "dev: apt could not update every list; trying with what there is"
  "${apt[@]}" install -y --no-install-recommends "${missing[@]}" >&2 ||
    die "apt could not install: ${missing[*]} (no network, or a mirror is out of date?)"
}
