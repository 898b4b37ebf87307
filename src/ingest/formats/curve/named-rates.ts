import { COLUMN_WORDS } from '#domain/import/column-words.ts';
import type { Finding } from '#domain/import/finding.ts';
import { findReferenceRate } from '#domain/import/reference-rate.ts';
import { cellsOf } from '../cells.ts';
import { variant } from '../several-tables.ts';
import { readRates } from './rate-series.ts';

export const ratesIn = (header: readonly string[]) =>
  header.flatMap((name, place) => {
    const code = findReferenceRate(name);
    return code === null ? [] : [{ code, place }];
  });

/** Reference rates beside one another, each a column under its own name: `Date, EURIBOR 3M, €STR`. */
export const namedRates = variant<'day'>({
  code: 'curve',
  names: { day: [...COLUMN_WORDS.day, 'effective date', 'date changed'] },
  required: ['day'],
  days: ['day'],
  accepts: (folded, _columns, { content }) => {
    const rates = content.kind === 'table' ? ratesIn(content.header) : [];
    const others = folded.filter((name) => name !== '').length - 1;
    const isOnce = new Set(rates.map(({ code }) => code)).size === rates.length;
    return isOnce && rates.length > 0 && rates.length * 2 >= others && (rates.length > 1 || others === 1);
  },
  records: () => ['rate'],
  remarks: (header, columns) => {
    const known = new Set(ratesIn(header).map(({ place }) => place));
    return header.flatMap((name, place): Finding[] =>
      place === columns.day || known.has(place) || name.trim() === ''
        ? []
        : [{ rule: 'skipped', severity: 'warn', value: name.trim(), details: { why: 'unknown_column' } }],
    );
  },
  rows(columns, reading, header) {
    const rates = ratesIn(header);
    const places: Record<string, number> = { ...columns };
    for (const { code, place } of rates) places[code] = place;
    return readRates(
      cellsOf<string>(places, reading),
      rates.map(({ code }) => ({ code, field: code })),
    );
  },
});
