#!/bin/bash
# with-display.sh COMMAND...: runs COMMAND on a virtual display of its own, which ends with it.
set -eu
coproc display { exec Xvfb -displayfd 1 -screen 0 1600x1200x24 -nolisten tcp 2>/dev/null; }
trap 'kill "$display_PID"' EXIT
read -r number <&"${display[0]}" # written when the display answers
DISPLAY=":$number" LIBGL_ALWAYS_SOFTWARE=1 "$@"
