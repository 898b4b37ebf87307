import { expect, test } from 'vitest';
import { rangesOfArea } from './map-area.ts';
import { EVERY_BOND } from './map-selection.ts';

const { ranges } = EVERY_BOND;
const area = { x: { from: 1.2345, to: 3.001 }, y: { from: -0.12345, to: 7.4 } };

test('EP-05 an area of the map becomes ranges that hold all of it', () => {
  expect(rangesOfArea({ x: 'duration', y: 'yield', ranges }, area)).toEqual({
    ...ranges,
    duration: { from: 1.23, to: 3.01 },
    yield: { from: -0.124, to: 7.4 },
  });
  const years = { from: 0, to: 30 };
  expect(rangesOfArea({ x: 'maturity', y: 'price', ranges: { ...ranges, years } }, area)).toEqual({
    ...ranges,
    years: { from: 1.23, to: 3.01 },
    price: { from: -0.13, to: 7.4 },
  });
});

test('EP-05 along an axis that nothing is filtered by, an area is no filter', () => {
  expect(rangesOfArea({ x: 'duration', y: 'spread', ranges }, area)).toBeNull();
  expect(rangesOfArea({ x: 'modified', y: 'yield', ranges }, area)).toBeNull();
});
