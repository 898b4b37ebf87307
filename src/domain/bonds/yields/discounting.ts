import type { CouponsPerYear } from '../coupon-schedule.ts';

/** Money still to come, and how many years away it is as the convention counts them. */
export interface Flow {
  readonly years: number;
  readonly amount: number;
}

/** The same in columns, as they are kept where many bonds are valued; `rest` follows the last of them. */
export interface FlowColumns {
  readonly count: number;
  readonly years: ArrayLike<number>;
  readonly amounts: ArrayLike<number>;
  readonly rest: Rest | null;
}

/** What a perpetual bond pays for ever: the first is so many years away, each next one comes a step later. */
export interface Rest {
  readonly years: number;
  readonly step: number;
  readonly amount: number;
  /** The logarithm by which each is more than the one before it: the growth of an index. */
  readonly growth: number;
}

export type Flows = readonly Flow[] | FlowColumns;

/** How often a year a yield is added to what it is paid on; `simple` adds it never. */
export type Compounding = CouponsPerYear | 'simple';

/** What the flows are worth at a yield, how that changes with it (once and twice derived), and worth times years. */
export interface Worth {
  readonly price: number;
  readonly slope: number;
  readonly bend: number;
  readonly moment: number;
}

export function toColumns(flows: Flows): FlowColumns {
  if ('rest' in flows) return flows;
  return {
    count: flows.length,
    years: flows.map(({ years }) => years),
    amounts: flows.map(({ amount }) => amount),
    rest: null,
  };
}

/** The yield as a share of one: 0.05 is five percent. It may be negative, down to `lowestYield`. */
export function worthOf(flows: Flows, yieldRate: number, compounding: Compounding): Worth {
  if (compounding === 'simple') return simpleWorth(toColumns(flows), yieldRate);
  const growth = 1 + yieldRate / compounding;
  const { price, first, second } = momentsAt(
    toColumns(flows),
    compounding * Math.log1p(yieldRate / compounding),
  );
  return {
    price,
    slope: -first / growth,
    bend: (second + first / compounding) / (growth * growth),
    moment: first,
  };
}

/** Worth, worth times years and worth times their squares. */
interface Moments {
  readonly price: number;
  readonly first: number;
  readonly second: number;
}

/** `force` is the logarithm of a year's growth. */
export function momentsAt({ count, years, amounts, rest }: FlowColumns, force: number): Moments {
  let price = 0;
  let first = 0;
  let second = 0;
  for (let i = 0; i < count; i++) {
    const away = years[i] ?? 0;
    const worth = (amounts[i] ?? 0) * Math.exp(-force * away);
    price += worth;
    first += worth * away;
    second += worth * away * away;
  }
  return rest ? withRest({ price, first, second }, rest, force) : { price, first, second };
}

/** What all that goes on for ever is worth today. */
export function worthOfRest(rest: Rest, yieldRate: number, compounding: Compounding): number {
  if (compounding === 'simple') return Number.POSITIVE_INFINITY;
  const force = compounding * Math.log1p(yieldRate / compounding);
  return withRest({ price: 0, first: 0, second: 0 }, rest, force).price;
}

/** A geometric series; without an end where each of them is worth as much as the one before it. */
function withRest({ price, first, second }: Moments, rest: Rest, force: number): Moments {
  if (!(rest.amount > 0)) return { price, first, second };
  const { years, step } = rest;
  const decay = step * force - rest.growth;
  if (!(decay > 0)) return { price: Number.POSITIVE_INFINITY, first, second };
  const worth = (rest.amount * Math.exp(-force * years)) / -Math.expm1(-decay);
  const later = step / Math.expm1(decay);
  return {
    price: price + worth,
    first: first + worth * (years + later),
    second: second + worth * (years * years + 2 * years * later + later * (step + 2 * later)),
  };
}

function simpleWorth({ count, years, amounts }: FlowColumns, yieldRate: number): Worth {
  let [price, slope, bend, moment] = [0, 0, 0, 0];
  for (let i = 0; i < count; i++) {
    const away = years[i] ?? 0;
    const growth = 1 + yieldRate * away;
    const worth = (amounts[i] ?? 0) / growth;
    price += worth;
    moment += worth * away;
    slope -= (worth * away) / growth;
    bend += (2 * worth * away * away) / (growth * growth);
  }
  return { price, slope, bend, moment };
}

/** What one flow is worth today. */
export const discountFactor = (years: number, yieldRate: number, compounding: Compounding): number =>
  compounding === 'simple'
    ? 1 / (1 + yieldRate * years)
    : Math.exp(-compounding * years * Math.log1p(yieldRate / compounding));

/** A yield must be above this: at it, money to come would be worth more than can be said. */
export function lowestYield(flows: Flows, compounding: Compounding): number {
  if (compounding !== 'simple') return -compounding;
  const { count, years } = toColumns(flows);
  let longest = 0;
  for (let i = 0; i < count; i++) longest = Math.max(longest, years[i] ?? 0);
  return longest > 0 ? -1 / longest : Number.NEGATIVE_INFINITY;
}
