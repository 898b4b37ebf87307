import { expect, test } from 'vitest';
import type { ComparedItem } from './compare-search.contract.ts';
import { toVenueFields } from './compare-search.wire.ts';
import { toDerivedResults } from './derived-result.wire.ts';

const share: ComparedItem = {
  id: { numeric: 7 },
  name: 'Norvik Steel',
  isin: 'XX0000000007',
  document: 'stock',
  ...toVenueFields([
    { id: 1, name: 'First', ticker: 'NRVK' },
    { id: 2, name: 'Second', ticker: 'NVK' },
  ]),
  measure_id: { numeric: 1 },
};

test('SE-09 a share is one result for each venue that it is traded on', () => {
  expect(toDerivedResults(share)).toEqual([
    {
      emissionId: 7,
      emissionName: 'Norvik Steel',
      emissionNameWithTg: 'Norvik Steel (First)',
      tradingGroundsId: 1,
      tradingGroundsName: 'First',
      ticker: 'NRVK',
      isin: 'XX0000000007',
      type: 'stock',
    },
    expect.objectContaining({
      emissionNameWithTg: 'Norvik Steel (Second)',
      tradingGroundsId: 2,
      ticker: 'NVK',
    }),
  ]);
});

test('SE-09 what is traded on no venue is one result by its name', () => {
  const index: ComparedItem = { ...share, document: 'index', isin: null, ...toVenueFields([]) };
  expect(toDerivedResults(index)).toEqual([
    expect.objectContaining({
      emissionNameWithTg: 'Norvik Steel',
      tradingGroundsId: null,
      ticker: null,
      type: 'index',
    }),
  ]);
});
