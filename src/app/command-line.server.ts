import { parseArgs } from 'node:util';
import { calendarDayAt } from '#domain/calendar/calendar-day.ts';
import { readConfig } from '#foundation/config.server.ts';
import { openDatabase } from '#foundation/database/database.server.ts';
import { loadDemo } from './demo.server.ts';
import { shareStore } from './open-store.server.ts';
import { OperatorError, say, stopOnSignals, tellAndExit } from './process.server.ts';
import { isStoreEmpty } from './store-state.repository.ts';

const USAGE = `usage: npm run basispoint -- COMMAND

  migrate                       bring the schema up to date
  demo [--size small|large]     load the demo market into an empty store

The store is DATABASE_URL, or the embedded database in DATA_DIR, which a running site shares.`;

await run(process.argv.slice(2)).then(() => process.exit(0), tellAndExit);

async function run(args: string[]): Promise<void> {
  const { command, size } = readCommand(args);
  const config = readConfig();
  const store = await shareStore(config, say);
  const stop = stopOnSignals(() => store.close());
  try {
    if (command === 'migrate') return say('the schema is up to date');
    await refuseFullStore(store.url);
    const now = new Date();
    await loadDemo(store.url, {
      size,
      now,
      today: calendarDayAt(now, config.displayOffsetMinutes),
      signal: stop.signal,
    });
  } finally {
    await stop.now();
  }
}

function readCommand(args: string[]): { command: 'migrate' | 'demo'; size: 'small' | 'large' } {
  const { positionals, values } = readArguments(args);
  const [command] = positionals;
  const size = values.size ?? 'small';
  if (positionals.length !== 1 || (command !== 'migrate' && command !== 'demo'))
    throw new OperatorError(USAGE);
  if (size !== 'small' && size !== 'large') throw new OperatorError(USAGE);
  return { command, size };
}

function readArguments(args: string[]) {
  try {
    return parseArgs({ args, allowPositionals: true, options: { size: { type: 'string' } } });
  } catch (cause) {
    throw new OperatorError(USAGE, { cause });
  }
}

async function refuseFullStore(url: string): Promise<void> {
  const { database } = openDatabase(url, { connections: 1 });
  const isEmpty = await isStoreEmpty(database).finally(() => database.destroy());
  if (!isEmpty)
    throw new OperatorError(
      'the store is not empty: the demo market goes only into an empty one, so that nothing is lost',
    );
}
