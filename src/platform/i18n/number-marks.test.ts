import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES, languageLocale } from '#domain/languages/languages.ts';
import { formatOf } from './format.ts';

/** Of Intl, with what the site writes in its own way: a true minus, and no-break spaces between thousands. */
const byIntl = (parts: readonly Intl.NumberFormatPart[]) =>
  parts
    .map(({ type, value }) => {
      if (type === 'minusSign') return '−';
      return type === 'group' ? '\u00a0' : value.replaceAll(/\s/g, '\u00a0');
    })
    .join('');

const anyNumber = fc.oneof(
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }),
  fc.integer({ min: -1e9, max: 1e9 }).map((number) => number / 1_000),
);

test.each(LANGUAGES)(
  'LV-01 LO-09 numbers in %s differ from those of Intl in spaces and minus only',
  (language) => {
    const format = formatOf(language);
    const locale = languageLocale(language);
    fc.assert(
      fc.property(anyNumber, fc.nat(6), (value, decimals) => {
        const exactly = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
        const intl = (signDisplay: 'negative' | 'exceptZero') =>
          new Intl.NumberFormat(locale, { useGrouping: 'always', signDisplay, ...exactly });
        expect(format.number(value, decimals)).toBe(byIntl(intl('negative').formatToParts(value)));
        expect(format.signed(value, decimals)).toBe(byIntl(intl('exceptZero').formatToParts(value)));
      }),
      { numRuns: 30 },
    );
    const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 });
    expect(format.percent(-12.5)).toBe(byIntl(percent.formatToParts(-0.125)));
  },
);

test('what is no number is shown as nothing known', () => {
  expect([Number.NaN, Number.POSITIVE_INFINITY].map((value) => formatOf('eng').number(value))).toEqual([
    '–',
    '–',
  ]);
});
