import { calendarDayAt } from '#domain/calendar/calendar-day.ts';
import { createFiles } from '#platform/files/create-files.server.ts';
import { OperatorError } from '../process/process.server.ts';
import { loadDemo, removeDemo } from '../store/demo.server.ts';
import { hasDemoMarket, isStoreEmpty } from '../store/store-state.repository.ts';
import { type Command, UsageError } from './command.server.ts';

export const storeCommands: readonly Command[] = [
  {
    name: 'migrate',
    usage: '',
    summary: 'bring the schema up to date',
    // Opening the store has done it.
    run: async (_, { say }) => say('the schema is up to date'),
  },
  {
    name: 'demo',
    usage: '[--size small|large]',
    summary: 'load the demo market into an empty database',
    options: { size: { type: 'string' } },
    run: async ({ values: { size = 'small' } }, { database, databaseUrl, config, now, signal }) => {
      if (size !== 'small' && size !== 'large') throw new UsageError();
      if (!(await isStoreEmpty(database)))
        throw new OperatorError(
          'the store is not empty: the demo market goes only into an empty one, so that nothing is lost',
        );
      const today = calendarDayAt(now, config.displayOffsetMinutes);
      const files = createFiles(config).current;
      await loadDemo(databaseUrl, { size, now, today, leading: config.leadingYield, files, signal });
    },
  },
  {
    name: 'demo remove',
    usage: '',
    summary: 'remove the demo market with its accounts; what you imported remains',
    run: async (_, { database, databaseUrl, config, say }) => {
      if (!(await hasDemoMarket(database)))
        throw new OperatorError('the store does not hold the demo market');
      const { rows } = await removeDemo(databaseUrl, createFiles(config).current);
      say(`demo market removed: ${rows} rows`);
    },
  },
];
