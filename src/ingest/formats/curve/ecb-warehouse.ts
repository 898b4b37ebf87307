import { readDay } from '#domain/import/read-day.ts';
import type { PeekedTable } from '../../decode/peek.ts';
import { cellsOf } from '../cells.ts';
import { variant } from '../several-tables.ts';
import { toRecord } from './ecb-csv.ts';
import { readObservations, readPeriod } from './observations.ts';

type Rows = readonly (readonly string[])[];

const KEY = /^[A-Z]{2,4}(?:\.[A-Z\d_]+){3,}$/;
const MARK =
  /^(?:data source in sdw|retrieved from: ?https?:\/\/(?:sdw|data)\.ecb|series key|dataset name:)/i;

function keysIn(header: readonly string[], above: Rows) {
  const rows = [...above, header].map((row) => row.map((cell) => cell.trim()));
  if (!rows.some(([first = '']) => MARK.test(first))) return [];
  const keys = rows.find((row) => row.slice(1).some((cell) => KEY.test(cell))) ?? [];
  return keys.flatMap((key, place) => (place > 0 && KEY.test(key) ? [{ key, place }] : []));
}

const keysOf = ({ header, above = [] }: PeekedTable) => keysIn(header, above);

/** Downloads of the Statistical Data Warehouse, the older site of the ECB: keys, titles and units stand above the values. */
export const ecbWarehouse = variant<'day'>({
  code: 'curve',
  names: { day: ['days of the warehouse'] },
  required: ['day'],
  days: [],
  plainHeader: ([_first, ...others]) => ['days of the warehouse', ...others],
  accepts: (_folded, _columns, { content }) => content.kind === 'table' && keysOf(content).length > 0,
  records: (_columns, { content }) =>
    content.kind === 'table' && keysOf(content).some(({ key }) => key.startsWith('YC.'))
      ? ['curve']
      : ['rate'],
  rows(columns, reading, header, above) {
    const keys = keysIn(header, above);
    const own = keys.length === 1 ? (reading.constants.code ?? reading.subject.ticker) : undefined;
    const places: Record<string, number> = { ...columns };
    for (const { key, place } of keys) places[key] = place;
    const cells = cellsOf<string>(places, reading);
    const read = readObservations(cells, 'day', (day) =>
      keys.flatMap(({ key }) => {
        const value = cells.number(key);
        return value === undefined
          ? []
          : [
              own === undefined
                ? toRecord(key, day, value)
                : { type: 'rate', code: own, day, percent: value },
            ];
      }),
    );
    return (row) => {
      const { line, raw } = row;
      const first = row.cells[0]?.trim() ?? '';
      const isDescription = readPeriod(first) === null && readDay(first) === null;
      return isDescription
        ? [{ line, raw, finding: { rule: 'trailer', severity: 'note', line } }]
        : read(row);
    };
  },
});
