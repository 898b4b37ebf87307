import { Readable } from 'node:stream';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { Language } from '#domain/languages/languages.ts';
import { dayPatternOf } from '#engines/spreadsheets/day-pattern.ts';
import type { CellFormat } from '#engines/spreadsheets/workbook.ts';
import { writeWorkbook } from '#engines/spreadsheets/write-workbook.server.ts';
import type english from '#market/lists/labels/eng.json';
import { IN_CURRENCY, LISTS, type ListColumn, type ListId } from '#market/lists/list-fields.ts';
import { LABELLED, type ListWords, titleOf, valueTitle } from '#market/lists/list-words.ts';
import type { ListSource } from '#market/lists/rows/list-source.server.ts';
import { withListSource } from '#market/lists/rows/list-sources.server.ts';
import { readBrand } from '#platform/brands/brands.ts';
import { BYTE_ORDER_MARK, type CsvValue, csvLine } from '#platform/contract/csv.ts';
import type { Database } from '#platform/database/database.server.ts';
import { formatOf } from '#platform/i18n/format.ts';
import type { LabelCatalog } from '#platform/i18n/label-catalog.server.ts';
import type { ListFile } from './list-export.contract.ts';

const ROWS_AT_ONCE = 1_000;

export interface WantedFile {
  readonly list: ListId;
  /** Sorted as they are to stand. */
  readonly ids: readonly number[];
  readonly as: ListFile;
  /** Those that were shown, in their order. */
  readonly columns: readonly string[];
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

/** The bytes of the file: a thousand rows in memory at a time. Whoever may export may see every value in it. */
export function writeListFile(wanted: WantedFile, given: Given): Readable {
  const t = given.labels.translator(['lists'], wanted.language).of<keyof typeof english>('lists');
  const batches = withListSource(wanted.list, (source) => readBatches(source, wanted, given, t));
  return wanted.as === 'csv' ? toCsv(wanted, batches, t) : toWorkbook(wanted, batches, t);
}

/** As shown; the currency that stands after an amount on the page has a column of its own. */
function shownColumns({ list, columns }: Pick<WantedFile, 'list' | 'columns'>): ListColumn[] {
  const shown = LISTS[list].columns.filter(({ key }) => columns.includes(key));
  const isNamed = columns.includes('currency') || !columns.some((key) => IN_CURRENCY.has(key));
  return isNamed ? shown : [...shown, { key: 'currency', kind: 'text', sortedBy: null }];
}

function toWorkbook(
  { language, today, created, ...wanted }: WantedFile,
  batches: AsyncGenerator<CsvValue[][]>,
  t: ListWords,
): Readable {
  const { list } = wanted;
  const brand = readBrand(wanted.brand).name;
  const title = t(`name_${list}`);
  return writeWorkbook({
    title,
    creator: brand,
    created,
    dayPattern: dayPatternOf(language),
    sheets: [
      {
        name: title,
        title: [title, t('source', { brand, day: formatOf(language).day(today) })],
        columns: [
          { head: [title], format: { kind: 'text' }, width: 36 },
          ...shownColumns(wanted).map((column) => ({
            head: [titleOf(t, column.key)],
            format: formatOfColumn(column),
            width: column.kind === 'text' ? 20 : 14,
          })),
          { head: [t('col_status')], format: { kind: 'text' }, width: 14 },
        ],
        frozenColumns: 1,
        hasFilter: true,
        batches,
      },
    ],
  });
}

function toCsv(wanted: WantedFile, batches: AsyncGenerator<CsvValue[][]>, t: ListWords): Readable {
  const heads = [
    t(`name_${wanted.list}`),
    ...shownColumns(wanted).map(({ key }) => titleOf(t, key)),
    t('col_status'),
  ];
  return Readable.from(
    (async function* () {
      yield Buffer.from(BYTE_ORDER_MARK + csvLine(heads));
      for await (const rows of batches) yield Buffer.from(rows.map(csvLine).join(''));
    })(),
  );
}

function formatOfColumn({ kind, decimals = 2 }: ListColumn): CellFormat {
  if (kind === 'text' || kind === 'day') return { kind };
  return decimals === 0 ? { kind: 'integer' } : { kind: 'number', decimals };
}

async function* readBatches<
  Stored extends { readonly id: number; readonly name: string },
  Listed extends object,
>(
  source: ListSource<Stored, Listed>,
  wanted: WantedFile,
  { database, onRows }: Given,
  t: ListWords,
): AsyncGenerator<CsvValue[][]> {
  const { ids, today } = wanted;
  const withReturns = wanted.columns.includes('volatility');
  for (let from = 0; from < ids.length; from += ROWS_AT_ONCE) {
    const batch = ids.slice(from, from + ROWS_AT_ONCE);
    const stored = await source.find(database, { kind: 'ids', ids: batch, withReturns }, today);
    const byId = new Map(stored.map((row) => [row.id, row]));
    await onRows?.(from + batch.length);
    yield batch.flatMap((id) => {
      const row = byId.get(id);
      return row ? [toCells(source, row, wanted, t)] : [];
    });
  }
}

/** Numbers as the list is screened by them, which no seal hides; everything else as a reader sees it. */
function toCells<Stored extends { readonly id: number; readonly name: string }, Listed extends object>(
  source: ListSource<Stored, Listed>,
  stored: Stored,
  wanted: WantedFile,
  t: ListWords,
): CsvValue[] {
  const { numbers } = source.toScreened(stored);
  const listed = new Map<string, unknown>(Object.entries(source.toListed(stored, wanted.language)));
  const textOf = (key: string): string | null => {
    const value = listed.get(key);
    if (typeof value !== 'string') return null;
    return key !== 'rating' && LABELLED.has(key) ? valueTitle(t, key, value) : value;
  };
  return [
    textOf('name'),
    ...shownColumns(wanted).map(({ key, kind }) =>
      kind === 'number' || kind === 'change' ? (numbers[key] ?? null) : textOf(key),
    ),
    textOf('status'),
  ];
}
