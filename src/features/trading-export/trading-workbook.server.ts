import type { Readable } from 'node:stream';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { ExportDays } from '#domain/exports/export-days.ts';
import type { Language } from '#domain/languages/languages.ts';
import { dayPatternOf } from '#engines/spreadsheets/day-pattern.ts';
import type { Row } from '#engines/spreadsheets/workbook.ts';
import { writeWorkbook } from '#engines/spreadsheets/write-workbook.server.ts';
import { readBrand } from '#platform/brands/brands.ts';
import type { Database } from '#platform/database/database.server.ts';
import { formatOf } from '#platform/i18n/format.ts';
import type { LabelCatalog } from '#platform/i18n/label-catalog.server.ts';
import type english from './labels/eng.json';
import { findTradingDays, type TradedListing } from './trading-export.repository.ts';
import { toTradingRow, toTradingSheet, tradingTitle } from './trading-sheet.ts';

const ROWS_AT_ONCE = 1_000;

export interface TradingWorkbook {
  readonly listing: TradedListing;
  readonly days: ExportDays;
  readonly isArchive: boolean;
  readonly language: Language;
  readonly brand: string;
  readonly today: CalendarDay;
  readonly created: Date;
}

interface Given {
  readonly database: Database;
  readonly labels: LabelCatalog;
  readonly onRows?: (count: number) => Promise<void>;
}

export const tradingFileName = ({ stringId, venueCode }: TradedListing, { from, to }: ExportDays): string =>
  `${stringId}_${venueCode}_${from}_${to}.xlsx`.toLowerCase().replaceAll(/[^\w.-]+/g, '-');

/** The bytes of the file: a thousand days in memory at a time, and no connection held while a slow reader takes them. */
export function writeTradingWorkbook(wanted: TradingWorkbook, given: Given): Readable {
  const { listing, language, isArchive, today, created } = wanted;
  const brand = readBrand(wanted.brand).name;
  const t = given.labels.translator(['trading-export'], language).of<keyof typeof english>('trading-export');
  const sheet = toTradingSheet({
    listing,
    isArchive,
    language,
    t,
    source: t('source', { brand, day: formatOf(language).day(today) }),
    batches: readBatches(wanted, given),
  });
  return writeWorkbook({
    title: tradingTitle(listing, language),
    creator: brand,
    created,
    dayPattern: dayPatternOf(language),
    sheets: [sheet],
  });
}

async function* readBatches(
  { listing, days }: TradingWorkbook,
  { database, onRows }: Given,
): AsyncGenerator<Row[]> {
  let before: CalendarDay | null = null;
  let count = 0;
  for (;;) {
    const read = await findTradingDays(database, listing, { ...days, before, count: ROWS_AT_ONCE });
    count += read.length;
    if (read.length > 0) await onRows?.(count);
    yield read.map(toTradingRow);
    before = read.at(-1)?.day ?? null;
    if (read.length < ROWS_AT_ONCE) return;
  }
}
