import { expect, test } from 'vitest';
import { formatOf } from './format.ts';
import { quarterOfMonth } from './quarter-format.ts';

test.each([
  { language: 'eng', alone: 'Q2', written: 'Q2 2026' },
  { language: 'rus', alone: 'II_кв.', written: 'II_кв. 2026' },
  { language: 'deu', alone: 'Q2', written: 'Q2 2026' },
  { language: 'fra', alone: 'T2', written: 'T2 2026' },
  { language: 'esp', alone: '2T', written: '2T 2026' },
  { language: 'ita', alone: '2°_trim.', written: '2°_trim. 2026' },
  { language: 'pol', alone: 'II_kw.', written: 'II_kw. 2026' },
  { language: 'ukr', alone: 'II_кв.', written: 'II_кв. 2026' },
  { language: 'tur', alone: '2Ç', written: '2026 2Ç' },
  { language: 'chn', alone: '二季度', written: '2026年二季度' },
] as const)('LV-01 a quarter is written as $language writes it', ({ language, alone, written }) => {
  const { quarter } = formatOf(language);
  expect([quarter(2), quarter(2, 2026)].map((text) => text.replaceAll('\u00a0', '_'))).toEqual([
    alone,
    written,
  ]);
});

test('LV-01 IF-09 the four quarters of a year', () => {
  expect(
    [3, 6, 9, 12].map((month) => formatOf('rus').quarter(quarterOfMonth(month)).split('\u00a0')[0]),
  ).toEqual(['I', 'II', 'III', 'IV']);
});
