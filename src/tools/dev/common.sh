# Shared by the parts of ./dev; the working directory is the repository's root.

say() { printf '%s\n' "$*" >&2; }
step() { printf '\033[1m== %s\033[0m\n' "$*" >&2; }
die() {
  say "dev: $*"
  exit 1
}
usage() {
  say "dev: $*"
  say "     ./dev help lists what there is"
  exit 2
}

# Programs of the checkout come before those of the system.
node_folder=build/tools/node22
export PATH="$root/$node_folder/node_modules/.bin:$PATH"

# A stamp remembers the content from which a step was made.
#   stamped NAME HASH   true where the step NAME was last made from HASH
#   stamp NAME HASH     says so
stamped() { [ -f "build/stamps/$1" ] && [ "$(<"build/stamps/$1")" = "$2" ]; }
stamp() {
  mkdir -p build/stamps
  printf '%s' "$2" >"build/stamps/$1"
}

# One hash over names and contents of all files below the given paths; node_modules is left out.
hash_of() {
  find "$@" -name node_modules -prune -o -type f -print0 | LC_ALL=C sort -z | xargs -0 sha256sum | sha256sum |
    cut -d' ' -f1
}

# Of the release.
project_version() { sed -n 's/^ *VERSION \([0-9.]*\)$/\1/p' CMakeLists.txt | head -n 1; }

# Cores that a build may take.
cores() { nproc 2>/dev/null || echo 2; }
