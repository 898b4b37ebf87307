import { isFigi, isIsin, isLei } from '#domain/import/check-digits.ts';
import { isMissing } from '#domain/import/missing-value.ts';
import { readDay } from '#domain/import/read-day.ts';
import type { PeekedTable } from '../../decode/peek.ts';
import type { Columns } from '../columns.ts';

const CURRENCIES = new Set([...Intl.supportedValuesOf('currency'), 'SUR', 'RUR', 'GBX', 'GBp', 'ILA', 'ZAc']);

const TESTS: readonly (readonly [string, (text: string) => boolean])[] = [
  ['isin', isIsin],
  ['lei', isLei],
  ['figi', isFigi],
  ['currency', (text) => CURRENCIES.has(text)],
  ['mic', (text) => /^X[A-Z0-9]{3}$/.test(text)],
  ['day', (text) => readDay(text, 'dmy') !== null || readDay(text, 'mdy') !== null],
];

/** Columns whose values give them away: check digits, currencies, days. */
export function guessTypes({ header, sample }: PeekedTable, taken: Columns<string>): Columns<string> {
  const used = new Set(Object.values(taken));
  const columns: Record<string, number> = {};
  for (const [field, test] of TESTS) {
    const place = header.findIndex((_name, at) => {
      const values = sample.map((cells) => cells[at]?.trim() ?? '').filter((cell) => !isMissing(cell));
      return !used.has(at) && values.length > 0 && values.every(test);
    });
    if (place < 0 || field in taken) continue;
    columns[field] = place;
    used.add(place);
  }
  return columns;
}
