import { readConfig } from '#foundation/config.server.ts';
import { openDatabase } from '#foundation/database/database.server.ts';
import { type CommandContext, UsageError } from './commands/command.server.ts';
import { readCommand, usageOf } from './commands/read-command.server.ts';
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
      show: isJson ? showJson : showTable,
    });
  } catch (error) {
    if (error instanceof UsageError) throw new OperatorError(usageOf(command), { cause: error });
    throw error;
  } finally {
    await stop.now();
  }
}

type Rows = Parameters<CommandContext['show']>[0];

function showJson(rows: Rows): void {
  process.stdout.write(`${JSON.stringify(rows)}\n`);
}

/** Columns as wide as their longest value, without frames: it can be read and cut. */
function showTable(rows: Rows): void {
  const [first] = rows;
  if (!first) {
    say('nothing to show');
    return;
  }
  const table = [Object.keys(first), ...rows.map((row) => Object.values(row).map(toCell))];
  const widths =
    table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0))) ?? [];
  for (const line of table) {
    const cells = line.map((cell, column) => cell.padEnd(widths[column] ?? 0));
    process.stdout.write(`${cells.join('  ').trimEnd()}\n`);
  }
}

function toCell(value: unknown): string {
  if (value === null || value === undefined) return '-';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
