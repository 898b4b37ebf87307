import { expect, test } from 'vitest';
import { ASTERISKS, type Locked } from '#platform/contract/sealed.ts';
import type { HeatMapData } from './heat-map.contract.ts';
import { heatOf, isEqual, toTiles } from './heat-tiles.ts';

const share = (id: number, capitalization: number | Locked<'last-price'>) => ({
  id,
  name: `Share ${id}`,
  ticker: `S${id}`,
  url: `/stocks/s${id}/`,
  change: 0,
  capitalization,
});

const market = (...industries: (number | Locked<'last-price'>)[][]): HeatMapData => ({
  venue: 'Exchange',
  date: '2026-06-30',
  currency_name: 'EUR',
  industries: industries.map((values, at) => ({
    id: at,
    name: `Industry ${at}`,
    url: '/stocks/',
    shares: values.map((value, index) => share(at * 100 + index, value)),
  })),
});

const LOCKED = ASTERISKS as Locked<'last-price'>;
const areaOf = ({ width, height }: { width: number; height: number }) => width * height;

test('EP-06 industries and stocks of the heat map stand by size, the largest first', () => {
  const tiles = toTiles(market([10, 30], [100, 50, 80]));
  expect(tiles.map(({ industry }) => industry.id)).toEqual([1, 0]);
  expect(tiles[0]?.shares.map(({ share: { id } }) => id)).toEqual([100, 102, 101]);
  const [first, second, third] = tiles[0]?.shares.map(({ tile }) => areaOf(tile)) ?? [];
  expect((first ?? 0) / (third ?? 1)).toBeCloseTo(2, 6);
  expect((second ?? 0) / (third ?? 1)).toBeCloseTo(1.6, 6);
});

test('EP-06 LV-06 without values all stocks of the heat map are equal', () => {
  const data = market([LOCKED, LOCKED], [LOCKED, LOCKED, LOCKED]);
  expect(isEqual(data)).toBe(true);
  const tiles = toTiles(data);
  for (const { shares, rest } of tiles) {
    expect(new Set(shares.map(({ tile }) => Math.round(areaOf(tile)))).size).toBe(1);
    expect(rest).toBeNull();
  }
});

test('EP-06 stocks too small for a tile are counted in one, and a single one stands for itself', () => {
  const [tiles] = toTiles(market([10_000, 8000, 3, 2, 1]));
  expect(tiles?.shares).toHaveLength(2);
  expect(tiles?.rest?.count).toBe(3);
  const [own] = toTiles(market([10_000, 8000, 3]));
  expect(own?.shares).toHaveLength(3);
  expect(own?.rest).toBeNull();
});

test.each([
  [0, 'flat'],
  [0.09, 'flat'],
  [-0.1, 'down1'],
  [0.99, 'up1'],
  [1, 'up2'],
  [-2.49, 'down2'],
  [2.5, 'up3'],
  [-40, 'down3'],
])('EP-06 a change of %s %% is shown as %s', (change, heat) => {
  expect(heatOf(change)).toBe(heat);
});
