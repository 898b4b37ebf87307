import { readConfig } from '#foundation/config.server.ts';
import { openDatabase } from '#foundation/database/database.server.ts';
import { Refusal } from '#foundation/refusals/refusal.ts';
import { type CommandContext, UsageError } from './commands/command.server.ts';
import { readCommand, usageOf } from './commands/read-command.server.ts';
import { readPassword } from './commands/read-password.server.ts';
import { createLabelCatalog } from './labels.server.ts';
import { shareStore } from './open-store.server.ts';
import { OperatorError, say, stopOnSignals, tellAndExit } from './process.server.ts';

await run(process.argv.slice(2)).then(() => process.exit(0), tellAndExit);

async function run(args: string[]): Promise<void> {
  const { command, input } = readCommand(args);
  const config = readConfig();
  const isJson = input.values.json === true;
  const tell = isJson ? () => undefined : say;
  const store = await shareStore(config, tell);
  const { database } = openDatabase(store.url, { connections: 1 });
  const stop = stopOnSignals(async () => {
    await database.destroy();
    await store.close();
  });
  const now = new Date();
  try {
    await command.run(input, {
      database,
      databaseUrl: store.url,
      config,
      now,
      actor: { operatorId: null, at: now },
      signal: stop.signal,
      say: tell,
      readPassword: () => readPassword(process.stdin, process.stderr),
      show: isJson ? showJson : showTable,
    });
  } catch (error) {
    if (error instanceof UsageError) throw new OperatorError(usageOf(command), { cause: error });
    if (error instanceof Refusal) throw new OperatorError(sayRefusal(error), { cause: error });
    throw error;
  } finally {
    await stop.now();
  }
}

/** In the words that the site uses. */
const sayRefusal = ({ code }: Refusal): string =>
  code === 'not_found'
    ? 'there is no such thing'
    : createLabelCatalog().translator(['refusals'], 'eng').of('refusals')(code);

const showJson: CommandContext['show'] = (rows) => void process.stdout.write(`${JSON.stringify(rows)}\n`);

/** Columns as wide as their longest value, without frames: it can be read and cut. */
const showTable: CommandContext['show'] = (rows) => {
  const [first] = rows;
  if (!first) return say('nothing to show');
  const table = [Object.keys(first), ...rows.map((row) => Object.values(row).map(toCell))];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? [];
  for (const line of table) {
    const cells = line.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    process.stdout.write(`${cells.join('  ').trimEnd()}\n`);
  }
};

function toCell(value: unknown): string {
  if (value === null || value === undefined) return '-';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
