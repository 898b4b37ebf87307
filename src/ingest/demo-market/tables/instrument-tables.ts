import { type DayNumber, toCalendarDay } from '#domain/calendar/day-number.ts';
import { type CopyValue, copyLine } from '#platform/database/copy-text.ts';
import type { Bond, Etf, Instrument, Share } from '../catalogue/instruments.ts';
import { type DemoMarket, instrumentsOf } from '../demo-market.ts';
import type { Factors } from '../prices/factors.ts';
import { indexRatioOf } from '../prices/index-ratio.ts';
import type { TablePlan } from './table-plan.ts';

interface Picked {
  readonly table: string;
  readonly columns: string;
  /** What this table holds of an instrument. */
  readonly rows: (
    instrument: Instrument,
    batchId: number,
    factors: Factors,
  ) => readonly (readonly CopyValue[])[];
}

/** Instruments, what is particular to each kind of them, and where they are listed. */
export function instrumentTables(market: DemoMarket, batchId: number): TablePlan[] {
  const totals = countRows(market);
  return PICKED.map(({ table, columns, rows }) => ({
    table,
    columns: columns.split(' '),
    total: totals.get(table) ?? 0,
    lines: linesOf(market, (instrument) => rows(instrument, batchId, market.factors)),
  }));
}

const toDate = (day: DayNumber | null) => (day === null ? null : toCalendarDay(day));

const PICKED: readonly Picked[] = [
  {
    table: 'instrument',
    columns: 'id kind string_id issuer_id name names ticker isin currency status listed_on batch_id',
    rows: (it, batchId) => [instrumentRow(it, batchId)],
  },
  {
    table: 'stock',
    columns: 'instrument_id share_type nominal_value shares_outstanding hides_chart batch_id',
    rows: (it, batchId) => (it.kind === 'stock' ? [[...stockRow(it), batchId]] : []),
  },
  {
    table: 'bond',
    columns:
      'instrument_id face_value units_issued coupon_type coupon_rate reference_rate coupons_per_year day_count issued_on matures_on defaulted_on issuer_type index_ratio index_ratio_on is_perpetual batch_id',
    rows: (it, batchId, factors) => (it.kind === 'bond' ? [[...bondRow(it, factors), batchId]] : []),
  },
  {
    table: 'bond_option',
    columns: 'bond_id kind day price batch_id',
    rows: (it, batchId) =>
      it.kind === 'bond'
        ? it.options.map(({ kind, day, price }) => [it.id, kind, toDate(day), price, batchId])
        : [],
  },
  {
    table: 'bond_redemption',
    columns: 'bond_id day percent batch_id',
    rows: (it, batchId) =>
      it.kind === 'bond' ? it.redemptions.map(({ day, share }) => [it.id, toDate(day), share, batchId]) : [],
  },
  {
    table: 'etf',
    columns: 'instrument_id tracked_index_id expense_ratio units_outstanding batch_id',
    rows: (it, batchId) => (it.kind === 'etf' ? [[...etfRow(it), batchId]] : []),
  },
  {
    table: 'listing',
    columns: 'id instrument_id venue_id ticker currency status batch_id',
    rows: (it, batchId) =>
      it.listings.map((at) => [at.id, it.id, at.venueId, at.ticker, at.currency, at.status, batchId]),
  },
];

function instrumentRow(it: Instrument, batchId: number): CopyValue[] {
  const issuerId = it.issuer?.id ?? null;
  const identity = [it.id, it.kind, it.stringId, issuerId, it.name, it.names, it.ticker, it.isin];
  return [...identity, it.currency, it.status, toDate(it.listedOn), batchId];
}

function stockRow({ id, shareType, nominal, sharesOutstanding, hidesGraph }: Share): CopyValue[] {
  return [id, shareType, nominal, sharesOutstanding, hidesGraph];
}

function bondRow(bond: Bond, factors: Factors): CopyValue[] {
  const { id, faceValue, amount, couponType, couponRate, baseRate, couponsPerYear, dayCount, sector } = bond;
  const days = [bond.issuedOn, bond.maturesOn, bond.defaultedOn].map(toDate);
  const written = [id, faceValue, amount, couponType, couponRate, baseRate, couponsPerYear, dayCount];
  const grown =
    couponType === 'indexed'
      ? [indexRatioOf(bond, factors), toDate(factors.days.at(-1) ?? null)]
      : [null, null];
  return [...written, ...days, sector, ...grown, bond.maturesOn === null];
}

function etfRow({ id, trackedIndexId, expenseRatio, unitsOutstanding }: Etf): CopyValue[] {
  return [id, trackedIndexId, expenseRatio, unitsOutstanding];
}

function* linesOf(
  market: DemoMarket,
  rows: (instrument: Instrument) => readonly (readonly CopyValue[])[],
): Generator<string> {
  for (const instrument of instrumentsOf(market)) for (const row of rows(instrument)) yield copyLine(row);
}

function countRows(market: DemoMarket): Map<string, number> {
  const totals = new Map<string, number>();
  for (const instrument of instrumentsOf(market)) {
    for (const { table, rows } of PICKED)
      totals.set(table, (totals.get(table) ?? 0) + rows(instrument, 0, market.factors).length);
  }
  return totals;
}
