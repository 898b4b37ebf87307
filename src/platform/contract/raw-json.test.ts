import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { viewerWithLevel } from '#domain/access/viewer.ts';
import { RawJson, raw, writeJson } from './raw-json.ts';
import { locked, openAllFor, type SealedOr, seal, sealOr, standsIn, type Unopened } from './sealed.ts';

const column = new RawJson('[[1,2.50],[2,null]]');

test('raw JSON stands in a reply as it was written, not as it would be written again', () => {
  const reply = { name: 'a "b"', rows: [{ data: column }, { data: new RawJson('[]') }], last: column };
  expect(writeJson(reply)).toBe(
    '{"name":"a \\"b\\"","rows":[{"data":[[1,2.50],[2,null]]},{"data":[]}],"last":[[1,2.50],[2,null]]}',
  );
  expect(writeJson(column)).toBe('[[1,2.50],[2,null]]');
});

test('raw JSON that anything else prints is read first', () => {
  expect(JSON.stringify({ data: column })).toBe('{"data":[[1,2.5],[2,null]]}');
});

test('a failing reply leaves nothing behind for the next one', () => {
  const cyclic: Record<string, unknown> = { data: column };
  cyclic.self = cyclic;
  expect(() => writeJson(cyclic)).toThrow();
  expect(JSON.stringify(column)).toBe('[[1,2.5],[2,null]]');
});

test('the door passes raw JSON on, and reads it for a page', async () => {
  const viewer = viewerWithLevel(0);
  const schema = z.object({ data: raw(z.array(z.tuple([z.number(), z.number().nullable()]))) });
  expect(schema.parse(await openAllFor(viewer, { data: column }))).toEqual({ data: column });
  expect(schema.parse(await openAllFor(viewer, { data: column }, true))).toEqual({
    data: [
      [1, 2.5],
      [2, null],
    ],
  });
  expect(() => schema.parse({ data: [['x']] })).toThrow();
});

const curve = z.object({ data: raw(z.array(z.number())), last: locked('last-price', z.number()) });
const reply = z.object({ curve: standsIn('chart-values', curve) });

test.each([
  { level: 0, made: ['stand-in'], shown: '{"curve":{"data":[0,1],"last":"***"}}' },
  { level: 1, made: ['stand-in'], shown: '{"curve":{"data":[0,1],"last":9}}' },
  { level: 1077, made: ['value'], shown: '{"curve":{"data":[7,9],"last":9}}' },
])('CH-11 LV-05 at level $level only the $made is ever made', async ({ level, made, shown }) => {
  const makings: string[] = [];
  const make = (what: string, data: string) => async () => {
    makings.push(what);
    return { data: new RawJson(data), last: seal('last-price', 9) };
  };
  const unopened = { curve: sealOr('chart-values', make('value', '[7,9]'), make('stand-in', '[0,1]')) };
  expect(JSON.stringify(unopened)).toBe('{"curve":"***"}');
  expect(writeJson(reply.parse(await openAllFor(viewerWithLevel(level), unopened)))).toBe(shown);
  expect(makings).toEqual(made);
});

test('LV-05 a handler that forgets the stand-in, or builds raw JSON itself, does not compile', () => {
  type MustReturn = Unopened<z.output<typeof reply>>['curve'];
  type Made = Awaited<ReturnType<MustReturn['openFor']>>;
  expectTypeOf<MustReturn>().toExtend<SealedOr<'chart-values', Made>>();
  expectTypeOf<Unopened<z.output<typeof curve>>>().not.toExtend<MustReturn>();
  expectTypeOf<SealedOr<'last-price', Made>>().not.toExtend<MustReturn>();
  expectTypeOf<Made['data']>().toEqualTypeOf<RawJson>();
  expectTypeOf<number[]>().not.toExtend<Made['data']>();
  // Whoever reads it has plain data.
  expectTypeOf<{ data: number[]; last: number }>().toExtend<z.output<typeof curve>>();
});
