import { expect, test } from 'vitest';
import { comparePath, parseCompared } from './compare-address.ts';

const TEN = Array.from({ length: 10 }, (_, at) => `bond-${at}`);

test.each([
  { kind: 'bonds', ids: 'norvik-2031,12', keys: ['norvik-2031', '12'] },
  { kind: 'stocks', ids: '7, 7,8', keys: ['7', '8'] },
  { kind: 'companies', ids: TEN.join(), keys: TEN },
])('RD-01 an address compares $kind $ids', ({ kind, ids, keys }) => {
  const parsed = parseCompared(kind, ids);
  expect(parsed).toEqual({ kind, keys });
  expect(parsed && comparePath(parsed)).toBe(`/compare/?kind=${kind}&ids=${keys.join()}`);
});

test.each([
  { kind: 'bonds', ids: [...TEN, 'one-more'].join(), why: 'eleven' },
  { kind: 'loans', ids: '1,2', why: 'an unknown kind' },
  { kind: '__proto__', ids: '1', why: 'a word of the language' },
  { kind: undefined, ids: '1,2', why: 'no kind' },
  { kind: 'bonds', ids: '1,<b>', why: 'markup' },
  { kind: 'bonds', ids: '', why: 'nothing' },
])('RD-01 an address with $why compares nothing', ({ kind, ids }) => {
  expect(parseCompared(kind, ids)).toBeNull();
});
