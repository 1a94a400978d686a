#!/bin/sh
# Whether the machine has npm and a Node that is new enough for package.json.
set -eu
cd "$(dirname "$0")/.."
command -v npm >/dev/null && command -v node >/dev/null && node -e '
  const numbers = (text) => text.match(/\d+/g).map(Number)
  const [have, least] = [numbers(process.versions.node), numbers(require("./package.json").engines.node)]
  process.exit(have[0] > least[0] || (have[0] === least[0] && have[1] >= least[1]) ? 0 : 1)
'
