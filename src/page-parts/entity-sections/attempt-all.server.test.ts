import { expect, test } from 'vitest';
import { Refusal } from '#platform/refusals/refusal.ts';
import { attemptAll } from './attempt-all.server.ts';

const noted: string[] = [];
const context = { noteFault: (_: unknown, part: string) => void noted.push(part) };

test('EP-04 a block that fails leaves the others alone, and is told apart from one without data', async () => {
  const { blocks, failed } = await attemptAll(context, {
    profile: async () => 'profile',
    ifrs: () => Promise.reject(new TypeError('a bug')),
    bonds: async () => null,
  });
  expect(blocks).toEqual({ profile: 'profile', ifrs: null, bonds: null });
  expect([failed, noted]).toEqual([['ifrs'], ['ifrs']]);
});

test.each([
  { why: 'the store is gone', error: Object.assign(new Error(), { code: 'ECONNREFUSED' }) },
  { why: 'a block refuses', error: new Refusal('not_found') },
])('EP-04 there is no page where $why', async ({ error }) => {
  const attempts = { profile: async () => 'profile', bonds: () => Promise.reject(error) };
  await expect(attemptAll(context, attempts)).rejects.toBe(error);
});

test('EP-04 blocks are loaded at once, not one after another', async () => {
  const begun: string[] = [];
  const begin = (name: string) => async () => {
    begun.push(name);
    await new Promise(setImmediate);
    return begun.length;
  };
  const { blocks } = await attemptAll(context, { a: begin('a'), b: begin('b'), c: begin('c') });
  expect(blocks).toEqual({ a: 3, b: 3, c: 3 });
});
