import { expect, test } from 'vitest';
import { ASTERISKS, isLocked } from '#platform/contract/sealed.ts';
import { joinMore } from './join-more.ts';

const a = { id: 'a', cells: {} };
const b = { id: 'b', cells: {} };
const marker: unknown = ASTERISKS;
const shut = isLocked(marker) ? marker : undefined;

test('TB-02 without a lock the limit is the one given, or the usual one', () => {
  expect(joinMore({ rows: [a], limit: 7 }, 5).limit).toBe(7);
  expect(joinMore({ rows: [a] }, 5).limit).toBe(5);
});

test('TB-02 rows past a lock follow and wait for a viewer who received them', () => {
  expect(joinMore({ rows: [a], more: [b] }, 5)).toEqual({ rows: [a, b], limit: 1 });
});

test('TB-02 a viewer without access has the open rows and nothing that waits', () => {
  expect(joinMore({ rows: [a], more: shut }, 5)).toEqual({ rows: [a], limit: 0 });
});
