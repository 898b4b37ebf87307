import { type Column, columnsOf } from './columns.ts';
import { computeFrom } from './compute-multiple.ts';
import type { IssuerBooks } from './issuer-books.ts';
import type { Formula, MultipleMeasure } from './multiple.ts';
import type { Book, Quantity } from './quantities.ts';

export const KEY_FIGURES = [
  'revenue',
  'operating_income',
  'ebitda',
  'net_profit',
  'total_assets',
  'total_equity',
  'debt',
  'cash',
  'net_debt',
  'net_debt_ebitda',
  'interest_cover',
] as const;
export type KeyFigure = (typeof KEY_FIGURES)[number];

export interface FigureOverYears {
  readonly id: KeyFigure;
  readonly measure: Extract<MultipleMeasure, 'money' | 'times'>;
  /** By year, the latest first. */
  readonly values: readonly (number | null)[];
}

export interface KeyFigures {
  readonly years: readonly Column[];
  readonly rows: readonly FigureOverYears[];
  /** At the latest prices; null where there is no share or no price. */
  readonly marketCap: number | null;
}

const OF_BOOK: Readonly<Record<Book, readonly KeyFigure[]>> = {
  company: [
    'revenue',
    'ebitda',
    'net_profit',
    'debt',
    'cash',
    'net_debt',
    'net_debt_ebitda',
    'interest_cover',
  ],
  bank: ['operating_income', 'net_profit', 'total_assets', 'total_equity'],
  ras: ['revenue', 'net_profit', 'debt', 'cash', 'net_debt', 'interest_cover'],
};

const year = (quantity: Quantity): Formula => ({ kind: 'amount', of: { quantity, take: 'year' } });
const end = (quantity: Quantity): Formula => ({ kind: 'amount', of: { quantity, take: 'end' } });
const FORMULAS: Readonly<Record<KeyFigure, Formula>> = {
  revenue: year('revenue'),
  operating_income: year('operating_income'),
  ebitda: year('ebitda'),
  net_profit: year('net_profit'),
  total_assets: end('total_assets'),
  total_equity: end('total_equity'),
  debt: end('debt'),
  cash: end('cash'),
  net_debt: end('net_debt'),
  net_debt_ebitda: {
    kind: 'ratio',
    top: { quantity: 'net_debt', take: 'end' },
    bottom: { quantity: 'ebitda', take: 'year' },
    unless: 'negative_ebitda',
  },
  interest_cover: {
    kind: 'ratio',
    top: { quantity: 'operating_profit', take: 'year' },
    bottom: { quantity: 'interest', take: 'year' },
    unless: 'nothing_to_divide_by',
  },
};

/** The full years that an issuer reported, and what a creditor asks of each; a figure that no year has is left out. */
export function keyFiguresOf(books: IssuerBooks, mostYears: number): KeyFigures {
  const compute = computeFrom(books);
  const columns = columnsOf(books, '2');
  const years = columns.filter(({ id }) => id !== 'now').slice(0, mostYears);
  const findValue = (id: KeyFigure, column: Column) =>
    compute({ id: 'market_cap', group: 'balance', measure: measureOf(id), formula: FORMULAS[id] }, column)
      .outcome.value;
  const rows = OF_BOOK[books.book].map((id) => ({
    id,
    measure: measureOf(id),
    values: years.map((column) => findValue(id, column)),
  }));
  const now = columns.find(({ id }) => id === 'now');
  const cap: Formula = { kind: 'amount', of: { quantity: 'market_cap', take: 'day' } };
  return {
    years,
    rows: rows.filter(({ values }) => values.some((value) => value !== null)),
    marketCap: now
      ? compute({ id: 'market_cap', group: 'valuation', measure: 'money', formula: cap }, now).outcome.value
      : null,
  };
}

const measureOf = (id: KeyFigure): 'money' | 'times' =>
  id === 'net_debt_ebitda' || id === 'interest_cover' ? 'times' : 'money';
