import { readConfig } from '#platform/configuration/config.server.ts';
import { openDatabase } from '#platform/database/database.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { type BareContext, type Command, type CommandInput, UsageError } from './commands/command.server.ts';
import { confirm } from './commands/confirm.server.ts';
import { readCommand, usageOf } from './commands/read-command.server.ts';
import { readPassword } from './commands/read-password.server.ts';
import { toJsonLine, toTextTable } from './commands/text-table.ts';
import { createLabelCatalog } from './i18n/labels.server.ts';
import { OperatorError, reportAndExit, say, stopOnSignals } from './process/process.server.ts';
import { shareAsIs, shareStore } from './store/open-store.server.ts';

// Whoever reads the output may stop, as `head` does; the command goes on.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

await run(process.argv.slice(2)).then((code) => process.exit(code), reportAndExit);

async function run(args: string[]): Promise<number> {
  const { command, input } = readCommand(args);
  const isJson = input.values.json === true;
  const now = new Date();
  let code = 0;
  const bare: Omit<BareContext, 'signal'> = {
    config: readConfig(),
    clock: () => new Date(),
    now,
    say: isJson ? () => undefined : say,
    readPassword: (options) => readPassword(process.stdin, process.stderr, options),
    exitWith: (wanted) => {
      code = wanted;
    },
    confirm: (question) => confirm(question, process.stdin, process.stderr),
    show: (rows) => void process.stdout.write(isJson ? toJsonLine(rows) : toTextTable(rows)),
  };
  try {
    if (command.store === 'none') await command.run(input, { ...bare, signal: new AbortController().signal });
    else await runOnStore(command, input, bare);
    return code;
  } catch (error) {
    if (error instanceof UsageError) throw new OperatorError(usageOf(command), { cause: error });
    if (error instanceof Refusal) throw new OperatorError(sayRefusal(error), { cause: error });
    throw error;
  }
}

async function runOnStore(
  command: Exclude<Command, { store: 'none' }>,
  input: CommandInput,
  bare: Omit<BareContext, 'signal'>,
): Promise<void> {
  const { config, now } = bare;
  const store = await (command.store === 'as-is' ? shareAsIs : shareStore)(config, bare.say);
  const { database } = openDatabase(store.url, { connections: 1 });
  const stop = stopOnSignals(async () => {
    await database.destroy();
    await store.close();
  });
  try {
    const actor = { operatorId: null, at: now };
    await command.run(input, { ...bare, database, databaseUrl: store.url, actor, signal: stop.signal });
  } finally {
    await stop.now();
  }
}

/** In the words that the site uses. */
function sayRefusal({ code }: Refusal): string {
  if (code === 'not_found') return 'there is no such thing';
  return createLabelCatalog().translator(['refusals'], 'eng').of('refusals')(code);
}
