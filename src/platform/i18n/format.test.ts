import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { formatOf } from './format.ts';

const plain = (text: string) => text.replaceAll('\u00a0', '_');

test.each([
  { language: 'eng', number: '1_234_567.5', change: '+1.80%', day: '03.11.2026', long: '3 November 2026' },
  { language: 'rus', number: '1_234_567,5', change: '+1,80_%', day: '03.11.2026', long: '3 ноября 2026 г.' },
  { language: 'pol', number: '1_234_567,5', change: '+1,80%', day: '03.11.2026', long: '3 listopada 2026' },
  { language: 'ita', number: '1_234_567,5', change: '+1,80%', day: '03/11/2026', long: '3 novembre 2026' },
  { language: 'deu', number: '1_234_567,5', change: '+1,80_%', day: '03.11.2026', long: '3. November 2026' },
  {
    language: 'esp',
    number: '1_234_567,5',
    change: '+1,80_%',
    day: '03/11/2026',
    long: '3 de noviembre de 2026',
  },
  { language: 'chn', number: '1_234_567.5', change: '+1.80%', day: '2026/11/03', long: '2026年11月3日' },
  {
    language: 'ukr',
    number: '1_234_567,5',
    change: '+1,80%',
    day: '03.11.2026',
    long: '3 листопада 2026 р.',
  },
  { language: 'fra', number: '1_234_567,5', change: '+1,80_%', day: '03/11/2026', long: '3 novembre 2026' },
  { language: 'tur', number: '1_234_567,5', change: '+%1,80', day: '03.11.2026', long: '3 Kasım 2026' },
] as const)('LV-01 numbers and dates follow $language', ({ language, number, change, day, long }) => {
  const format = formatOf(language);
  expect(plain(format.number(1234567.5))).toBe(number);
  expect(plain(format.change(1.8))).toBe(change);
  expect(format.day('2026-11-03')).toBe(day);
  expect(plain(format.longDay('2026-11-03')).replaceAll('_', ' ')).toBe(long);
});

test.each([
  { language: 'eng', written: '06.2025' },
  { language: 'rus', written: '06.2025' },
  { language: 'fra', written: '06/2025' },
  { language: 'chn', written: '2025年6月' },
] as const)('LV-01 a month is written as $language writes it', ({ language, written }) => {
  expect(formatOf(language).month('2025-06')).toBe(written);
});

test.each([
  { language: 'eng', written: '03.11.2026, 00:05' },
  { language: 'rus', written: '03.11.2026, 00:05' },
  { language: 'pol', written: '03.11.2026, 00:05' },
  { language: 'ita', written: '03/11/2026, 00:05' },
  { language: 'deu', written: '03.11.2026, 00:05' },
  { language: 'esp', written: '03/11/2026, 00:05' },
  { language: 'chn', written: '2026/11/03 00:05' },
  { language: 'ukr', written: '03.11.2026, 00:05' },
  { language: 'fra', written: '03/11/2026 00:05' },
  { language: 'tur', written: '03.11.2026 00:05' },
] as const)('LV-01 a day with its time is written as $language writes it', ({ language, written }) => {
  expect(formatOf(language).moment('2026-11-03T00:05')).toBe(written);
});

test('CH-12 four digits are grouped in every language, also where Intl would not', () => {
  for (const language of LANGUAGES) expect(plain(formatOf(language).number(1234))).toBe('1_234');
});

test('LO-09 in every language thousands are grouped by a space and a change has two decimals', () => {
  for (const language of LANGUAGES) {
    const format = formatOf(language);
    expect(format.number(1_234_567, 0)).toMatch(/^1[\u00a0\u202f]234[\u00a0\u202f]567$/);
    expect(plain(format.change(1234.567))).toMatch(/1_234[.,]57/);
    expect(plain(format.change(-0.4))).toMatch(/−.?0[.,]40/);
  }
});

test('what is rounded to nothing has no sign', () => {
  const format = formatOf('eng');
  expect([-0.3, -0, 0.4].map((value) => format.number(value, 0))).toEqual(['0', '0', '0']);
});

test('a fall has a true minus sign and no change has no sign', () => {
  const format = formatOf('eng');
  expect(plain(format.change(-0.42))).toBe('−0.42%');
  expect(plain(format.change(0))).toBe('0.00%');
  expect([-0.001, 0.004, -0].map((percent) => format.change(percent))).toEqual(['0.00%', '0.00%', '0.00%']);
});

test('a number can be read back from how it is written', () => {
  fc.assert(
    fc.property(fc.constantFrom(...LANGUAGES), fc.integer({ min: -1e9, max: 1e9 }), (language, whole) => {
      const written = formatOf(language).number(whole / 100, 2);
      const digits = written.replaceAll('\u00a0', '').replace('\u2212', '-').replace(',', '.');
      expect(Number(digits)).toBeCloseTo(whole / 100, 6);
    }),
  );
});

test.each([
  { language: 'eng', numbers: 'language', written: '1\u00a0234.5' },
  { language: 'eng', numbers: 'comma', written: '1\u00a0234,5' },
  { language: 'deu', numbers: 'language', written: '1\u00a0234,5' },
  { language: 'deu', numbers: 'point', written: '1\u00a0234.5' },
] as const)('US-01 $numbers in $language writes $written', ({ language, numbers, written }) => {
  expect(formatOf(language, numbers).number(1234.5)).toBe(written);
  const sign = language === 'deu' ? '\u00a0%' : '%';
  expect(formatOf(language, numbers).change(-1234.5)).toBe(`\u2212${written}0${sign}`);
  expect(formatOf(language, numbers).percent(1234.5)).toBe(written + sign);
});

test('LV-01 formatters of Intl, which are costly to build, are built when they are first used', () => {
  const built = vi.spyOn(Intl, 'DateTimeFormat');
  const format = formatOf('tur', 'comma');
  expect(built).not.toHaveBeenCalled();
  const written = [format.longDay('2026-07-01'), format.longDay('2026-07-02')];
  expect(built).toHaveBeenCalledOnce();
  expect(written).toEqual(['1 Temmuz 2026', '2 Temmuz 2026']);
  built.mockRestore();
});
