#!/bin/bash
# with-display.sh COMMAND...: runs COMMAND on a virtual display of its own, which ends with it.
set -eu
command -v Xvfb >/dev/null || { echo "with-display.sh: there is no Xvfb" >&2; exit 1; }
# -noreset: a display that its last client has left would refuse the next one while it starts anew.
coproc display { exec Xvfb -displayfd 1 -screen 0 1600x1200x24 -nolisten tcp -noreset 2>/dev/null; }
server=$display_PID
trap 'kill "$server"' EXIT
read -r number <&"${display[0]}" # written when the display answers
DISPLAY=":$number" LIBGL_ALWAYS_SOFTWARE=1 "$@"
