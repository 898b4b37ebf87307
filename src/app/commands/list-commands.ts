interface Listed {
  readonly name: string;
  readonly usage: string;
  readonly summary: string;
}

const SUMMARY_AT = 34;
const WIDTH = 100;
const INDENT = 6;

/** A line for each command with what must stand after its words; with their options, which take lines of their own. */
export const listCommands = (commands: readonly Listed[], { hasOptions }: { hasOptions: boolean }): string =>
  commands.map((command) => describe(command, hasOptions).join('\n')).join('\n');

function describe({ name, usage, summary }: Listed, hasOptions: boolean): readonly string[] {
  const at = usage.search(/\[?--/);
  const [needed, options] = at < 0 ? [usage, ''] : [usage.slice(0, at), usage.slice(at)];
  const head = `  ${`${name} ${needed}`.trim()}`;
  const lines =
    head.length < SUMMARY_AT
      ? [`${head.padEnd(SUMMARY_AT)}  ${summary}`]
      : [head, `${' '.repeat(SUMMARY_AT)}  ${summary}`];
  return hasOptions ? [...lines, ...wrap(options)] : lines;
}

/** An option and its value stay together. */
function wrap(options: string): readonly string[] {
  const lines: string[] = [];
  for (const option of options.match(/\[[^\]]*\]|--\S+(?: [^-[\s]\S*)?|\S+/g) ?? []) {
    const last = lines.at(-1);
    if (last === undefined || last.length + 1 + option.length > WIDTH)
      lines.push(' '.repeat(INDENT) + option);
    else lines[lines.length - 1] = `${last} ${option}`;
  }
  return lines;
}
