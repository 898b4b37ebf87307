import { percentChange } from '#domain/numbers/percent-change.ts';

/** A position as it is kept, prices and quantity stated in the shares of its latest trading day. */
export interface Holding {
  readonly quantity: number | null;
  readonly last: number | null;
  /** The last price of the trading day before. */
  readonly previous: number | null;
  /** The last price that was known when the row was added. */
  readonly added: number | null;
  /** Money that one unit is worth for each unit of its price; null where that is not known. */
  readonly worth: number | null;
  /** Interest that has accrued on one unit, which its price does not show. */
  readonly accrued: number;
}

/** What is computed from it; null where something is not known, and where no quantity was given. */
export interface Figures {
  /** Percent against the trading day before, and the same in money for one unit. */
  readonly change: number | null;
  readonly changeMoney: number | null;
  readonly value: number | null;
  readonly dayResult: number | null;
  /** Since the row was added, for the quantity that is held now. Dividends and coupons are not counted in. */
  readonly totalResult: number | null;
  readonly totalPercent: number | null;
}

export function figuresOf({ quantity, last, previous, added, worth, accrued }: Holding): Figures {
  const money = (price: number | null) => (price === null || worth === null ? null : price * worth);
  const [now, before, then] = [money(last), money(previous), money(added)];
  const changeMoney = difference(before, now);
  return {
    change: percent(previous, last),
    changeMoney,
    value: times(quantity, now === null ? null : now + accrued),
    dayResult: times(quantity, changeMoney),
    totalResult: times(quantity, difference(then, now)),
    totalPercent: percent(added, last),
  };
}

type Summed = Pick<Figures, 'value' | 'dayResult' | 'totalResult'>;

export interface CurrencyTotal extends Summed {
  readonly currency: string;
}

/** One total a currency, by its code; money of different currencies is never added up. None where nothing has a value. */
export function totalsOf(positions: readonly (Summed & { readonly currency: string })[]): CurrencyTotal[] {
  const valued = positions.filter(({ value }) => value !== null);
  const currencies = [...new Set(valued.map(({ currency }) => currency))].sort();
  return currencies.map((currency) => {
    const own = valued.filter((position) => position.currency === currency);
    return {
      currency,
      value: sum(own.map(({ value }) => value)),
      dayResult: sum(own.map(({ dayResult }) => dayResult)),
      totalResult: sum(own.map(({ totalResult }) => totalResult)),
    };
  });
}

const times = (quantity: number | null, price: number | null) =>
  quantity === null || price === null ? null : toCents(quantity * price);

/** Prices have four decimals at most. */
const difference = (from: number | null, to: number | null) =>
  from === null || to === null ? null : Math.round((to - from) * 10_000) / 10_000;

const percent = (from: number | null, to: number | null) =>
  from === null || to === null ? null : percentChange(from, to);

function sum(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : toCents(known.reduce((total, value) => total + value, 0));
}

/** Never a negative zero, which would be drawn with a sign. */
const toCents = (money: number) => Math.round(money * 100) / 100 || 0;
