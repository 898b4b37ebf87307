import { calendarDayAt } from '#domain/calendar/calendar-day.ts';
import { computeMeasures } from '#market/bonds/measures/compute-measures.server.ts';
import { createProgressLine } from '../process/progress-line.ts';
import { type Command, UsageError } from './command.server.ts';

export const measureCommands: readonly Command[] = [
  {
    name: 'measures',
    usage: '[--all]',
    summary:
      'compute yields, durations and spreads of bonds that lag behind their prices; with --all of every bond',
    options: { all: { type: 'boolean' } },
    run: async ({ values, positionals }, { database, config, now, signal, say, show }) => {
      if (positionals.length > 0) throw new UsageError();
      const progress = createProgressLine(process.stderr);
      const done = await computeMeasures(database, {
        today: calendarDayAt(now, config.displayOffsetMinutes),
        leading: config.leadingYield,
        isAll: values.all === true,
        signal,
        ...(values.json !== true && { onProgress: progress.show }),
      });
      if (values.json === true) show([done]);
      else say(`${done.bonds} bonds measured, ${done.curves} curves drawn`);
    },
  },
];
