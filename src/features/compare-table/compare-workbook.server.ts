import { dayPatternOf } from '#engines/spreadsheets/day-pattern.ts';
import type { CellFormat, Row, Sheet } from '#engines/spreadsheets/workbook.ts';
import { WORKBOOK_MIMETYPE, writeWorkbook } from '#engines/spreadsheets/write-workbook.server.ts';
import { parseCompared } from '#market/compare/compare-address.ts';
import { readComparedIds } from '#market/compare/compared.repository.ts';
import { readBrand } from '#platform/brands/brands.ts';
import { serveDownload } from '#platform/http/download.server.ts';
import { demandExport } from '#platform/http/gate.server.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { downloadComparison } from './compare-table.contract.ts';
import { type RawComparison, readComparison } from './compare-table.server.ts';
import type english from './labels/eng.json';
import type { RawRow } from './raw-row.ts';

/** The table as the page shows it; whoever may export may see every value. */
export const serveComparisonExport = serveDownload(downloadComparison, async ({ query }, context) => {
  demandExport(context.viewer);
  const { language, today, labels, now } = context;
  const compared = parseCompared(query.kind, query.ids);
  if (!compared) throw new Refusal('bad_comparison');
  const found = await readComparison(
    context,
    await readComparedIds(context.database, compared),
    query.currency,
  );
  const t = labels.translator(['compare-table'], language).of<keyof typeof english>('compare-table');
  const brand = readBrand(context.brand).name;
  const title = [t('title'), `${brand} · ${formatOf(language).day(today)}`];
  return {
    name: `compare_${compared.kind}_${today}.xlsx`,
    mimetype: WORKBOOK_MIMETYPE,
    read: async () =>
      writeWorkbook({
        title: t('title'),
        creator: brand,
        created: now,
        dayPattern: dayPatternOf(language),
        sheets: [toSheet(found, title, { figure: t('figure'), unit: t('unit') })],
      }),
  };
});

function toSheet(
  { subjects, groups }: RawComparison,
  title: readonly string[],
  words: { readonly figure: string; readonly unit: string },
): Sheet {
  const text: CellFormat = { kind: 'text' };
  const value: CellFormat = { kind: 'number', decimals: 2 };
  return {
    name: title[0] ?? '',
    title,
    columns: [
      { head: [words.figure], format: text, width: 36 },
      ...subjects.map(({ name }) => ({ head: [name], format: value, width: 24 })),
    ],
    frozenColumns: 1,
    batches: groups.map((group): Row[] => [
      { cells: [group.title], isTotal: true },
      ...group.rows.flatMap((row) => toRows(row, words.unit)),
    ]),
  };
}

/** A number stays a number: its unit stands in a row below. */
function toRows(row: RawRow, unit: string): Row[] {
  const values: Row = { cells: [row.title, ...row.cells], indent: 1, format: formatOfRow(row) };
  if (!row.units?.some((each) => each !== null)) return [values];
  return [values, { cells: [unit, ...row.units], indent: 2, format: { kind: 'text' } }];
}

function formatOfRow({ kind, decimals }: RawRow): CellFormat {
  if (kind === 'text' || kind === 'day') return { kind };
  if (kind === 'change' || kind === 'percent') return { kind: 'percent', decimals: 2 };
  return decimals === 0 ? { kind: 'integer' } : { kind: 'number', decimals };
}
