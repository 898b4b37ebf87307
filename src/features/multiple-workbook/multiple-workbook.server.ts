import { PERCENT_SIGN } from '#domain/numbers/percent-sign.ts';
import { dayPatternOf } from '#engines/spreadsheets/day-pattern.ts';
import type { Column, Row } from '#engines/spreadsheets/workbook.ts';
import { WORKBOOK_MIMETYPE, writeWorkbook } from '#engines/spreadsheets/write-workbook.server.ts';
import { findIssuerByKey } from '#market/issuers/issuers.repository.ts';
import { writeReported, writeSource } from '#market/multiples/multiple-names/sources.server.ts';
import { createWords, type Words } from '#market/multiples/multiple-names/words.server.ts';
import { readComputed } from '#market/multiples/read-computed.server.ts';
import { readBrand } from '#platform/brands/brands.ts';
import { serveDownload } from '#platform/http/download.server.ts';
import { demandExport } from '#platform/http/gate.server.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type english from './labels/eng.json';
import { type MultipleLine, toMultipleLines } from './multiple-lines.ts';
import { downloadMultipleExplanation } from './multiple-workbook.contract.ts';

/** Two lines of title and the head stand above the first row; values are in the second column. */
const FIRST_ROW = 4;
const cellAt = (line: number) => `B${FIRST_ROW + line}`;

type ComputedMultiple = Awaited<ReturnType<typeof readComputed>>;

/** A multiple that could not be computed has nothing to compute here either. */
export const serveMultipleWorkbook = serveDownload(
  downloadMultipleExplanation,
  async ({ params, query }, context) => {
    demandExport(context.viewer);
    const { multipleId } = params;
    const found = await findIssuerByKey(context.database, params.stringId);
    if (!found) throw new Refusal('not_found');
    const computed = await readComputed(context, found.id, { multipleId, ...query });
    const { books, multiple, outcome, inputs } = computed;
    if (outcome.value === null) throw new Refusal('nothing_to_export');
    const words = createWords(context, books);
    const t = context.labels
      .translator(['multiple-workbook'], context.language)
      .of<keyof typeof english>('multiple-workbook');
    const brand = readBrand(context.brand).name;
    const title = `${books.issuer.name} – ${words.multiple(multiple.id)}`;
    const note = t('note', { brand, day: formatOf(context.language).day(context.today) });
    const columns: Column[] = [
      { head: [t('inputs')], format: { kind: 'text' }, width: 56 },
      { head: [t('value')], format: { kind: 'number', decimals: 4 }, width: 24 },
      { head: [t('unit')], format: { kind: 'text' }, width: 12 },
      { head: [t('source')], format: { kind: 'text' }, width: 60 },
    ];
    const lines = toMultipleLines(multiple, inputs, outcome.value, cellAt);
    const sheet = {
      name: t('inputs'),
      title: [title, note],
      columns,
      batches: [lines.map((line) => toRow(line, computed, words))],
    };
    return {
      name: `${found.stringId}_${multiple.id}_${query.date === 'now' ? context.today : query.date}.xlsx`,
      mimetype: WORKBOOK_MIMETYPE,
      read: async () =>
        writeWorkbook({
          title,
          creator: brand,
          created: context.now,
          dayPattern: dayPatternOf(context.language),
          sheets: [sheet],
          names: [{ name: 'multiple', sheet: 0, cells: cellAt(lines.length - 1) }],
        }),
    };
  },
);

/** Money in whole units of its currency: what the site rounds to thousands is reported here as the reports show it. */
function toRow({ of, depth, value }: MultipleLine, { multiple, books }: ComputedMultiple, words: Words): Row {
  if (of === 'multiple') {
    const unit =
      multiple.measure === 'percent' ? PERCENT_SIGN : multiple.measure === 'times' ? null : books.currency;
    return { cells: [words.multiple(multiple.id), value, unit, null], isTotal: true };
  }
  if ('periodEnd' in of)
    return {
      cells: [writeReported(of, 'year', words), value, books.currency, words.standard],
      indent: depth,
    };
  const unit = of.measure === 'share_count' ? null : (of.currency ?? books.currency);
  return {
    cells: [words.input(of.name), value, unit, of.source && writeSource(of.source, words)],
    indent: depth,
  };
}
