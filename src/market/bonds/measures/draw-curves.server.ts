import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { toZeroNodes } from '#domain/bonds/curve/published-curve.ts';
import { toBondTerms } from '#domain/bonds/stored-bond.ts';
import { prepareBond } from '#domain/bonds/valuation/prepared-bond.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { addMonths, toCalendarDay, toDayNumber } from '#domain/calendar/day-number.ts';
import { findStoredBonds } from '#market/bonds/bond-terms.repository.ts';
import type { Database } from '#platform/database/database.server.ts';
import { drawCurve, type PricedBond } from './draw-curve.ts';
import {
  type DayToDraw,
  findCurve,
  findDaysToDraw,
  findGovernmentBonds,
  findPublishedCurrencies,
  type GovernmentBond,
  type StoredCurve,
  storeCurves,
} from './government-curves.repository.ts';

const STORED_MONTHS = 36;
/** Stored in one statement; between two of these the process may be stopped. */
const DAYS_AT_ONCE = 25;

export interface DrawOptions {
  readonly today: CalendarDay;
  /** Also draws curves that are already stored. */
  readonly isAll: boolean;
  readonly signal: AbortSignal;
  readonly onProgress: (done: number, total: number) => void;
}

/** The curves of three years that the store lacks, and the latest of each currency, whose prices may still move. */
export async function drawCurves(database: Database, options: DrawOptions): Promise<number> {
  const bonds = await findGovernmentBonds(database);
  const stored = await findStoredBonds(
    database,
    bonds.map(({ id }) => id),
  );
  const from = toCalendarDay(addMonths(toDayNumber(options.today), -STORED_MONTHS));
  const work: { currency: string; drawers: Drawers; days: DayToDraw[] }[] = [];
  const byCurrency = Map.groupBy(bonds, (bond) => bond.currency);
  for (const currency of new Set([...byCurrency.keys(), ...(await findPublishedCurrencies(database))])) {
    const issued = byCurrency.get(currency) ?? [];
    const listingIds = issued.map(({ listingId }) => listingId);
    const days = await findDaysToDraw(database, { currency, listingIds, from, isAll: options.isAll });
    const prepare = (bond: GovernmentBond) => {
      const found = stored.get(bond.id);
      const terms = found ? toBondTerms(found) : null;
      return terms && { id: bond.id, terms, prepared: prepareBond(terms) };
    };
    const drawers = new Map(issued.map((bond) => [bond.listingId, prepare(bond)]));
    work.push({ currency, drawers, days });
  }
  const total = work.reduce((sum, { days }) => sum + days.length, 0);
  let [done, storedCount] = [0, 0];
  for (const { currency, drawers, days } of work) {
    for (let at = 0; at < days.length; at += DAYS_AT_ONCE) {
      options.signal.throwIfAborted();
      const batch = days.slice(at, at + DAYS_AT_ONCE);
      const drawn: StoredCurve[] = [];
      for (const day of batch) {
        const curve = drawDay(currency, day, drawers);
        if (curve) drawn.push(curve);
        await yieldToEventLoop();
      }
      const changed = await withoutStored(database, drawn);
      await storeCurves(database, changed);
      storedCount += changed.length;
      done += batch.length;
      options.onProgress(done, total);
    }
  }
  return storedCount;
}

type Drawers = ReadonlyMap<number, Omit<PricedBond, 'price'> | null>;

function drawDay(
  currency: string,
  { day, prices, published }: DayToDraw,
  drawers: Drawers,
): StoredCurve | null {
  const priced = prices.flatMap(({ listingId, price }) => {
    const drawer = drawers.get(listingId);
    return drawer ? [{ ...drawer, price }] : [];
  });
  const drawn = drawCurve(toDayNumber(day), priced, published && toZeroNodes(published));
  return drawn && { currency, day, ...drawn };
}

/** A look that finds nothing new must not make every process forget its pages. */
async function withoutStored(
  database: Database,
  drawn: readonly StoredCurve[],
): Promise<readonly StoredCurve[]> {
  const [only] = drawn;
  if (!only || drawn.length > 1) return drawn;
  const storedCurve = await findCurve(database, only.currency, only.day);
  const isSame = storedCurve?.day === only.day && isDeepStrictEqual(storedCurve.curve, only.curve);
  return isSame ? [] : drawn;
}
