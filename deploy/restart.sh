#!/bin/sh
# Replaces the processes of the shop one after the other while it sells: takes one out of the proxy, lets it finish,
# restarts it, waits until it is open, puts it back. Stops at the first that does not open; the others go on selling.
#   sh deploy/restart.sh 3001 3002
# UPSTREAM names the proxy's list of processes, RELOAD and RESTART what reloads the proxy and restarts the process $PORT.
set -eu
UPSTREAM=${UPSTREAM:-/etc/nginx/conf.d/vitrine-upstream.conf}
RELOAD=${RELOAD:-systemctl reload nginx}
RESTART=${RESTART:-'systemctl restart vitrine@$PORT'}
node=$(dirname "$0")/../node_modules/.bin/node

for PORT in "$@"; do
  export PORT
  grep -q ":$PORT " "$UPSTREAM" || { echo "$UPSTREAM names no process on port $PORT." >&2; exit 1; }
  sed -i "/:$PORT /s/;/ down;/" "$UPSTREAM"
  sh -c "$RELOAD"
  # The proxy's workers of before finish what they have begun.
  sleep "${DRAIN_SECONDS:-2}"
  sh -c "$RESTART"
  "$node" "$(dirname "$0")/ready.mjs" --wait "${OPEN_SECONDS:-60}" || { echo "The process on port $PORT did not open." >&2; exit 1; }
  sed -i "/:$PORT /s/ down;/;/" "$UPSTREAM"
  sh -c "$RELOAD"
  echo "port $PORT: restarted"
done
