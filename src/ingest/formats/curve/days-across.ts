import { readDay } from '#domain/import/read-day.ts';
import { readNumber } from '#domain/import/read-number.ts';
import type { RateRecord } from '#domain/import/records.ts';
import { findReferenceRate } from '#domain/import/reference-rate.ts';
import { orderOfDays } from '../days-of-header.ts';
import type { Read, Reading } from '../format.ts';
import { variant } from '../several-tables.ts';
import { readPeriod } from './observations.ts';
import { rateCode } from './well-known-keys.ts';

type Rows = readonly (readonly string[])[];

const LABELS = 'names of series';
const MOST_LABELS = 12;

/** Where the days begin: behind the columns that say which series the row is. */
function firstDay(header: readonly string[]): number {
  const isDay = (name: string) =>
    !/^\d{4}$/.test(name.trim()) && (readPeriod(name.trim()) !== null || orderOfDays([name]) !== null);
  const place = header.findIndex((name, at) => at > 0 && isDay(name));
  return place > 0 &&
    place <= MOST_LABELS &&
    header.slice(place).every((name) => name.trim() === '' || isDay(name))
    ? place
    : -1;
}

/** `Euribor` above the table or in the first cell: its rows are tenors. */
const FAMILY = /euribor|wibor|libor|stibor|nibor|pribor|bubor|shibor|hibor|tibor|saron|robor/i;

const familyIn = (header: readonly string[], above: Rows, { subject, constants }: Reading): string =>
  constants.code ?? subject.ticker ?? FAMILY.exec([header[0] ?? '', ...above.flat()].join(' '))?.[0] ?? '';

/** A series a row, a day a column: Euribor, and the central bank policy rates of the BIS. */
export const daysAcross = variant<'series'>({
  code: 'curve',
  names: { series: [LABELS] },
  required: ['series'],
  days: [],
  plainHeader: (header) => (firstDay(header) > 0 ? [LABELS, ...header.slice(1)] : header),
  accepts: (_folded, _columns, { content }) => content.kind === 'table' && firstDay(content.header) > 0,
  records: () => ['rate'],
  subjectOf: ({ name }) => {
    const family = /cbpol/i.test(name) ? 'WS_CBPOL' : FAMILY.exec(name)?.[0];
    return family === undefined ? {} : { ticker: family };
  },
  refuse: (reading, header, above) =>
    orderOfDays(header.slice(firstDay(header))) === 'undecided' && reading.dayOrder === undefined
      ? { rule: 'not_a_day', severity: 'hold', details: { why: 'order_undecided' } }
      : familyIn(header, above, reading) === ''
        ? { rule: 'missing_required', severity: 'hold', field: 'code' }
        : null,
  rows(_columns, reading, header, above) {
    const start = firstDay(header);
    const order = reading.dayOrder ?? orderOfDays(header.slice(start));
    const days = header.map((name, place) =>
      place < start
        ? null
        : (readPeriod(name.trim()) ??
          readDay(name, order === 'undecided' || order === null ? undefined : order)),
    );
    const family = familyIn(header, above, reading);
    // The key of a series stands last, behind codes and their labels.
    const keyed = start > 2 ? start - 1 : 0;
    return ({ line, raw, cells }): readonly Read[] => {
      const label = cells[keyed]?.trim() ?? '';
      const code =
        findReferenceRate(label) ??
        findReferenceRate(`${family} ${label}`) ??
        rateCode(`${family}.${label.replaceAll(':', '.')}`);
      const records: RateRecord[] = [];
      for (const [place, day] of days.entries()) {
        const cell = cells[place]?.trim() ?? '';
        const percent = day === null || cell === '' ? null : readNumber(cell, reading.decimal);
        if (day !== null && percent !== null) records.push({ type: 'rate', code, day, percent });
        else if (day !== null && !/^(?:|-|–|\.|n\/?a|nan)$/i.test(cell))
          return [
            {
              line,
              raw,
              finding: {
                rule: 'not_a_number',
                severity: 'reject',
                line,
                field: header[place] ?? '',
                value: cell,
              },
            },
          ];
      }
      return [
        records.length === 0
          ? { line, raw, finding: { rule: 'no_values', severity: 'note', line } }
          : { line, raw, records },
      ];
    };
  },
});
