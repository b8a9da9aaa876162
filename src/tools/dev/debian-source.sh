#!/usr/bin/env bash
# debian-source.sh CACHE PACKAGE SUITE VERSION SHA256 SUPPORTED
#
# Unpacks the upstream sources of a Debian source package below CACHE and prints the folder. VERSION is taken where the
# mirror still serves it, and must then have SHA256; else the newest version that matches the pattern SUPPORTED is taken
# and named on standard error. apt checks the signature of either. The machine's own apt state is not touched: the
# configuration is private, and its mirror is the one that the machine already uses.
set -euo pipefail

cache=$1 package=$2 suite=$3 version=$4 sha256=$5 supported=$6
say() { printf '%s\n' "$*" >&2; }
die() { say "debian-source: $*"; exit 1; }

command -v apt-get >/dev/null || die "needs apt-get; elsewhere give the sources by path"
command -v xz >/dev/null || die "needs xz (package xz-utils)"
keyring=/usr/share/keyrings/debian-archive-keyring.gpg
[ -r "$keyring" ] || die "needs $keyring (package debian-archive-keyring)"

# One line per index that apt knows: origin, suite, address. Third-party archives have another origin; the security
# archive carries no suite of ours. Before the first `apt-get update` the origin is empty, and the codename decides.
codename=$(. /etc/os-release && printf '%s' "${VERSION_CODENAME:-}")
mirror=$(apt-get indextargets --format '$(ORIGIN) $(RELEASE) $(REPO_URI)' 2>/dev/null |
  awk -v code="$codename" '
    $1 == "Debian" && $2 !~ /-security/ { print $3; exit }
    NF == 2 && $1 == code { bare = bare ? bare : $2 }
    END { if (bare) print bare }' | head -n 1)
[ -n "$mirror" ] || die "apt here knows no Debian mirror (is this another distribution, or was 'apt-get update' never run?)"

work=$cache/apt-$package
rm -rf "$work"
mkdir -p "$work/lists/partial" "$work/archives/partial" "$work/download"
trap 'rm -rf "$work"' EXIT
printf 'deb-src [signed-by=%s] %s %s main\n' "$keyring" "$mirror" "$suite" >"$work/sources.list"
options=(
  -o "Dir::State::lists=$work/lists" -o "Dir::Cache=$work" -o "Dir::Cache::archives=$work/archives"
  -o "Dir::Etc::sourcelist=$work/sources.list" -o Dir::Etc::sourceparts=- -o APT::Get::List-Cleanup=0
  -o Acquire::Languages=none -o APT::Sandbox::User= -o Acquire::Retries=3 -q=2)

say "-- Fetching the source package $package from Debian $suite"
apt-get "${options[@]}" update >&2 || die "the lists of $suite could not be had"

served=$(apt-cache "${options[@]}" showsrc "$package" | awk '$1 == "Version:" { print $2 }' | sort -uV)
chosen=$version
if ! grep -qxF "$version" <<<"$served"; then
  chosen=$(grep -E "$supported" <<<"$served" | tail -n 1 || true)
  [ -n "$chosen" ] || die "$suite serves no $package that the code supports (pinned: $version; served: ${served//$'\n'/, })"
  say "-- NOTE: $package $version is no longer served; taking $chosen, the newest that the code supports"
fi

(cd "$work/download" && apt-get "${options[@]}" source --download-only "$package=$chosen" >&2)
archive=$(find "$work/download" -name '*.orig.tar.*' ! -name '*.asc' | head -n 1)
[ -n "$archive" ] || die "$package $chosen has no upstream archive"
if [ "$chosen" = "$version" ]; then
  echo "$sha256  $archive" | sha256sum --check --status || die "$(basename "$archive") does not have the pinned sha256"
fi

folder=$cache/$package-$chosen
rm -rf "$folder" "$folder.part"
mkdir "$folder.part"
tar -xf "$archive" -C "$folder.part" --strip-components=1
mv "$folder.part" "$folder"
printf '%s\n' "$folder"
