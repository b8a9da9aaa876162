# nginx, lighttpd and Apache for the tests of hosting, inside the checkout: a package that is installed would also start a
# service on this machine.

servers_folder=build/tools/web-servers
# With the libraries that few systems have.
servers_debs='nginx lighttpd apache2-bin libapr1 libaprutil1 libxxhash0 libnettle8 liblua5.3-0'

bring_web_servers() {
  [ ! -f "$servers_folder/complete" ] || return 0
  if ! command -v apt-get >/dev/null; then
    need 'nginx|nginx
lighttpd|lighttpd
apache2,httpd|apache2'
    return
  fi
  step "Web servers for the tests, into $servers_folder"
  rm -rf "$servers_folder"
  mkdir -p "$servers_folder/debs"
  # shellcheck disable=SC2086
  (cd "$servers_folder/debs" && apt-get -q download -o APT::Sandbox::User= $servers_debs >&2) ||
    die "apt could not fetch: $servers_debs (no network, or 'apt-get update' is due?)"
  local deb
  for deb in "$servers_folder"/debs/*.deb; do dpkg-deb -x "$deb" "$servers_folder"; done
  rm -r "$servers_folder/debs"
  touch "$servers_folder/complete"
}
