import { cellsOf } from '../cells.ts';
import { variant } from '../several-tables.ts';
import { readRates } from './rate-series.ts';

/** `BBSIS.D.I.ZST.ZI.EUR.S1311.B.A604.R10XX.R.A.A._Z._Z.A`: a key of the Bundesbank begins with BB and the frequency; older ones are `BBK01.SU0202`. */
const KEY = /^BB[A-Z0-9]{2,}\.(?:[ADHMQW]\.|[A-Z]{2}\d{4}[A-Z]?$)/;

const keysIn = (header: readonly string[]) =>
  header.flatMap((name, place) =>
    KEY.test(name.trim()) && !/_FLAGS$/.test(name.trim()) ? [{ code: name.trim(), place }] : [],
  );

/** Days and values under the key of each series; the rows between the two describe the series. */
export const bundesbankCsv = variant<'day'>({
  code: 'curve',
  names: { day: ['date'] },
  required: ['day'],
  days: [],
  plainHeader: (header) => (keysIn(header).length > 0 ? header.with(0, 'Date') : header),
  accepts: (_folded, _columns, { content }) => content.kind === 'table' && keysIn(content.header).length > 0,
  records: () => ['rate'],
  rows(columns, reading, header) {
    const keys = keysIn(header);
    const places: Record<string, number> = { ...columns };
    for (const { code, place } of keys) places[code] = place;
    const read = readRates(
      cellsOf<string>(places, reading),
      keys.map(({ code }) => ({ code, field: code })),
    );
    return (row) => {
      const { line, raw, cells } = row;
      return /^\d{4}-\d\d/.test(cells[0]?.trim() ?? '')
        ? read(row)
        : [{ line, raw, finding: { rule: 'trailer', severity: 'note', line } }];
    };
  },
});
