import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { viewerWithLevel } from '#domain/access/viewer.ts';
import { locked, openAllFor, type Sealed, seal, sealOr, type Unopened } from './sealed.ts';

const nested = {
  rows: [{ price: seal('price-dynamics', 42) }],
  byYear: { 2025: seal('price-dynamics', null) },
};

test('LV-05 opens envelopes at any depth for those who may', async () => {
  expect(await openAllFor(viewerWithLevel(1077), nested)).toEqual({
    rows: [{ price: 42 }],
    byYear: { 2025: null },
  });
});

test('LV-05 covers values, but not their absence, for those who may not', async () => {
  for (const level of [0, 1, 677]) {
    expect(await openAllFor(viewerWithLevel(level), nested)).toEqual({
      rows: [{ price: '***' }],
      byYear: { 2025: null },
    });
  }
});

test('LV-05 a forgotten envelope never leaks, however it is printed', () => {
  expect(JSON.stringify(nested)).not.toContain('42');
  expect(`${nested.rows[0]?.price}`).toBe('***');
});

test('LV-05 a handler that forgets a seal or names another capability does not compile', () => {
  const reply = z.object({
    open: z.string(),
    rows: z.array(z.object({ price: locked('last-price', z.number().nullable()) })),
  });
  type MustReturn = Unopened<z.output<typeof reply>>;
  type Price = MustReturn['rows'][number]['price'];
  expectTypeOf<Price>().toEqualTypeOf<Sealed<'last-price', number | null>>();
  expectTypeOf<number>().not.toExtend<Price>();
  expectTypeOf<Sealed<'price-dynamics', number | null>>().not.toExtend<Price>();
  expectTypeOf<MustReturn['open']>().toEqualTypeOf<string>();
});

test('LV-05 opening leaves what it was given as it was, so that the next viewer starts from the seals', async () => {
  const plain = { name: 'Norvik', tags: ['steel'] };
  const given = {
    plain,
    later: [
      sealOr(
        'price-dynamics',
        async () => 7,
        async () => 0,
      ),
      plain,
    ],
  };
  const viewers = [viewerWithLevel(1077), viewerWithLevel(0), viewerWithLevel(1077)];
  const opened = await Promise.all(viewers.map((viewer) => openAllFor(viewer, given)));
  expect(opened).toEqual([7, 0, 7].map((value) => ({ plain, later: [value, plain] })));
});
