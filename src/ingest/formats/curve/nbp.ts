import { divideDecimals } from '#domain/import/decimal-arithmetic.ts';
import { readDay } from '#domain/import/read-day.ts';
import { readNumber } from '#domain/import/read-number.ts';
import type { RateRecord } from '#domain/import/records.ts';
import type { Decoded } from '../../decode/peek.ts';
import { cellsOf } from '../cells.ts';
import type { Read } from '../format.ts';
import { Reads } from '../json-reading.ts';
import { variant } from '../several-tables.ts';
import { readObservations } from './observations.ts';

/** `1USD`, `100JPY`: of how many units the rate is. */
const UNITS = /^(1|10|100|1000|10000) ?([A-Z]{3})$/;

export const nbpCode = (currency: string): string => `NBP.${currency}.PLN`;

const currenciesIn = (header: readonly string[]) =>
  header.flatMap((name, place) => {
    const [, units, currency] = UNITS.exec(name.trim()) ?? [];
    return units === undefined || currency === undefined ? [] : [{ units, currency, place }];
  });

/** The archives of the National Bank of Poland: zlotys for so many units of each currency. */
export const nbpTable = variant<'day'>({
  code: 'curve',
  names: { day: ['data', 'date'] },
  required: ['day'],
  days: [],
  accepts: (_folded, _columns, { content }) =>
    content.kind === 'table' && currenciesIn(content.header).length > 1,
  records: () => ['rate'],
  rows(columns, reading, header) {
    const currencies = currenciesIn(header);
    const places: Record<string, number> = { ...columns };
    for (const { currency, place } of currencies) places[currency] = place;
    const cells = cellsOf<string>(places, reading);
    const read = readObservations(cells, 'day', (day) =>
      currencies.flatMap(({ units, currency }): RateRecord[] => {
        const value = cells.number(currency);
        return value === undefined
          ? []
          : [{ type: 'rate', code: nbpCode(currency), day, percent: divideDecimals(value, units) }];
      }),
    );
    // Names of currencies stand above the days and below them.
    return (row) =>
      readDay(row.cells[columns.day ?? 0] ?? '') === null
        ? [{ line: row.line, raw: row.raw, finding: { rule: 'trailer', severity: 'note', line: row.line } }]
        : read(row);
  },
});

export const NBP_RATE_ROOTS: readonly string[] = ['stopy_procentowe', 'stopy_procentowe_archiwum'];

/** The key rates of the National Bank of Poland, each since the day on which it was set. */
export async function* readNbpRates(
  decoded: Extract<Decoded, { kind: 'xml' }>,
): AsyncIterable<readonly Read[]> {
  const reads = new Reads();
  let since = '';
  for await (const batch of decoded.events()) {
    for (const event of batch) {
      if (event.type !== 'open') continue;
      since = event.attributes.get('obowiazuje_od') ?? since;
      if (event.name !== 'pozycja') continue;
      const [id, value] = [event.attributes.get('id') ?? '', event.attributes.get('oprocentowanie') ?? ''];
      const raw = Object.fromEntries(event.attributes);
      const [day, percent] = [readDay(since), readNumber(value, ',') ?? readNumber(value, '.')];
      if (day === null)
        reads.find(raw, { rule: 'not_a_day', severity: 'reject', field: 'obowiazuje_od', value: since });
      else if (percent === null)
        reads.find(raw, { rule: 'not_a_number', severity: 'reject', field: id, value });
      else reads.add(raw, [{ type: 'rate', code: `NBP.${id.toUpperCase()}`, day, percent }]);
    }
    yield reads.take();
  }
}
