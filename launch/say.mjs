/** On the error stream: the other one belongs to the command that we start. */
export function say(message) {
  process.stderr.write(`basispoint: ${message}\n`);
}

export function fail(message) {
  say(message);
  process.exit(1);
}
