#!/bin/sh
# The program of a package: "basispoint start" runs the site, any other word is a command; without a word all are listed.
program=$0
while [ -L "$program" ]; do
  target=$(readlink "$program")
  case $target in
    /*) program=$target ;;
    *) program=$(dirname "$program")/$target ;;
  esac
done
root=$(cd "$(dirname "$program")/.." && pwd -P) || exit 1

node=$root/node_modules/node/bin/node
if [ "$1" = start ]; then exec "$node" "$root/launch/packaged.mjs" "$@"; fi
# Imports make much garbage that is short-lived.
exec "$node" --max-semi-space-size=16 "$root/launch/packaged.mjs" "$@"
