import { cellsOf } from '../cells.ts';
import { foldHeader } from '../columns.ts';
import type { Reading } from '../format.ts';
import { variant } from '../several-tables.ts';
import { toRecord } from './ecb-csv.ts';
import { readObservations } from './observations.ts';

const ENVELOPE = /^(?:DATAFLOW|STRUCTURE(?:_ID|_NAME)?|ACTION)$/;
const CODE = /^[A-Z][A-Z\d_]*$/;
/** `FREQ:Frequency`, and `D: Daily` below it. */
const LABELLED = /^([A-Z][A-Z\d_]*): ?\S/;
const ABOUT = /^["']?([A-Z\d_-]+): /;

const withoutLabels = (header: readonly string[]): readonly string[] =>
  header.map((name) => LABELLED.exec(name.trim())?.[1] ?? name);

/** The dimensions of SDMX stand before the period, in the order of the key; between them may be their labels. */
function dimensionsIn(header: readonly string[]): readonly number[] {
  const names = withoutLabels(header).map((name) => name.trim());
  const end = names.findIndex((name) => name === 'TIME_PERIOD' || name === 'TIME');
  return names.flatMap((name, place) =>
    place < end && CODE.test(name) && !ENVELOPE.test(name) ? [place] : [],
  );
}

const flowColumn = (header: readonly string[]): number =>
  foldHeader(withoutLabels(header)).findIndex((name) => name === 'dataflow' || name === 'structure id');

/** `ECB:EXR(1.0)` is the flow EXR, `OECD.SDD.STES:DSD_STES@DF_FINMARK(4.0)` the flow DF_FINMARK. */
const flowOf = (text: string): string => /(?:^|[:@])([A-Z\d_]+)\(/.exec(text)?.[1] ?? text;

const ownFlow = ({ constants, subject }: Reading, header: readonly string[]): string | undefined =>
  header.some((name) => name.trim() === 'INDICATOR') ? 'OECD' : (constants.code ?? subject.ticker);

/** `csvdata` of SDMX without a column of keys, with or without labels, and the tables of the OECD: the key is put together. */
export const sdmxCsv = variant<'period' | 'value'>({
  code: 'curve',
  names: { period: ['time period', 'time'], value: ['obs value', 'value'] },
  required: ['period', 'value'],
  days: [],
  plainHeader: withoutLabels,
  accepts: (folded, _columns, { content }) =>
    content.kind === 'table' &&
    !folded.includes('key') &&
    dimensionsIn(content.header).length > 1 &&
    (folded.includes('obs value') || folded.includes('location')),
  records: () => ['rate', 'curve'],
  refuse: (reading, header) =>
    flowColumn(header) < 0 && ownFlow(reading, header) === undefined
      ? { rule: 'missing_required', severity: 'hold', field: 'code' }
      : null,
  rows(columns, reading, header) {
    const dimensions = dimensionsIn(header);
    const place = flowColumn(header);
    const cells = cellsOf(columns, reading);
    const codeIn = (cell = '') => ABOUT.exec(cell.trim())?.[1] ?? cell.trim();
    return readObservations(cells, 'period', (day, row) => {
      const value = cells.number('value');
      const flow = place < 0 ? (ownFlow(reading, header) ?? '') : flowOf(row.cells[place]?.trim() ?? '');
      const key = [flow, ...dimensions.map((dimension) => codeIn(row.cells[dimension]))].join('.');
      return value === undefined ? [] : [toRecord(key, day, value)];
    });
  },
});
