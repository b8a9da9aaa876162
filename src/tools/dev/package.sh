# Release archives of dist/: the same bytes from the same commit.
. src/tools/dev/build.sh

release=build/release

# archive NAME FOLDER ENTRY...: NAME.tar.gz with the entries below a folder NAME/
archive() {
  local name=$1 folder=$2
  shift 2
  tar --create --directory "$folder" --sort=name --mtime="@$epoch" --owner=0 --group=0 --numeric-owner \
    --transform "s,^,$name/," "$@" | gzip -n -9 >"$release/$name.tar.gz"
}

command_package() {
  [ $# -eq 0 ] || usage "package takes no arguments: $*"
  build_all
  local version epoch part
  version=$(project_version)
  epoch=$(git log -1 --format=%ct 2>/dev/null || echo 0)
  step "Packing Wingspan $version"
  rm -rf "$release"
  mkdir -p "$release/command"
  archive "wingspan-$version-site" dist/site .
  cp dist/bin/wingspan LICENSE build/native-release/third-party-licences.txt "$release/command/"
  archive "wingspan-$version-$(uname -s | tr '[:upper:]' '[:lower:]')-$(uname -m)" "$release/command" .
  rm -r "$release/command"
  for part in dist/single/wingspan.html dist/scorm/*.zip; do
    [ -f "$part" ] && install -m 644 "$part" "$release/$(basename "$part" | sed "s/^wingspan/wingspan-$version/")"
  done
  npm pack ./dist/npm --pack-destination "$release" --silent >/dev/null || die "npm could not pack dist/npm"
  (cd "$release" && sha256sum -- * >SHA256SUMS)
  say "written:"
  (cd "$release" && ls -l) >&2
}
