import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIELDS } from '#domain/bond-calculator/calculator-fields.ts';
import { readFields } from '#domain/bond-calculator/read-fields.ts';
import { type CalculatorQuery, calculatorPath, textsOf } from './calculator-address.ts';
import { OWN, STORED } from './calculator-for-tests.ts';

const queryOf = (path: string): CalculatorQuery => Object.fromEntries(new URL(path, 'http://x').searchParams);

test.each([
  { query: {}, path: '/calculator/', why: 'as it starts it has no words' },
  {
    query: { price: '98.5' },
    path: '/calculator/?price=98.5&date=2026-06-15&issued=2026-06-15&matures=2031-06-15',
    why: 'days are written with the first change, or the link would mean something else tomorrow',
  },
  {
    query: { yield: '7,25', written: 'comma', convention: 'street', price: '98', by: 'yield' },
    path: '/calculator/?yield=7.25&convention=street&date=2026-06-15&issued=2026-06-15&matures=2031-06-15',
    why: 'only what is given is written, with a point',
  },
  {
    query: { calls: '15.06.2028 102,5\n2029-06-15', date: '1.7.2026', written: 'comma' },
    path: '/calculator/?price=100&date=2026-07-01&issued=2026-06-15&matures=2031-06-15&calls=2028-06-15:102.5;2029-06-15:100',
    why: 'rows stand on one line, days as ISO writes them',
  },
  {
    query: { yield: '7,25 %', rate: '6％', written: 'comma' },
    path: '/calculator/?yield=7.25&date=2026-06-15&rate=6&issued=2026-06-15&matures=2031-06-15',
    why: 'a percentage may be typed with its sign',
  },
  {
    query: { nominal: '500 %' },
    path: '/calculator/?price=100&date=2026-06-15&nominal=500+%25&issued=2026-06-15&matures=2031-06-15',
    why: 'a nominal is no percentage',
  },
  {
    query: { price: 'cheap' },
    path: '/calculator/?price=cheap&date=2026-06-15&issued=2026-06-15&matures=2031-06-15',
    why: 'what cannot be read is not lost',
  },
] as const)('EP-01 an address of the calculator: $why', ({ query, path }) => {
  expect(calculatorPath(textsOf(query, OWN, ','), { start: OWN, mark: ',' })).toBe(path);
});

test('EP-01 the address of a stored bond has its name, and only what differs from it', () => {
  const options = { start: STORED, mark: '.' } as const;
  expect(calculatorPath(textsOf({}, STORED, '.'), options)).toBe('/calculator/?bond=norvik-steel-bond-1');
  expect(calculatorPath(textsOf({ rate: '8' }, STORED, '.'), options)).toBe(
    '/calculator/?bond=norvik-steel-bond-1&price=98.5&date=2026-06-15&rate=8',
  );
  expect(calculatorPath(textsOf({}, STORED, '.'), { ...options, isLasting: true })).toBe(
    '/calculator/?bond=norvik-steel-bond-1&price=98.5&date=2026-06-15',
  );
});

const rubbish = fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.string({ maxLength: 20 }));
const number = fc.oneof(
  fc.integer().map(String),
  fc.double({ noNaN: true }).map(String),
  fc.float().map(String),
);
const day = fc
  .date({ min: new Date('1880-01-01'), max: new Date('2300-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const rows = fc
  .array(
    fc.tuple(day, number).map(([on, percent]) => `${on}:${percent}`),
    { maxLength: 4 },
  )
  .map((list) => list.join(';'));
const word = fc.constantFrom(
  'price',
  'dirty',
  'yield',
  'street',
  'current',
  'put',
  'zero',
  'indexed',
  'never',
  '4',
);
const text = fc.option(fc.oneof(rubbish, number, day, rows, word), { nil: undefined });
const anyQuery = fc.record(Object.fromEntries(FIELDS.map((field) => [field, text])));

test('EP-01 whatever an address says, its own address means the same, in either way of writing numbers', () => {
  fc.assert(
    fc.property(
      anyQuery,
      fc.constantFrom('.' as const, ',' as const),
      fc.boolean(),
      (query, mark, isLasting) => {
        for (const start of [OWN, STORED]) {
          const texts = textsOf(query, start, mark);
          const path = calculatorPath(texts, { start, mark, isLasting });
          const again = textsOf(queryOf(path), start, mark);
          const read = readFields(texts, mark);
          expect(readFields(again, mark).input).toEqual(read.input);
          for (const field of read.faults.keys()) expect(again[field]).toBe(texts[field]);
          expect(calculatorPath(again, { start, mark, isLasting })).toBe(path);
        }
      },
    ),
  );
});

test('EP-01 rubbish has a reason beside every field that holds it', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const { input, faults } = readFields(textsOf(query, OWN, '.'), '.');
      expect(input === null).toBe(faults.size > 0);
    }),
  );
});
