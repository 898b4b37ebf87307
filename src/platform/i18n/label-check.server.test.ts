import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/languages/languages.ts';
import { LabelCatalog, type LabelMap } from './label-catalog.server.ts';
import { findLabelFault, sampleLabel } from './label-check.server.ts';

const COUNTED = '{count, plural, one {{shown} share} other {{shown} shares}}';

test.each([
  { text: 'Shares', english: 'Stocks', fault: null, why: 'plain words' },
  { text: 'Of {total}: {shown}', english: '{shown} of {total}', fault: null, why: 'another order' },
  { text: '{shown} акций ({count})', english: COUNTED, fault: null, why: 'a plural written plainly' },
  { text: 'Shares', english: COUNTED, fault: 'placeholders', why: 'a value is left out' },
  { text: 'Hello {who}', english: 'Hello', fault: 'placeholders', why: 'a value that nobody gives' },
  { text: 'Hello {naem}', english: 'Hello {name}', fault: 'placeholders', why: 'a mistyped name' },
  { text: '{day, date}', english: '{day}', fault: 'placeholders', why: 'a date made of a text' },
  {
    text: '{n, plural, one {a} other {b}}',
    english: '{n}',
    fault: 'placeholders',
    why: 'a plural of a text',
  },
  { text: '{n, shout}', english: '{n}', fault: 'placeholders', why: 'a format that does not exist' },
  { text: '{count', english: '{count}', fault: 'syntax', why: 'an open brace' },
  {
    text: '{count, plural, one {{shown} share}}',
    english: COUNTED,
    fault: 'syntax',
    why: 'a plural without its last form',
  },
  { text: '{shown} {count, plural, }', english: COUNTED, fault: 'syntax', why: 'a plural without forms' },
  { text: ' ', english: 'Stocks', fault: 'syntax', why: 'nothing at all' },
  { text: 'x'.repeat(2_001), english: 'Stocks', fault: 'syntax', why: 'too long' },
])('US-08 a label override of $why: $fault', ({ text, english, fault }) => {
  expect(findLabelFault(text, english)).toBe(fault);
});

test('US-08 a preview shows the plural forms for 1, 2, 5 and 21', () => {
  const text =
    '{count, plural, one {{shown} акция} few {{shown} акции} many {{shown} акций} other {{shown} акции}}';
  expect(sampleLabel(text, 'rus').map((sample) => sample.text)).toEqual([
    '1 акция',
    '2 акции',
    '5 акций',
    '21 акция',
  ]);
  expect(sampleLabel('Hello {name}', 'eng')).toEqual([{ count: null, text: 'Hello ‹name›' }]);
});

const files = import.meta.glob<LabelMap>('../../**/labels/*.json', { eager: true, import: 'default' });
const catalog = new LabelCatalog(files);

test('US-08 every shipped label would pass as an override, and can be previewed', () => {
  const faults: string[] = [];
  for (const module of catalog.modules) {
    const english = catalog.findShipped(module, 'eng') ?? {};
    for (const language of LANGUAGES) {
      for (const [key, text] of Object.entries(catalog.findShipped(module, language) ?? {})) {
        const fault = findLabelFault(text, english[key] ?? '');
        if (fault) faults.push(`${module}:${key} ${language}: ${fault}`);
        expect(sampleLabel(text, language).length).toBeGreaterThan(0);
      }
    }
  }
  expect(faults).toEqual([]);
});

const piece = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.constantFrom(
    '{',
    '}',
    "'",
    '#',
    '{count}',
    '{shown}',
    '{count, plural,',
    'one {',
    'other {',
    '}}',
    '{x, date}',
  ),
);

test('US-08 whatever passes the check can be shown, and nothing makes the check fail', () => {
  fc.assert(
    fc.property(
      fc.array(piece, { maxLength: 8 }),
      fc.constantFrom('Stocks', '{shown}', COUNTED),
      (pieces, english) => {
        const text = pieces.join('');
        if (findLabelFault(text, english) !== null) return;
        for (const { text: shown } of sampleLabel(text, 'rus')) expect(typeof shown).toBe('string');
      },
    ),
    { numRuns: 2_000 },
  );
});
