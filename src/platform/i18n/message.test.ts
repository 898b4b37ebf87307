import { setupI18n } from '@lingui/core';
import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES, type Language, languageTag } from '#domain/languages/languages.ts';
import { type LabelValues, writeMessage } from './message.ts';

const write = (text: string, values: LabelValues = {}, language: Language = 'eng') =>
  writeMessage(compileMessageOrThrow(text), values, languageTag(language));

/** Lingui's own writer, which the site does not ship. */
function reference(text: string, values: LabelValues, language: Language): string {
  const locale = languageTag(language);
  const i18n = setupI18n({ locale, messages: { [locale]: { text: compileMessageOrThrow(text) } } });
  return i18n._('text', values);
}

test.each([
  ['Shares', {}, 'Shares'],
  ['{shown} of {total}', { shown: '1 234', total: 2 }, '1 234 of 2'],
  ['{a}', {}, ''],
  ["It''s '{'here'}'", {}, "It's {here}"],
  ['{n, plural, =0 {none} one {# share} other {# shares}}', { n: 0 }, 'none'],
  ['{n, plural, =0 {none} one {# share} other {# shares}}', { n: 1 }, '1 share'],
  ['{n, plural, =0 {none} one {# share} other {# shares}}', { n: 1234.5 }, '1,234.5 shares'],
  ['{n, plural, offset:1 one {you and one more} other {you and # more}}', { n: 4 }, 'you and 3 more'],
  ['{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 }, '22nd'],
  ['{who, select, operator {Operator} other {Reader}}', { who: 'toString' }, 'Reader'],
  ['{n, plural, other {{kind, select, bond {# bonds} other {# papers}}}}', { n: 3, kind: 'bond' }, '3 bonds'],
  ['{part, number, percent}', { part: 0.25 }, '25%'],
  ['{day, date, long}', { day: '2026-11-16T12:00:00' }, 'November 16, 2026'],
  ['{day, date, ::yMMM}', { day: '2026-11-16T12:00:00' }, 'Nov 2026'],
  ['{at, time, short}', { at: '2026-11-16T09:05:00' }, '9:05 AM'],
])('LB-01 %s with %j reads "%s"', (text, values, written) => {
  expect(write(text, values).replaceAll('\u202f', ' ')).toBe(written);
});

test('LB-01 a value is shown as it is, whatever stands in it', () => {
  fc.assert(fc.property(fc.string(), (value) => write('‹{value}›', { value }) === `‹${value}›`));
});

const word = fc.stringMatching(/^[a-z .,]{0,6}$/);
const placeholder = fc.constantFrom('{a}', '{b}', '{n}', '{n, number}', '{day, date}', '{day, date, full}');
const flat = fc.array(fc.oneof(word, placeholder), { maxLength: 4 }).map((parts) => parts.join(''));
const inPlural = fc.tuple(flat, fc.constantFrom('', '#', '# #')).map((parts) => parts.join(' '));
const choice = fc.oneof(
  fc
    .tuple(inPlural, inPlural, inPlural, fc.constantFrom('', 'offset:1 '))
    .map(([none, one, other, offset]) => `{n, plural, ${offset}=0 {${none}} one {${one}} other {${other}}}`),
  fc.tuple(inPlural, inPlural).map(([few, other]) => `{n, selectordinal, few {${few}} other {${other}}}`),
  fc.tuple(flat, flat).map(([x, other]) => `{a, select, x {${x}} other {${other}}}`),
);
const anyMessage = fc.array(fc.oneof(flat, choice), { maxLength: 4 }).map((parts) => parts.join(''));
const anyValues = fc.record({
  a: fc.oneof(fc.constant('x'), word),
  b: fc.double({ noNaN: true }),
  n: fc.oneof(fc.nat({ max: 30 }), fc.nat({ max: 3_000_000 })),
  day: fc.integer({ min: 0, max: 4_000_000_000_000 }),
});

test('LB-01 LV-01 any message is written as Lingui writes it, in all ten languages', () => {
  fc.assert(
    fc.property(anyMessage, anyValues, fc.constantFrom(...LANGUAGES), (text, values, language) => {
      expect(write(text, values, language)).toBe(text === '' ? '' : reference(text, values, language));
    }),
    { numRuns: 500 },
  );
});

const files = import.meta.glob<Readonly<Record<string, string>>>('../../**/labels/*.json', {
  eager: true,
  import: 'default',
});
const COUNTS = [0, 1, 2, 5, 21, 1_000_000, 1.5];

test('LB-01 LV-01 every label of the site is written as Lingui writes it', () => {
  for (const [path, labels] of Object.entries(files)) {
    const language = /(\w+)\.json$/.exec(path)?.[1] as Language;
    for (const text of Object.values(labels)) {
      const names = [...text.matchAll(/\{(\w+)/g)].map(([, name = '']) => name);
      for (const count of names.length > 0 ? COUNTS : [0]) {
        const values = Object.fromEntries(names.map((name) => [name, count]));
        expect(write(text, values, language)).toBe(reference(text, values, language));
      }
    }
  }
});

test.each(LANGUAGES)('LB-01 a count below a thousand is written as Intl writes it: %s', (language) => {
  for (let count = 0; count < 1_001; count++)
    expect(write('{n, plural, other {#}}', { n: count }, language)).toBe(
      new Intl.NumberFormat(languageTag(language)).format(count),
    );
});
