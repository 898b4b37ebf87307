import type { TableRow } from '../../decode/peek.ts';
import { cellsOf } from '../cells.ts';
import type { Columns } from '../columns.ts';
import type { Read, Reading } from '../format.ts';
import { variant } from '../several-tables.ts';
import { readPeriod } from './ecb-csv.ts';

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
  return (row) => {
    const { line, raw } = row;
    cells.open(row);
    const period = cells.needText('period');
    const parts = used.map((field) => cells.needText(field));
    const percent = cells.number('value');
    const fault = cells.fault();
    const day = readPeriod(period);
    if (fault) return [{ line, raw, finding: fault }];
    if (day === null)
      return [
        {
          line,
          raw,
          finding: { rule: 'not_a_day', severity: 'reject', line, field: 'period', value: period },
        },
      ];
    if (percent === undefined) return [{ line, raw, finding: { rule: 'no_values', severity: 'note', line } }];
    return [
      { line, raw, records: [{ type: 'rate', code: ['SNB', cube, ...parts].join('.'), day, percent }] },
    ];
  };
}
