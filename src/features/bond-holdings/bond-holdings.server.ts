import { type HeldBond, portfolioTotals } from '#domain/bonds/risk/portfolio.ts';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { addDays, addYears } from '#domain/calendar/day-arithmetic.ts';
import { comingEvents } from '#domain/payments/coming-events.ts';
import { type LadderPayment, type LadderStep, paymentLadder } from '#domain/payments/payment-ladder.ts';
import { findKnownBonds } from '#market/bonds/known-bond.repository.ts';
import { assumptionsOn, type KnownBond } from '#market/bonds/known-bond.ts';
import { findMeasures, type StoredMeasure } from '#market/bonds/measures/bond-measures.repository.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { type BondHoldingsData, FACE_VALUE_OF_EACH } from './bond-holdings.contract.ts';
import { findBondsOfFaceValue, findWatchedBonds, type WatchedBond } from './bond-holdings.repository.ts';

const MOST_YEARS = 30;

type Context = Pick<PageContext, 'database' | 'today'>;

/** Null where the watchlist has no bond that still pays. */
export async function loadBondHoldings(
  context: Context,
  userId: number,
  step: LadderStep,
): Promise<Unopened<BondHoldingsData> | null> {
  return loadTogether(context, await findWatchedBonds(context.database, userId), step);
}

/** Bonds that nobody holds, as if someone held the same face value of each; null where none of them still pays. */
export async function loadEqualHoldings(
  context: Context,
  bondIds: readonly number[],
  step: LadderStep,
): Promise<Unopened<BondHoldingsData> | null> {
  const bonds = await findBondsOfFaceValue(context.database, bondIds, FACE_VALUE_OF_EACH);
  return loadTogether(context, bonds, step);
}

async function loadTogether(
  { database, today }: Context,
  watched: readonly WatchedBond[],
  step: LadderStep,
): Promise<Unopened<BondHoldingsData> | null> {
  if (watched.length === 0) return null;
  const held = watched.filter(({ quantity }) => quantity !== null && quantity > 0);
  const ids = held.map(({ bondId }) => bondId);
  const [measures, known] = await Promise.all([findMeasures(database, ids), findKnownBonds(database, ids)]);
  const totals = portfolioTotals(held.flatMap((bond) => toHeld(bond, measures.get(bond.bondId))));
  const payments = held.flatMap((bond) => paymentsOf(bond, known.get(bond.bondId), today));
  return {
    bonds: watched.length,
    held: held.length,
    totals: totals.map(({ currency, count, value, yield: percent, duration, convexity, pointValue }) => ({
      currency_name: currency,
      count,
      value: figure(value),
      yield: figure(percent),
      duration: figure(duration),
      convexity: figure(convexity),
      point_value: figure(pointValue),
    })),
    step,
    ladder: paymentLadder(payments, step).map(({ currency, ...rung }) => ({
      ...rung,
      currency_name: currency,
    })),
  };
}

const figure = (value: number) => seal('last-price', value);

/** A bond without a yield is in no total: a mean over the others would be wrong by its weight. */
function toHeld({ currency, quantity }: WatchedBond, measure: StoredMeasure | undefined): HeldBond[] {
  if (!measure || quantity === null) return [];
  const { price, accrued, outstanding, leadingYield, modified, convexity, pointValue } = measure;
  if (outstanding === null || leadingYield === null || modified === null) return [];
  if (convexity === null || pointValue === null) return [];
  const worth = (price / 100) * outstanding + (accrued ?? 0);
  return [{ currency, quantity, worth, yield: leadingYield, duration: modified, convexity, pointValue }];
}

function paymentsOf(
  { bondId, currency, quantity }: WatchedBond,
  bond: KnownBond | undefined,
  today: CalendarDay,
): LadderPayment[] {
  if (!bond || quantity === null) return [];
  const { fixings } = assumptionsOn(bond, today);
  const span = { from: addDays(today, 1), to: addYears(today, MOST_YEARS) };
  return comingEvents([], [{ instrumentId: bondId, currency, terms: bond.terms, fixings }], span).map(
    ({ day, kind, amount }) => ({
      day,
      currency,
      kind: kind === 'coupon' ? 'coupon' : 'principal',
      amount: amount === null ? null : quantity * amount,
    }),
  );
}
