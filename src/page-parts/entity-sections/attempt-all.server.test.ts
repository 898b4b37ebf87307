import { beforeEach, expect, test } from 'vitest';
import { ANONYMOUS, PAID_LEVEL, viewerWithLevel } from '#domain/access/viewer.ts';
import { openAllFor, sealOr } from '#platform/contract/sealed.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { attemptAll } from './attempt-all.server.ts';

const noted: string[] = [];
const viewer = ANONYMOUS;
const context = { viewer, noteFault: (_: unknown, part: string) => void noted.push(part) };
beforeEach(() => {
  noted.length = 0;
});

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

const valueOrShape = (value: () => Promise<unknown>, shape: () => Promise<unknown>) => ({
  chart: { series: [sealOr('chart-values', value, shape)] },
});

test('EP-04 a query behind a seal belongs to its block: it fails there, and the door finds it already made', async () => {
  const made: string[] = [];
  const make = (what: string) => async () => {
    made.push(what);
    return what;
  };
  const fail = () => Promise.reject(new TypeError('a bug behind the seal'));
  const { blocks, failed } = await attemptAll(context, {
    graph: async () => valueOrShape(make('value'), fail),
    yields: async () => valueOrShape(fail, make('shape')),
  });
  expect([blocks.graph, failed, noted, made]).toEqual([null, ['graph'], ['graph'], ['shape']]);
  expect(await openAllFor(viewer, blocks.yields)).toEqual({ chart: { series: ['shape'] } });
  expect(made).toEqual(['shape']);
});

test('EP-04 what was made for one viewer is not shown to another', async () => {
  const give = (what: string) => async () => what;
  const { blocks } = await attemptAll(
    { ...context, viewer: viewerWithLevel(PAID_LEVEL) },
    { graph: async () => valueOrShape(give('value'), give('shape')) },
  );
  expect(await openAllFor(ANONYMOUS, blocks.graph)).toEqual({ chart: { series: ['shape'] } });
});
