import type { PeekedTable } from '../../decode/peek.ts';
import { cellsOf } from '../cells.ts';
import { foldHeader } from '../columns.ts';
import { variant } from '../several-tables.ts';
import { toRecord } from './ecb-csv.ts';
import { readObservations } from './observations.ts';

/** `Yield curve spot rate, 10-year maturity … (YC.B.U2.EUR.4F.G_N_A.SV_C_YM.SR_10Y)` */
const NAMED = /\(([A-Z\d_]+(?:\.[A-Z\d_]+){2,})\)\s*$/;

const keysIn = (header: readonly string[]) =>
  header.flatMap((name, place) => {
    const key = NAMED.exec(name)?.[1];
    return key === undefined ? [] : [{ key, place }];
  });

const isPortal = ({ header }: PeekedTable) =>
  foldHeader(header)[1] === 'time period' && keysIn(header).length > 0;

/** What the data portal of the ECB offers for download: a column a series, whose name ends with its key. */
export const ecbPortal = variant<'day'>({
  code: 'curve',
  names: { day: ['date'] },
  required: ['day'],
  days: ['day'],
  accepts: (_folded, _columns, { content }) => content.kind === 'table' && isPortal(content),
  records: (_columns, { content }) =>
    content.kind === 'table' && keysIn(content.header).some(({ key }) => key.startsWith('YC.'))
      ? ['curve']
      : ['rate'],
  rows(columns, reading, header) {
    const keys = keysIn(header);
    const own = keys.length === 1 ? (reading.constants.code ?? reading.subject.ticker) : undefined;
    const places: Record<string, number> = { ...columns };
    for (const { key, place } of keys) places[key] = place;
    const cells = cellsOf<string>(places, reading);
    return readObservations(cells, 'day', (day) =>
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
  },
});
