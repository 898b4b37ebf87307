import type { CalendarDay } from '../calendar/calendar-day.ts';
import type { Derivation, DerivedCell } from './derivation.ts';

interface TradedPrice {
  readonly day: CalendarDay;
  readonly asTraded: number;
  /** Shares of the later day for one of this day. */
  readonly splitFactor: number;
}

interface ChangedPrice {
  readonly last: { readonly day: CalendarDay; readonly price: number };
  readonly first: TradedPrice;
}

/** Of a price since an earlier one, which is stated in the shares of the later day. */
export function deriveChange({ last, first }: ChangedPrice): Derivation | null {
  const { day, asTraded, splitFactor } = first;
  const isSplit = splitFactor !== 1;
  const base = isSplit ? roundPrice(asTraded / splitFactor) : asTraded;
  if (base <= 0) return null;
  const traded: DerivedCell[] = isSplit
    ? [
        { key: 'first_as_traded', value: asTraded },
        { key: 'split_factor', value: splitFactor },
        { key: 'first_price', value: base, formula: 'ROUND(first_as_traded/split_factor,4)' },
      ]
    : [{ key: 'first_price', value: base }];
  return {
    figure: 100 * (last.price / base - 1),
    formula: '100*(last_price/first_price-1)',
    cells: [
      { key: 'last_day', value: last.day },
      { key: 'last_price', value: last.price },
      { key: 'first_day', value: day },
      ...traded,
    ],
    table: null,
  };
}

/** As pages state prices of the days before a split. */
const roundPrice = (price: number) => Math.round(price * 10_000) / 10_000;

interface Level {
  readonly day: CalendarDay;
  readonly value: number;
}

/** Of an index, which knows no splits. */
export function deriveIndexChange(last: Level, first: Level): Derivation {
  return {
    figure: 100 * (last.value / first.value - 1),
    formula: '100*(last_value/first_value-1)',
    cells: [
      { key: 'last_day', value: last.day },
      { key: 'last_value', value: last.value },
      { key: 'first_day', value: first.day },
      { key: 'first_value', value: first.value },
    ],
    table: null,
  };
}

interface PricedDividend {
  readonly exDividendOn: CalendarDay;
  readonly amount: number;
  readonly close: TradedPrice;
}

/** Of one dividend, as it was paid, on the price before its ex-dividend day in the shares of that day. */
export function deriveDividendYield({ exDividendOn, amount, close }: PricedDividend): Derivation {
  const { day, asTraded, splitFactor } = close;
  const price = asTraded / splitFactor;
  const traded: DerivedCell[] =
    splitFactor === 1
      ? [{ key: 'price', value: price }]
      : [
          { key: 'price_as_traded', value: asTraded },
          { key: 'split_factor', value: splitFactor },
          { key: 'price', value: price, formula: 'price_as_traded/split_factor' },
        ];
  return {
    figure: (100 * amount) / price,
    formula: '100*dividend/price',
    cells: [
      { key: 'ex_day', value: exDividendOn },
      { key: 'dividend', value: amount },
      { key: 'price_day', value: day },
      ...traded,
    ],
    table: null,
  };
}
