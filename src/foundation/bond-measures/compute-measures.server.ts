import { setImmediate as nextTurn } from 'node:timers/promises';
import { measureBond, toMeasurable } from '#domain/bonds/measures/measure-bond.ts';
import {
  referenceCodeOf,
  type StoredBond,
  toAssumptions,
  toBondOptions,
  toBondTerms,
} from '#domain/bonds/stored-bond.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { toDayNumber } from '#domain/calendar/day-number.ts';
import type { Database } from '#foundation/database/database.server.ts';
import { findStoredBonds } from '#foundation/market/bond-terms.repository.ts';
import {
  findReferenceRates,
  type ReferenceRate,
  rateOn,
} from '#foundation/market/reference-rates.repository.ts';
import {
  countBondsToMeasure,
  deleteEndedMeasures,
  findStaleBonds,
  keepMeasures,
  type MeasureToKeep,
  type StaleBond,
} from './bond-measures.repository.ts';
import { drawCurves } from './draw-curves.server.ts';
import { findCurve, type KeptCurve } from './government-curves.repository.ts';

export interface MeasuringOptions {
  readonly today: CalendarDay;
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
 * Brings curves and measures up to the newest prices. What is written stays: cut off at any place, the next run goes on
 * with what is still missing.
 */
export async function computeMeasures(
  database: Database,
  {
    today,
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
    const page = await findStaleBonds(database, { afterId, most: bondsAtOnce, isAll });
    const measured = await measureAll(database, page.bonds);
    await keepMeasures(database, measured);
    bonds += measured.length;
    looked += page.looked;
    onProgress?.({ step: 'bond_measure', done: Math.min(looked, total), total });
    afterId = page.lastId;
    await nextTurn();
  }
  return { curves, bonds };
}

/** What follows from the prices of these bonds, each on its own day. */
export async function measureAll(database: Database, bonds: readonly StaleBond[]): Promise<MeasureToKeep[]> {
  const stored = await findStoredBonds(
    database,
    bonds.map(({ bondId }) => bondId),
  );
  const curveOf = rememberCurves(database);
  const rates = await findRatesOf(database, bonds, stored);
  const measured: MeasureToKeep[] = [];
  for (const { bondId, listingId, currency, day, price } of bonds) {
    const known = stored.get(bondId);
    const terms = known ? toBondTerms(known) : null;
    const curve = await curveOf(currency, day);
    const rate = known ? rateOn(rates.get(referenceCodeOf(known) ?? ''), day) : null;
    const measure =
      known && terms
        ? measureBond(
            toMeasurable(terms, toBondOptions(known), toAssumptions(known, rate?.percent ?? null)),
            { day: toDayNumber(day), clean: price, curve: curve?.curve ?? null },
          )
        : null;
    measured.push({ bondId, listingId, day, price, measure });
  }
  return measured;
}

/** Most bonds were traded on the same day. */
function rememberCurves(database: Database) {
  const known = new Map<string, Promise<KeptCurve | null>>();
  return (currency: string, day: CalendarDay): Promise<KeptCurve | null> => {
    const key = `${currency} ${day}`;
    const found = known.get(key) ?? findCurve(database, currency, day);
    known.set(key, found);
    return found;
  };
}

function findRatesOf(
  database: Database,
  bonds: readonly StaleBond[],
  stored: ReadonlyMap<number, StoredBond>,
): Promise<Map<string, ReferenceRate[]>> {
  const codes = new Set([...stored.values()].flatMap((bond) => referenceCodeOf(bond) ?? []));
  const days = bonds.map(({ day }) => day).sort();
  const [from, to] = [days[0], days.at(-1)];
  return from && to ? findReferenceRates(database, [...codes], { from, to }) : Promise.resolve(new Map());
}
