import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BlockQuery, type BlockSelection, parseBlockQuery, writeBlockQuery } from './block-address.ts';
import { BLOCK_PERIODS } from './block-range.ts';

const YEAR = 4;
const FIRST: BlockSelection = {
  range: { kind: 'period', id: YEAR },
  reversed: null,
  trend: 'not_selected',
  compared: [],
};
const parse = (address: string) => parseQuery(Object.fromEntries(new URLSearchParams(address)));
const parseQuery = (query: BlockQuery) =>
  parseBlockQuery(query, { periods: BLOCK_PERIODS, firstPeriod: YEAR });

test.each<[string, Partial<BlockSelection>]>([
  ['', {}],
  ['?period=6', { range: { kind: 'period', id: 6 } }],
  ['?from=2020-02-29&to=2021-01-01', { range: { kind: 'days', from: '2020-02-29', to: '2021-01-01' } }],
  ['?from=2021-01-01&to=2020-01-01', { reversed: { from: '2021-01-01', to: '2020-01-01' } }],
  ['?trend=logarithmic', { trend: 'logarithmic' }],
  [
    '?period=1&compare=tulip-50,harbour-20',
    { range: { kind: 'period', id: 1 }, compared: ['tulip-50', 'harbour-20'] },
  ],
])('CB-01 CB-09 %s in the address is a chart, and a chart is written so', (address, selection) => {
  expect(parse(address)).toEqual({ ...FIRST, ...selection });
  expect(writeBlockQuery({ ...FIRST, ...selection }, YEAR)).toBe(address);
});

test.each([
  ['?period=9', '', 'there is no such tab'],
  ['?from=2021-02-30&to=2021-03-01', '', 'a day that does not exist'],
  ['?from=2021-02-01', '', 'half a range'],
  ['?from=1990-01-01&to=2021-02-01', '?from=2011-02-01&to=2021-02-01', 'CB-03 more than ten years'],
  ['?trend=cubic', '', 'an unknown trend'],
  ['?compare=a,a,<b>,,C', '?compare=a', 'what is no key, and twice the same'],
])('CB-01 %s is read as "%s": %s', (address, written) => {
  expect(writeBlockQuery(parse(address), YEAR)).toBe(written);
});

test('CM-02 an address compares with nine others at most', () => {
  expect(parse(`?compare=${Array.from({ length: 30 }, (_, at) => `i${at}`)}`).compared).toHaveLength(9);
});

test('CB-01 whatever an address says gives a chart, and writing it is stable', () => {
  const text = fc.oneof(fc.string({ unit: 'grapheme' }), fc.stringMatching(/^[0-9a-z,-]{0,30}$/));
  fc.assert(
    fc.property(
      fc.record({ period: text, from: text, to: text, trend: text, compare: text }, { requiredKeys: [] }),
      (query) => {
        const written = writeBlockQuery(parseQuery(query), YEAR);
        expect(writeBlockQuery(parse(written), YEAR)).toBe(written);
        expect(written).toMatch(/^(\?[a-z0-9=&,-]+)?$/);
      },
    ),
  );
});
