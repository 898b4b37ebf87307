import type { Logger } from 'pino';
import { z } from 'zod';
import type { NamedEnd } from '#domain/bonds/valuation/named-ends.ts';
import { calendarDayAt } from '#domain/calendar/calendar-day.ts';
import { type Tag, toTag } from '#domain/changes/tag.ts';
import type { Changes } from '#platform/database/changes.server.ts';
import { job } from '#platform/jobs/job.ts';
import type { SendJob } from '#platform/jobs/send-job.server.ts';
import { type JobContext, type Worker, work } from '#platform/jobs/worker.server.ts';
import { computeChangedMeasures, computeMeasures } from './compute-measures.server.ts';

const options = { looksEverySeconds: 2, expiresAfterSeconds: 1_800, isOneAtATime: true } as const;

/** After new prices. */
export const measureBonds = job({
  name: 'measure-bonds',
  data: z.strictObject({}),
  options: { ...options, schedule: '40 2 * * *' },
});

const MOST_INSTRUMENTS = 1_000;

/** After new prices or terms of a few instruments, which need not be bonds. */
export const measureChangedBonds = job({
  name: 'measure-changed-bonds',
  data: z.strictObject({
    instrumentIds: z.array(z.int()).max(MOST_INSTRUMENTS),
    hasNewTerms: z.boolean(),
  }),
  options: { looksEverySeconds: 2, expiresAfterSeconds: 1_800 },
});

/** After new terms, by which old prices mean something else. */
export const measureBondsAnew = job({ name: 'measure-bonds-anew', data: z.strictObject({}), options });

export const measuringWorkers = (leading: NamedEnd): readonly Worker[] => [
  work(measureBonds, (_, context) => measure(context, computeMeasures, { isAll: false, leading })),
  work(measureBondsAnew, (_, context) => measure(context, computeMeasures, { isAll: true, leading })),
  work(measureChangedBonds, ({ instrumentIds, hasNewTerms }, context) =>
    measure(context, (database, options) => computeChangedMeasures(database, instrumentIds, options), {
      isAll: hasNewTerms,
      leading,
    }),
  ),
];

async function measure(
  { database, now, signal, log }: JobContext,
  compute: typeof computeMeasures,
  how: { readonly isAll: boolean; readonly leading: NamedEnd },
): Promise<void> {
  const { curves, bonds } = await compute(database, { today: calendarDayAt(now, 0), ...how, signal });
  if (curves + bonds > 0) log.info({ curves, bonds }, 'bonds are measured');
}

const TERMS = new Set(['bond', 'bond_coupon', 'bond_option', 'bond_redemption', 'reference_rate']);
const NAMED = /^(?:prices:)?instrument:(\d+)$/;
const ANY: readonly Tag[] = ['prices', 'instrument', 'content'];
/** An import announces itself statement by statement. */
const QUIET_MS = 1_500;

interface Following {
  readonly changes: Pick<Changes, 'on' | 'onGap'>;
  /** Until the queues are open nothing is sent; then what was missed before, by this process or all, is requested. */
  readonly started: Promise<void>;
  readonly send: SendJob;
  readonly log: Pick<Logger, 'warn'>;
}

/** What was written since the last request. */
interface Changed {
  hasTerms: boolean;
  /** More instruments than can be named. */
  isAny: boolean;
  /** Announcements may have been missed, or curves may have moved. */
  isUnknown: boolean;
  readonly instruments: Set<number>;
}

const nothing = (): Changed => ({ hasTerms: false, isAny: false, isUnknown: false, instruments: new Set() });

async function sendRequests(
  { hasTerms, isAny, isUnknown, instruments }: Changed,
  send: SendJob,
): Promise<void> {
  const isNamed = !isAny && instruments.size > 0;
  if (hasTerms && !isNamed) return await send(measureBondsAnew, {});
  if (isNamed) await send(measureChangedBonds, { instrumentIds: [...instruments], hasNewTerms: hasTerms });
  if (isUnknown || !isNamed) await send(measureBonds, {});
}

/** Has bonds measured when prices or terms were written: those of the instruments that are named, else all. */
export function followPrices({ changes, started, send, log }: Following): { stop(): void } {
  let timer: NodeJS.Timeout | undefined;
  let isOpen = false;
  let changed = nothing();
  const request = () => {
    if (!isOpen) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      const sent = sendRequests(changed, send);
      changed = nothing();
      sent.catch((error: unknown) => log.warn({ err: error }, 'bonds are measured later'));
    }, QUIET_MS);
    timer.unref();
  };
  const requestLook = () => {
    changed.isUnknown = true;
    request();
  };
  changes.on('content_changed', (table) => {
    changed.hasTerms ||= TERMS.has(table);
    changed.isAny ||= table === 'reference_rate';
    if (table === 'yield_curve_point') requestLook();
    else if (table === 'daily_trading' || TERMS.has(table)) request();
  });
  changes.on('tags_changed', (announcement) => {
    for (const tag of announcement.split(',')) {
      const [, id] = NAMED.exec(tag) ?? [];
      if (id && !changed.isAny) changed.instruments.add(Number(id));
      changed.isAny ||= changed.instruments.size > MOST_INSTRUMENTS || ANY.includes(toTag(tag));
    }
  });
  changes.onGap(requestLook);
  let isStopped = false;
  void started.then(() => {
    isOpen = !isStopped;
    requestLook();
  });
  return {
    stop: () => {
      isStopped = true;
      isOpen = false;
      clearTimeout(timer);
    },
  };
}
