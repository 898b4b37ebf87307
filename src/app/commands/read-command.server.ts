import { parseArgs } from 'node:util';
import { typeCommand } from '../../../launch/called-as.mjs';
import { explainUnknown, isNamed } from '../../../launch/command-names.mjs';
import { OperatorError } from '../process/process.server.ts';
import type { Command, CommandInput } from './command.server.ts';
import { commands } from './commands.server.ts';
import { listCommands } from './list-commands.ts';

/** The command that the words name, the longest name first, with what stands after it. */
export function readCommand(args: readonly string[]): { command: Command; input: CommandInput } {
  const command = commands
    .filter(({ name }) => isNamed(name, args))
    .sort((one, other) => other.name.length - one.name.length)[0];
  if (!command) throw new OperatorError(explainUnknown(args) ?? usage(args[0]));
  try {
    const { positionals, values } = parseArgs({
      args: args.slice(command.name.split(' ').length),
      allowPositionals: true,
      options: { ...command.options, json: { type: 'boolean' } },
    });
    // No option of ours may be given twice, so none is a list.
    return { command, input: { positionals, values: values as CommandInput['values'] } };
  } catch (cause) {
    throw new OperatorError(explainUnknown(args) ?? usageOf(command), { cause });
  }
}

export const usageOf = ({ name, usage }: Command): string =>
  `usage: ${typeCommand(`${name} ${usage}`.trim())}`;

/** All commands or, with their options, those that begin with the first word where there are any. */
function usage(word: string | undefined): string {
  const near = commands.filter(({ name }) => name.split(' ')[0] === word);
  const isAll = near.length === 0;
  return `usage: ${typeCommand('COMMAND [--json]')}

${listCommands(isAll ? commands : near, { hasOptions: !isAll })}

${isAll ? `With the first word of a command: its options, such as ${typeCommand('import')}.\n` : ''}The store is DATABASE_URL, or the embedded database in DATA_DIR, which a running site shares.`;
}
