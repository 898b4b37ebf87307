import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { measureBond, toMeasurable } from '#domain/bonds/measures/measure-bond.ts';
import type { NamedEnd } from '#domain/bonds/valuation/named-ends.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import { findKnownBonds } from '#market/bonds/known-bond.repository.ts';
import { assumptionsOn } from '#market/bonds/known-bond.ts';
import type { Database } from '#platform/database/database.server.ts';
import {
  countBondsToMeasure,
  deleteEndedMeasures,
  findStaleBonds,
  type NewMeasure,
  type StaleBond,
  storeMeasures,
} from './bond-measures.repository.ts';
import { drawCurves } from './draw-curves.server.ts';
import { findCurve, type StoredCurve } from './government-curves.repository.ts';

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
  const total = await countBondsToMeasure(database);
  let [looked, bonds] = [0, 0];
  for (let afterId: number | null = 0; afterId !== null; ) {
    signal.throwIfAborted();
    const page = await findStaleBonds(database, { afterId, most: bondsAtOnce, isAll, leading });
    const measured = await measureAll(database, page.bonds, leading);
    await storeMeasures(database, measured, leading);
    bonds += measured.length;
    looked += page.looked;
    onProgress?.({ step: 'bond_measure', done: Math.min(looked, total), total });
    afterId = page.lastId;
    await yieldToEventLoop();
  }
  return { curves, bonds };
}

/** What follows from the prices of these bonds, each on its own day. */
export async function measureAll(
  database: Database,
  bonds: readonly StaleBond[],
  leading: NamedEnd,
): Promise<NewMeasure[]> {
  const known = await findKnownBonds(
    database,
    bonds.map(({ bondId }) => bondId),
  );
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
