import { dayPatternOf } from '#engines/spreadsheets/day-pattern.ts';
import type { CellFormat, Column, Row, Sheet } from '#engines/spreadsheets/workbook.ts';
import { WORKBOOK_MIMETYPE, writeWorkbook } from '#engines/spreadsheets/write-workbook.server.ts';
import { readBrand } from '#platform/brands/brands.ts';
import { serveDownload } from '#platform/http/download.server.ts';
import { demand, demandExport } from '#platform/http/gate.server.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { parseCurvesQuery } from './curve-selection.ts';
import { toCurveValues } from './curve-values.ts';
import { type CurvesWords, curvesWords } from './curves-words.ts';
import { downloadCurves } from './curves-workbook.contract.ts';
import { findRequestedCurves, selectionOrUsual } from './find-curves.server.ts';
import { findCurveCurrencies, findCurveIssuers } from './group-bonds.repository.ts';
import type english from './labels/eng.json';
import type { CurveValues, RequestedCurve } from './yield-curves.contract.ts';
import { nameBonds, toRequested } from './yield-curves.server.ts';

const TEXT: CellFormat = { kind: 'text' };
const RATE: CellFormat = { kind: 'number', decimals: 4 };
const WIDE = 22;

/** What the page shows: rates by tenor, the bonds of one curve, and how each curve was drawn. */
export const serveCurvesWorkbook = serveDownload(downloadCurves, async ({ query }, context) => {
  demandExport(context.viewer);
  demand('chart-values', context.viewer);
  const { database, today, language, labels } = context;
  const [currencies, issuers] = [await findCurveCurrencies(database), await findCurveIssuers(database, 1)];
  const selection = selectionOrUsual(parseCurvesQuery(query), currencies);
  const found = await findRequestedCurves(context, selection);
  const drawn = found.map((curve) => curve.found);
  if (drawn.every((curve) => curve === null)) throw new Refusal('nothing_to_export');
  const shown = drawn[selection.shown] ?? null;
  const values = toCurveValues(drawn, selection.view, shown, await nameBonds(shown?.points ?? [], context));
  const curves = found.map((curve) => toRequested(curve, issuers, context));
  const format = formatOf(language);
  const t = labels.translator(['yield-curves'], language).of<keyof typeof english>('yield-curves');
  const words = curvesWords(t, format);
  const brand = readBrand(context.brand).name;
  const title = [`${t('heading')} – ${t(`view_${selection.view}`)}`, `${brand} · ${format.day(today)}`];
  const given = { curves, values, title, words };
  return {
    name: `curves_${today}.xlsx`,
    mimetype: WORKBOOK_MIMETYPE,
    read: async () =>
      writeWorkbook({
        title: t('heading'),
        creator: brand,
        created: context.now,
        dayPattern: dayPatternOf(language),
        sheets: [ratesSheet(given), bondsSheet(given, curves[selection.shown]), methodsSheet(given)],
      }),
  };
});

interface Given {
  readonly curves: readonly RequestedCurve[];
  readonly values: CurveValues;
  readonly title: readonly string[];
  readonly words: CurvesWords;
}

function ratesSheet({ curves, values, title, words }: Given): Sheet {
  const columns: Column[] = [
    { head: [words.t('years')], format: { kind: 'number', decimals: 2 }, width: 12 },
    ...curves.map((curve) => ({ head: [words.name(curve)], format: RATE, width: WIDE })),
  ];
  const rows = values.tenors.map(({ years, percents }): Row => [years, ...percents]);
  return { name: words.t('rates'), title, columns, frozenColumns: 1, batches: [rows] };
}

function bondsSheet({ values, title, words }: Given, curve: RequestedCurve | undefined): Sheet {
  const { t } = words;
  const columns: Column[] = [
    { head: [t('bond')], format: TEXT, width: 40 },
    { head: [t('years')], format: RATE, width: WIDE },
    { head: [t('yield')], format: RATE, width: WIDE },
    { head: [t('on_curve')], format: RATE, width: WIDE },
    { head: [t('residual')], format: { kind: 'number', decimals: 1 }, width: WIDE },
  ];
  const rows = values.bonds.map(
    ({ name, years, percent, on_curve, residual }): Row => [name, years, percent, on_curve, residual],
  );
  const heading = curve ? [words.name(curve), ...title.slice(1)] : title;
  return { name: t('bonds'), title: heading, columns, batches: [rows] };
}

function methodsSheet({ curves, values, title, words }: Given): Sheet {
  const { t } = words;
  const fine: CellFormat = { kind: 'number', decimals: 2 };
  const columns: Column[] = [
    { head: [t('curve')], format: TEXT, width: 40 },
    { head: [t('method')], format: TEXT, width: 30 },
    { head: [t('bonds')], format: { kind: 'integer' }, width: 12 },
    { head: [t('error_yield')], format: fine, width: WIDE },
    { head: [t('error_price')], format: fine, width: WIDE },
  ];
  const rows = curves.map((curve, at): Row => {
    const own = values.errors[at]?.own;
    return [words.name(curve), words.method(curve.method), curve.bond_count, own?.yield, own?.price];
  });
  return { name: t('methods'), title, columns, batches: [rows] };
}
