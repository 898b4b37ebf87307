import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keepUnchanged } from './keep-unchanged.ts';

test('ST-02 what another venue does not change stays the very same object', () => {
  const before = {
    venueId: 1,
    dynamics: { last: 5 },
    blocks: { ras: { rows: [1, 2] }, leaders: [{ id: 7 }] },
  };
  const after = {
    venueId: 2,
    dynamics: { last: 6 },
    blocks: { ras: { rows: [1, 2] }, leaders: [{ id: 8 }] },
  };
  const merged = keepUnchanged(before, after);
  expect(merged).toEqual(after);
  expect(merged.blocks.ras).toBe(before.blocks.ras);
  expect(merged.blocks.leaders).not.toBe(before.blocks.leaders);
  expect(keepUnchanged(before, structuredClone(before))).toBe(before);
});

test('ST-02 whatever was there before, what is shown is what was loaded', () => {
  const json = fc.jsonValue().map((value): unknown => JSON.parse(JSON.stringify(value)));
  const check = (before: unknown, after: unknown) => void expect(keepUnchanged(before, after)).toEqual(after);
  fc.assert(fc.property(json, json, check));
  fc.assert(
    fc.property(json, (value) => void expect(keepUnchanged(value, structuredClone(value))).toBe(value)),
  );
});

test.each([
  { why: 'a list became shorter', before: [1, 2], after: [1] },
  { why: 'a field went away', before: { a: 1, b: undefined }, after: { a: 1 } },
  { why: 'a field got another name', before: { a: 1 }, after: { b: 1 } },
  { why: 'a list took the place of a record', before: { 0: 1 }, after: [1] },
  { why: 'a section has nothing any more', before: { a: { b: 1 } }, after: { a: null } },
])('ST-02 it is reported where $why', ({ before, after }) => {
  expect(keepUnchanged<unknown>(before, after)).toStrictEqual(after);
});
