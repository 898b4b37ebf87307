import { dayPatternOf } from '#engines/spreadsheets/day-pattern.ts';
import { WORKBOOK_MIMETYPE, writeWorkbook } from '#engines/spreadsheets/write-workbook.server.ts';
import type explainEnglish from '#market/explain/labels/eng.json';
import { LEADING_SERVICES } from '#market/leading-yield/leading-yield.server.ts';
import { readBrand } from '#platform/brands/brands.ts';
import type { Context } from '#platform/http/context.server.ts';
import { serveDownload } from '#platform/http/download.server.ts';
import { demandExport } from '#platform/http/gate.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type { Supplied } from '#platform/services/service.ts';
import { type RequestedFigure, readDerivedFigure } from './derived-figure.server.ts';
import { toFigureSheets } from './figure-sheets.ts';
import { createFigureWords, noteOfCell, unitOf, unitOfCell, writeTableTitle } from './figure-words.server.ts';
import {
  downloadBondRisk,
  downloadEtfFigure,
  downloadIndexFigure,
  downloadStockFigure,
} from './figure-workbook.contract.ts';

export const serveFigureWorkbooks = [
  serveDownload(downloadStockFigure, LEADING_SERVICES, ({ params, query }, context) =>
    toFile(context, { category: 'stocks', ...params, ...query }),
  ),
  serveDownload(downloadEtfFigure, LEADING_SERVICES, ({ params, query }, context) =>
    toFile(context, { category: 'etf', ...params, ...query }),
  ),
  serveDownload(downloadIndexFigure, LEADING_SERVICES, ({ params, query }, context) =>
    toFile(context, { category: 'indexes', ...params, ...query }),
  ),
  serveDownload(downloadBondRisk, LEADING_SERVICES, ({ params, query }, context) =>
    toFile(context, { category: 'bonds', ...params, ...query }),
  ),
];

/** A figure that there is none of has nothing to compute. */
async function toFile(context: Context & Supplied<typeof LEADING_SERVICES>, requested: RequestedFigure) {
  demandExport(context.viewer);
  const figure = await readDerivedFigure(context, requested);
  const { derivation, what, date, instrument } = figure;
  if (!derivation) throw new Refusal('nothing_to_export');
  const words = createFigureWords(context);
  const { t, format } = words;
  const of = context.labels
    .translator(['explain'], context.language)
    .of<keyof typeof explainEnglish>('explain');
  const brand = readBrand(context.brand).name;
  const title = `${figure.name} – ${words.title(what)}`;
  const lines = derivation.cells.map(({ key, value, formula }) => ({
    name: key,
    text: words.cell(key),
    value: formula !== undefined && typeof value === 'number' ? { formula, value } : value,
    unit: unitOfCell(key, figure, words),
    note: noteOfCell(key, figure, words),
    ...(typeof value === 'string' && { format: { kind: 'day' } as const }),
  }));
  const { sheets, names } = toFigureSheets(
    derivation,
    lines,
    { text: words.title(what), unit: unitOf(what, words) },
    {
      title: [title, t('workbook', { brand, day: format.day(context.today) })],
      inputs: of('inputs'),
      table: derivation.table ? writeTableTitle(derivation.table, words) : '',
      heads: [t('column_value'), t('column_unit'), t('column_cell'), t('column_source')],
      columns: (derivation.table?.columns ?? []).map(({ key }) => words.column(key)),
    },
  );
  return {
    name: `${instrument.stringId}_${what}_${date ?? context.today}.xlsx`,
    mimetype: WORKBOOK_MIMETYPE,
    read: async () =>
      writeWorkbook({
        title,
        creator: brand,
        created: context.now,
        dayPattern: dayPatternOf(context.language),
        sheets,
        names,
      }),
  };
}
