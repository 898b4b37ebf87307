import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Language } from '#domain/languages/languages.ts';
import { localizedName, type NameTable } from '#domain/languages/localized-name.ts';
import type { Batches, CellFormat, Column, Row, Sheet } from '#engines/spreadsheets/workbook.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import type english from './labels/eng.json';

type Words = Translate<keyof typeof english>;

interface SheetListing {
  readonly name: string;
  readonly names: NameTable;
  readonly venueCode: string;
  readonly venueNames: NameTable;
  readonly currency: string;
  readonly hasSplits: boolean;
  readonly decimals: number | null;
}

const PRICES = [
  'open_price',
  'max_price',
  'min_price',
  'average_price',
  'legal_close_price',
  'buying_quote',
  'selling_quote',
] as const;

/** One day: prices and volumes in today's shares, money as it was. */
export interface TradingDay {
  readonly day: CalendarDay;
  readonly last: number | null;
  /** In percent, since the day before it that had a deal. */
  readonly change: number | null;
  readonly open: number | null;
  readonly max: number | null;
  readonly min: number | null;
  readonly average: number | null;
  readonly legalClose: number | null;
  readonly bid: number | null;
  readonly ask: number | null;
  readonly turnover: number | null;
  readonly volume: number | null;
  readonly deals: number | null;
}

/** What the file and the list of files call it. */
export const tradingTitle = (listing: SheetListing, language: Language): string =>
  `${localizedName(listing.name, listing.names, language)} – ${localizedName(listing.venueCode, listing.venueNames, language)}`;

interface Given {
  readonly listing: SheetListing;
  readonly isArchive: boolean;
  readonly language: Language;
  readonly t: Words;
  readonly source: string;
  readonly batches: Batches;
}

/** Every column of the table, hidden or not, with a heading in the reader's language. */
export function toTradingSheet({ listing, isArchive, language, t, source, batches }: Given): Sheet {
  const about = [t('sheet'), ...(isArchive ? [t('archive')] : []), listing.currency];
  return {
    name: t('sheet'),
    title: [
      tradingTitle(listing, language),
      about.join(' · '),
      ...(listing.hasSplits ? [t('split_note')] : []),
      source,
    ],
    columns: toColumns(listing, t),
    frozenColumns: 1,
    hasFilter: true,
    batches,
  };
}

function toColumns({ currency, decimals }: SheetListing, t: Words): Column[] {
  const price: CellFormat = { kind: 'number', decimals: decimals ?? 2 };
  const whole: CellFormat = { kind: 'integer' };
  const column = (head: string, format: CellFormat, width = 14): Column => ({ head: [head], format, width });
  return [
    column(t('date'), { kind: 'day' }, 12),
    column(t('last_price'), price),
    column(t('change_1_day'), { kind: 'number', decimals: 2 }, 12),
    ...PRICES.map((key) => column(t(key), price)),
    column(t('turnover', { currency }), { kind: 'number', decimals: 2 }, 20),
    column(t('volume'), whole, 16),
    column(t('deals'), whole, 12),
  ];
}

/** In the order of the columns. */
export function toTradingRow(day: TradingDay): Row {
  return [
    day.day,
    day.last,
    day.change,
    day.open,
    day.max,
    day.min,
    day.average,
    day.legalClose,
    day.bid,
    day.ask,
    day.turnover,
    day.volume,
    day.deals,
  ];
}
