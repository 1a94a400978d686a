#!/bin/sh
# Chromium for the tests in a real browser: the machine's own, else Debian's package if we may install it. Where we may, we also install
# its shell without windows, which takes two thirds of the processor time; older releases of Debian do not have it.
set -eu
if [ "$(id -u)" = 0 ]; then as_root=""; elif sudo -n true 2>/dev/null; then as_root=sudo; else as_root=none; fi
if ! command -v apt-get >/dev/null; then as_root=none; fi
missing=chromium
for name in "${PHAROS_BROWSER:-}" chromium chromium-browser google-chrome; do
    if command -v "$name" >/dev/null; then missing=""; fi
done
if [ "$as_root" = none ] && [ -n "$missing" ]; then
    echo "The tests in the browser need Chromium: install it, or name one in PHAROS_BROWSER." >&2
    exit 1
fi
if [ "$as_root" = none ] || [ -z "$missing" ] && [ -x /usr/bin/chromium-headless-shell ]; then exit 0; fi
echo "Installing Chromium ..."
install="$as_root env DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends"
$as_root apt-get update -qq || [ -z "$missing" ]
$install $missing chromium-headless-shell >/dev/null 2>&1 || [ -z "$missing" ] || $install $missing >/dev/null
