import type { TableRow } from '../../decode/peek.ts';
import { cellsOf } from '../cells.ts';
import type { Columns } from '../columns.ts';
import type { Read, Reading } from '../format.ts';
import { variant } from '../several-tables.ts';
import { readObservations } from './observations.ts';

type Field = 'period' | 'first' | 'second' | 'third' | 'value';
const DIMENSIONS = ['first', 'second', 'third'] as const;

const cubeAbove = (above: readonly (readonly string[])[]) =>
  above.find(([label]) => label?.trim() === 'CubeId')?.[1]?.trim();

/** Cubes of the Swiss National Bank: a value a row, named by one to three dimensions; which cube it is stands above. */
export const snbCsv = variant<Field>({
  code: 'curve',
  names: { period: ['date'], first: ['d0'], second: ['d1'], third: ['d2'], value: ['value'] },
  required: ['period', 'first', 'value'],
  days: [],
  accepts: (folded) => folded.every((name) => /^(?:date|d[0-2]|value)$/.test(name)),
  records: () => ['rate'],
  refuse: ({ constants, subject }, _header, above) =>
    (cubeAbove(above) ?? constants.code ?? subject.ticker)
      ? null
      : { rule: 'missing_required', severity: 'hold', field: 'code' },
  rows: readRows,
});

function readRows(
  columns: Columns<Field>,
  reading: Reading,
  _header: readonly string[],
  above: readonly (readonly string[])[],
): (row: TableRow) => readonly Read[] {
  const cells = cellsOf<Field>(columns, reading);
  const cube = cubeAbove(above) ?? reading.constants.code ?? reading.subject.ticker ?? '';
  const used = DIMENSIONS.filter((field) => columns[field] !== undefined);
  return readObservations(cells, 'period', (day) => {
    const parts = used.map((field) => cells.needText(field));
    const percent = cells.number('value');
    return percent === undefined
      ? []
      : [{ type: 'rate', code: ['SNB', cube, ...parts].join('.'), day, percent }];
  });
}
