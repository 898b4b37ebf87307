import { readConfig } from '#platform/configuration/config.server.ts';
import { openDatabase } from '#platform/database/database.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { UsageError } from './commands/command.server.ts';
import { confirm } from './commands/confirm.server.ts';
import { readCommand, usageOf } from './commands/read-command.server.ts';
import { readPassword } from './commands/read-password.server.ts';
import { toJsonLine, toTextTable } from './commands/text-table.ts';
import { createLabelCatalog } from './i18n/labels.server.ts';
import { OperatorError, reportAndExit, say, stopOnSignals } from './process/process.server.ts';
import { shareStore } from './store/open-store.server.ts';

await run(process.argv.slice(2)).then((code) => process.exit(code), reportAndExit);

async function run(args: string[]): Promise<number> {
  const { command, input } = readCommand(args);
  const config = readConfig();
  const isJson = input.values.json === true;
  const report = isJson ? () => undefined : say;
  const store = await shareStore(config, report);
  const { database } = openDatabase(store.url, { connections: 1 });
  const stop = stopOnSignals(async () => {
    await database.destroy();
    await store.close();
  });
  const now = new Date();
  try {
    let code = 0;
    await command.run(input, {
      database,
      databaseUrl: store.url,
      config,
      now,
      actor: { operatorId: null, at: now },
      signal: stop.signal,
      say: report,
      readPassword: () => readPassword(process.stdin, process.stderr),
      exitWith: (wanted) => {
        code = wanted;
      },
      confirm: (question) => confirm(question, process.stdin, process.stderr),
      show: (rows) => void process.stdout.write(isJson ? toJsonLine(rows) : toTextTable(rows)),
    });
    return code;
  } catch (error) {
    if (error instanceof UsageError) throw new OperatorError(usageOf(command), { cause: error });
    if (error instanceof Refusal) throw new OperatorError(sayRefusal(error), { cause: error });
    throw error;
  } finally {
    await stop.now();
  }
}

/** In the words that the site uses. */
function sayRefusal({ code }: Refusal): string {
  if (code === 'not_found') return 'there is no such thing';
  return createLabelCatalog().translator(['refusals'], 'eng').of('refusals')(code);
}
