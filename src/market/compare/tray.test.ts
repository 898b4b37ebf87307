import { expect, test } from 'vitest';
import { isTicked, parseBox, parseTray, type Tray, tick, untick } from './tray.ts';

const bond = (number: number) => ({ key: `bond-${number}`, name: `Bond ${number}` });

test('RD-01 each kind has a tray of its own, of up to ten', () => {
  let tray: Tray = {};
  for (let number = 1; number <= 10; number++) tray = tick(tray, 'bonds', bond(number)) ?? {};
  expect(tick(tray, 'bonds', bond(11))).toBeNull();
  expect(tick(tray, 'bonds', bond(3))).toBe(tray);
  const both = tick(tray, 'stocks', bond(11)) ?? {};
  expect(isTicked(both, 'stocks', 'bond-11') && isTicked(both, 'bonds', 'bond-10')).toBe(true);
  const without = untick(both, 'bonds', 'bond-10');
  expect(isTicked(without, 'bonds', 'bond-10')).toBe(false);
  expect(tick(without, 'bonds', bond(11))?.bonds).toHaveLength(10);
});

test.each([
  { stored: null, tray: {} },
  { stored: '{', tray: {} },
  { stored: '[1,2]', tray: {} },
  { stored: '{"bonds":{"key":"a"}}', tray: {} },
  {
    stored: '{"bonds":[{"key":1,"name":"x"},{"key":"b","name":"y"},null]}',
    tray: { bonds: [{ key: 'b', name: 'y' }] },
  },
  { stored: '{"loans":[{"key":"b","name":"y"}]}', tray: {} },
])('RD-01 what the browser stored as $stored is read as far as it makes sense', ({ stored, tray }) => {
  expect(parseTray(stored)).toEqual(tray);
});

test.each([
  { value: 'bonds norvik-2031', box: { kind: 'bonds', key: 'norvik-2031' } },
  { value: 'bonds', box: null },
  { value: 'toString 1', box: null },
  { value: 'etf -1', box: null },
])('RD-01 a box with the value "$value" stands for $box', ({ value, box }) => {
  expect(parseBox(value)).toEqual(box);
});
