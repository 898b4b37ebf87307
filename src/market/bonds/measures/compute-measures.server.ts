import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { measureBond, toMeasurable } from '#domain/bonds/measures/measure-bond.ts';
import type { NamedEnd } from '#domain/bonds/valuation/named-ends.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { findKnownBonds } from '#market/bonds/known-bond.repository.ts';
import { assumptionsOn, type KnownBond } from '#market/bonds/known-bond.ts';
import type { Database } from '#platform/database/database.server.ts';
import {
  deleteEndedMeasures,
  findBondsToMeasure,
  findStaleBonds,
  type NewMeasure,
  type StaleBond,
  storeMeasures,
} from './bond-measures.repository.ts';
import { drawCurves } from './draw-curves.server.ts';
import { findCurve, hasGovernmentBond, type StoredCurve } from './government-curves.repository.ts';

export interface MeasuringOptions {
  readonly today: CalendarDay;
  /** The yield that the site shows first. */
  readonly leading: NamedEnd;
  /** Makes everything again, not only what lags behind the prices. */
  readonly isAll?: boolean;
  /** Bonds that are looked through at once; those of them that lag behind are written in one statement. */
  readonly bondsAtOnce?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (progress: MeasuringProgress) => void;
}

export interface MeasuringProgress {
  /** The table that is being written. */
  readonly step: 'government_curve' | 'bond_measure';
  readonly done: number;
  readonly total: number;
}

const BONDS_AT_ONCE = 1_000;

/**
 * Brings curves and measures up to the latest prices. What is written stays: cut off at any place, the next run goes on
 * with what is still missing.
 */
export async function computeMeasures(
  database: Database,
  {
    today,
    leading,
    isAll = false,
    bondsAtOnce = BONDS_AT_ONCE,
    signal = new AbortController().signal,
    onProgress,
  }: MeasuringOptions,
): Promise<{ curves: number; bonds: number }> {
  const curves = await drawCurves(database, {
    today,
    isAll,
    signal,
    onProgress: (done, total) => onProgress?.({ step: 'government_curve', done, total }),
  });
  await deleteEndedMeasures(database);
  const ids = await findBondsToMeasure(database);
  const pages = Array.from({ length: Math.ceil(ids.length / bondsAtOnce) }, (_, page) =>
    ids.slice(page * bondsAtOnce, (page + 1) * bondsAtOnce),
  );
  let [looked, bonds] = [0, 0];
  const read = async (page: readonly number[]) => {
    const stale = await findStaleBonds(database, page, { isAll, leading });
    return { page, stale, known: await findKnownBonds(database, bondIds(stale)) };
  };
  // Written while the next ones are computed.
  let storing = Promise.resolve();
  try {
    for await (const { page, stale, known } of readAhead(pages, read)) {
      signal.throwIfAborted();
      const measured = await measureKnown(database, stale, known, leading);
      await storing;
      storing = storeMeasures(database, measured, leading);
      // Its failure is thrown where it is awaited.
      storing.catch(() => undefined);
      bonds += measured.length;
      looked += page.length;
      onProgress?.({ step: 'bond_measure', done: looked, total: ids.length });
      await yieldToEventLoop();
    }
    await storing;
  } finally {
    await Promise.allSettled([storing]);
  }
  return { curves, bonds };
}

/** The same after new prices or terms of a few instruments; a government's bond moves spreads of others. */
export async function computeChangedMeasures(
  database: Database,
  instrumentIds: readonly number[],
  options: MeasuringOptions,
): Promise<{ curves: number; bonds: number }> {
  const { leading, isAll = false } = options;
  if (await hasGovernmentBond(database, instrumentIds)) return await computeMeasures(database, options);
  const stale = await findStaleBonds(database, instrumentIds, { isAll, leading });
  await storeMeasures(database, await measureAll(database, stale, leading), leading);
  return { curves: 0, bonds: stale.length };
}

/** Reads what comes next while the caller works on what came before. */
async function* readAhead<In, Out>(
  [first, ...rest]: readonly In[],
  read: (input: In) => Promise<Out>,
): AsyncGenerator<Out> {
  if (first === undefined) return;
  let ahead = read(first);
  for (const input of rest) {
    const current = await ahead;
    ahead = read(input);
    // Whoever stops early does not wait for it.
    ahead.catch(() => undefined);
    yield current;
  }
  yield await ahead;
}

/** What follows from the prices of these bonds, each on its own day. */
export async function measureAll(
  database: Database,
  bonds: readonly StaleBond[],
  leading: NamedEnd,
): Promise<NewMeasure[]> {
  return await measureKnown(database, bonds, await findKnownBonds(database, bondIds(bonds)), leading);
}

const bondIds = (bonds: readonly StaleBond[]) => bonds.map(({ bondId }) => bondId);

async function measureKnown(
  database: Database,
  bonds: readonly StaleBond[],
  known: ReadonlyMap<number, KnownBond>,
  leading: NamedEnd,
): Promise<NewMeasure[]> {
  const curveOf = rememberCurves(database);
  const measured: NewMeasure[] = [];
  for (const { bondId, listingId, currency, day, price } of bonds) {
    const bond = known.get(bondId);
    const curve = await curveOf(currency, day);
    const measure =
      bond &&
      measureBond(
        toMeasurable(bond.terms, bond.options, assumptionsOn(bond, day)),
        { day: toDayNumber(day), clean: price, curve: curve?.curve ?? null },
        leading,
      );
    measured.push({ bondId, listingId, day, price, measure: measure ?? null });
  }
  return measured;
}

/** Most bonds were traded on the same day. */
function rememberCurves(database: Database) {
  const known = new Map<string, Promise<StoredCurve | null>>();
  return (currency: string, day: CalendarDay): Promise<StoredCurve | null> => {
    const key = `${currency} ${day}`;
    const found = known.get(key) ?? findCurve(database, currency, day);
    known.set(key, found);
    return found;
  };
}
