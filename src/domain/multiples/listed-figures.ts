import type { CalendarDay } from '../calendar/calendar-day.ts';
import { CATALOGUE } from './catalogue.ts';
import { columnsOf } from './columns.ts';
import { computeFrom } from './compute-multiple.ts';
import type { IssuerBooks } from './issuer-books.ts';
import { keyFiguresOf } from './key-figures.ts';
import type { Multiple, MultipleId } from './multiple.ts';

const OF_YEAR = ['revenue', 'ebitda', 'net_profit', 'net_debt', 'net_debt_ebitda', 'interest_cover'] as const;
const OF_NOW = ['pe', 'pb', 'ps', 'ev_ebitda', 'payout'] as const satisfies readonly MultipleId[];

export type FigureOfYear = (typeof OF_YEAR)[number];
export type MultipleOfNow = (typeof OF_NOW)[number];

/** What a list says of an issuer: its latest full year, the one before, and its multiples at the latest prices. */
export interface ListedFigures {
  readonly currency: string;
  readonly yearEnd: CalendarDay | null;
  readonly ofYear: Readonly<Record<FigureOfYear, number | null>>;
  readonly revenueBefore: number | null;
  readonly ofNow: Readonly<Record<MultipleOfNow, number | null>>;
}

/** The same figures as on the page of the issuer: full years as in its key figures, the rest as the multiples of the last twelve months. */
export function listedFiguresOf(books: IssuerBooks): ListedFigures {
  const { years, rows } = keyFiguresOf(books, 2);
  const amountOf = (id: FigureOfYear, at: number) => rows.find((row) => row.id === id)?.values[at] ?? null;
  const now = columnsOf(books, '2').find(({ id }) => id === 'now');
  const compute = computeFrom(books);
  const catalogue: readonly Multiple[] = CATALOGUE[books.book];
  const multipleOf = (wanted: MultipleOfNow) => {
    const multiple = catalogue.find(({ id }) => id === wanted);
    return multiple && now ? compute(multiple, now).outcome.value : null;
  };
  return {
    currency: books.currency,
    yearEnd: years[0]?.end ?? null,
    ofYear: toRecord(OF_YEAR, (id) => amountOf(id, 0)),
    // A year that nobody reported stands between the others without a value.
    revenueBefore: amountOf('revenue', 1),
    ofNow: toRecord(OF_NOW, multipleOf),
  };
}

const toRecord = <Key extends string, Value>(
  keys: readonly Key[],
  find: (key: Key) => Value,
): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, find(key)] as const)) as Record<Key, Value>;
