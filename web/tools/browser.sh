#!/bin/sh
# Chromium for the tests in a real browser: the machine's own, else Debian's package if we may install it.
set -eu
for name in "${PHAROS_BROWSER:-}" chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null; then exit 0; fi
done
if [ "$(id -u)" = 0 ]; then as_root=""; elif sudo -n true 2>/dev/null; then as_root=sudo; else as_root=none; fi
if [ "$as_root" = none ] || ! command -v apt-get >/dev/null; then
    echo "The tests in the browser need Chromium: install it, or name one in PHAROS_BROWSER." >&2
    exit 1
fi
echo "Installing Chromium ..."
$as_root apt-get update -qq
$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends chromium >/dev/null
