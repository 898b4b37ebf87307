import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { type FieldState, nextField, QUIET, readText, rejectedField, writeValue } from './typed-field.ts';

const YEAR = { min: '2026-01-01', max: '2026-12-31' };

test.each([
  ['', {}, { kind: 'empty' }],
  ['  ', {}, { kind: 'empty' }],
  ['15.11.2026', {}, { kind: 'read', value: '2026-11-15' }],
  ['15.11.2026 9:30', { withTime: true }, { kind: 'read', value: '2026-11-15T09:30' }],
  ['15.11.2026 9:30', {}, { kind: 'fault', fault: 'not-a-date' }],
  ['31.02.2026', {}, { kind: 'fault', fault: 'not-a-date' }],
  ['01.01.2026', YEAR, { kind: 'read', value: '2026-01-01' }],
  ['31.12.2026', YEAR, { kind: 'read', value: '2026-12-31' }],
  ['31.12.2026 23:59', { ...YEAR, withTime: true }, { kind: 'read', value: '2026-12-31T23:59' }],
  ['31.12.2025', YEAR, { kind: 'fault', fault: 'too-early' }],
  ['01.01.2027', YEAR, { kind: 'fault', fault: 'too-late' }],
])('DP-01 "%s" under %o is %o', (text, rules, reading) => expect(readText(text, rules)).toEqual(reading));

test('DP-01 a field without a value is empty, and a moment has its time', () => {
  expect(writeValue(null, formatOf('eng'))).toBe('');
  expect(writeValue('2026-11-15T09:30', formatOf('eng'), true)).toBe('15.11.2026 09:30');
});

test.each([
  ['rus', '19.11.2026'],
  ['eng', '19.11.2026'],
  ['pol', '19.11.2026'],
  ['ita', '19/11/2026'],
  ['deu', '19.11.2026'],
  ['esp', '19/11/2026'],
  ['chn', '2026/11/19'],
  ['ukr', '19.11.2026'],
  ['fra', '19/11/2026'],
  ['tur', '19.11.2026'],
] as const)(
  'LV-01 a field, its placeholder and the text of the page write a date alike: %s',
  async (language, written) => {
    const format = formatOf(language);
    expect(writeValue('2026-11-19', format)).toBe(written);
    expect(format.day('2026-11-19')).toBe(written);
    expect(format.moment('2026-11-19T09:05')).toContain(written);
    expect(readText(written, {})).toEqual({ kind: 'read', value: '2026-11-19' });
    expect(readText(format.moment('2026-11-19T09:05'), { withTime: true })).toEqual({
      kind: 'read',
      value: '2026-11-19T09:05',
    });
    const { default: labels } = await import(`./labels/${language}.json`, { with: { type: 'json' } });
    expect(labels.letters.replace(/\p{L}/gu, '0')).toBe(written.replace(/\d/g, '0'));
    expect(labels.timeLetters.replace(/\p{L}/gu, '0')).toBe('00:00');
  },
);

test('LV-01 every language has a row in the table above', () => expect(LANGUAGES).toHaveLength(10));

const FAULTY: FieldState = { draft: '31.02.2026', fault: 'not-a-date', isReported: true };

test('DP-01 while one types nobody complains', () => {
  const typed = nextField(QUIET, { type: 'typed', text: '31.0', reading: readText('31.0', {}) });
  expect(typed).toEqual({ draft: '31.0', fault: null, isReported: false });
});

test('DP-01 a text that is no date stays in the field with its complaint', () => {
  const typed = { draft: '31.02.2026', fault: null, isReported: false };
  expect(nextField(typed, { type: 'left', reading: readText('31.02.2026', {}) })).toEqual(FAULTY);
});

test('DP-01 the complaint goes as soon as the text is a date, and the next wrong text is reported anew', () => {
  const mended = nextField(FAULTY, {
    type: 'typed',
    text: '28.02.2026',
    reading: readText('28.02.2026', {}),
  });
  expect(mended).toEqual({ draft: '28.02.2026', fault: null, isReported: false });
  const worse = nextField(FAULTY, { type: 'typed', text: '1', reading: readText('1', {}) });
  expect(worse).toEqual({ draft: '1', fault: 'not-a-date', isReported: false });
});

test.each([
  ['a date that was typed', { type: 'left', reading: readText('28.02.2026', {}) }],
  ['an emptied field', { type: 'left', reading: readText('', {}) }],
  ['a day from the calendar', { type: 'replaced' }],
] as const)('DP-01 %s leaves no draft behind', (_, event) => expect(nextField(FAULTY, event)).toEqual(QUIET));

test('DP-01 a form that comes back shows the rejected text with its complaint', () => {
  expect(rejectedField('31.02.2026', {})).toEqual(FAULTY);
  expect(rejectedField('28.02.2026', {})).toEqual(QUIET);
  expect(rejectedField(undefined, {})).toEqual(QUIET);
});
