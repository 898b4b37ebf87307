import type { Logger } from 'pino';
import { z } from 'zod';
import type { NamedEnd } from '#domain/bonds/valuation/named-ends.ts';
import { calendarDayAt } from '#domain/calendar/calendar-day.ts';
import type { Changes } from '#platform/database/changes.server.ts';
import { job } from '#platform/jobs/job.ts';
import type { SendJob } from '#platform/jobs/send-job.server.ts';
import { type JobContext, type Worker, work } from '#platform/jobs/worker.server.ts';
import { computeMeasures } from './compute-measures.server.ts';

const options = { looksEverySeconds: 2, expiresAfterSeconds: 1_800, isOneAtATime: true } as const;

/** After new prices. */
export const measureBonds = job({
  name: 'measure-bonds',
  data: z.strictObject({}),
  options: { ...options, schedule: '40 2 * * *' },
});

/** After new terms, by which old prices mean something else. */
export const measureBondsAnew = job({ name: 'measure-bonds-anew', data: z.strictObject({}), options });

export const measuringWorkers = (leading: NamedEnd): readonly Worker[] => [
  work(measureBonds, (_, context) => measure(context, { isAll: false, leading })),
  work(measureBondsAnew, (_, context) => measure(context, { isAll: true, leading })),
];

async function measure(
  { database, now, signal, log }: JobContext,
  how: { readonly isAll: boolean; readonly leading: NamedEnd },
): Promise<void> {
  const { curves, bonds } = await computeMeasures(database, { today: calendarDayAt(now, 0), ...how, signal });
  if (curves + bonds > 0) log.info({ curves, bonds }, 'bonds are measured');
}

const TERMS = new Set(['bond', 'bond_coupon', 'bond_option', 'bond_redemption', 'reference_rate']);
const PRICES = new Set(['daily_trading', 'yield_curve_point']);
/** An import announces itself statement by statement. */
const QUIET_MS = 1_500;

interface Following {
  readonly changes: Pick<Changes, 'on' | 'onGap'>;
  /** Until the queues are open nothing is sent; then what was missed before, by this process or all, is requested. */
  readonly started: Promise<void>;
  readonly send: SendJob;
  readonly log: Pick<Logger, 'warn'>;
}

/** Has bonds measured when their prices or terms were written. */
export function followPrices({ changes, started, send, log }: Following): { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isOpen = false;
  let hasNewTerms = false;
  const ask = () => {
    if (!isOpen) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const wanted = hasNewTerms ? measureBondsAnew : measureBonds;
      hasNewTerms = false;
      send(wanted, {}).catch((error: unknown) => log.warn({ err: error }, 'bonds are measured later'));
    }, QUIET_MS);
    timer.unref();
  };
  changes.on('content_changed', (table) => {
    hasNewTerms ||= TERMS.has(table);
    if (PRICES.has(table) || TERMS.has(table)) ask();
  });
  changes.onGap(ask);
  let isStopped = false;
  void started.then(() => {
    isOpen = !isStopped;
    ask();
  });
  return {
    stop: () => {
      isStopped = true;
      isOpen = false;
      clearTimeout(timer);
    },
  };
}
