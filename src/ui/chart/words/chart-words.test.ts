import { expect, test } from 'vitest';
import type { Language } from '#domain/languages/languages.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { chartWords } from './chart-words.ts';

const FIRST = Date.UTC(2026, 11, 1, 15, 5);
const wordsOf = (language: Language) => chartWords(language, formatOf(language));

test.each([
  ['eng', '2026', 'Dec', '1 Dec', '15:05', '01.12.2026 15:05'],
  ['rus', '2026', 'дек.', '1 дек.', '15:05', '01.12.2026 15:05'],
  ['deu', '2026', 'Dez', '1. Dez.', '15:05', '01.12.2026 15:05'],
  ['fra', '2026', 'déc.', '1 déc.', '15:05', '01/12/2026 15:05'],
  ['chn', '2026', '12月', '12月1日', '15:05', '2026/12/01 15:05'],
] as const)(
  'an axis of times in %s, on a clock of 24 hours',
  (language, year, month, day, minute, moment) => {
    const { tick, moment: write } = wordsOf(language);
    expect([tick(FIRST, 'year'), tick(FIRST, 'month'), tick(FIRST, 'day'), tick(FIRST, 'minute')]).toEqual([
      year,
      month,
      day,
      minute,
    ]);
    expect(write(FIRST, 'minute')).toBe(moment);
    expect(write(FIRST, 'day')).toBe(moment.slice(0, 10));
    expect(write(FIRST, 'year')).toBe(year);
  },
);
