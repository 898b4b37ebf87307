import { expect, test, vi } from 'vitest';
import { z } from 'zod';
import { viewerWithLevel } from '#domain/access/viewer.ts';
import { endpoint } from '#platform/contract/endpoint.ts';
import { calendarDay, rowId } from '#platform/contract/params.ts';
import { locked, seal } from '#platform/contract/sealed.ts';
import { Supplies, service } from '#platform/services/service.ts';
import type { Context } from './context.server.ts';
import { answer, handle } from './door.server.ts';

const gated = endpoint({
  method: 'POST',
  path: '/x/:id/',
  summary: 'x',
  params: z.strictObject({ id: rowId }),
  body: z.strictObject({ day: calendarDay }),
  reply: z.object({ price: locked('last-price', z.number()) }),
  needs: 'price-dynamics',
});
const run = vi.fn(async () => ({ price: seal('last-price', 42) }));
const handler = handle(gated, run);
const raw = { params: { id: '7' }, query: {}, body: { day: '2026-06-30' } };
const as = (level: number) => ({ viewer: viewerWithLevel(level) }) as Context;

test.each([
  { level: 0, code: 'must_sign_in', status: 401 },
  { level: 1, code: 'must_get_access', status: 403 },
])(
  'LV-04 a gate that is closed to level $level keeps the handler from running',
  async ({ level, code, status }) => {
    run.mockClear();
    await expect(answer(handler, raw, as(level))).rejects.toMatchObject({ code, status });
    expect(run).not.toHaveBeenCalled();
  },
);

test('LV-04 a gate that is open lets the handler run and the seals are opened', async () => {
  expect(await answer(handler, raw, as(1077))).toEqual({ status: 200, data: { price: 42 } });
});

test('a handler receives the services that it names beside the request', async () => {
  const price = service<number>('price');
  const served = handle(gated, { price }, async (_, { price, viewer }) => ({
    price: seal('last-price', viewer.isSignedIn ? price : 0),
  }));
  expect(served.services).toEqual({ price });
  const supplies = new Supplies().supply(price, 43);
  expect(await answer(served, raw, as(1077), supplies)).toEqual({ status: 200, data: { price: 43 } });
});

test.each(['2026-02-30', '2025-02-29', 'yesterday', '0000-01-01', ''])(
  'an impossible date %s is a bad request',
  async (day) => {
    await expect(answer(handler, { ...raw, body: { day } }, as(1077))).rejects.toMatchObject({ status: 400 });
  },
);

test.each(['0', '01', '2147483648', '9'.repeat(30), '-1', 'x'])(
  'an id %s that cannot exist is not found',
  async (id) => {
    await expect(answer(handler, { ...raw, params: { id } }, as(1077))).rejects.toMatchObject({
      status: 404,
    });
  },
);

test('an unknown key is refused, in the body and in the query', async () => {
  await expect(
    answer(handler, { ...raw, body: { day: '2026-06-30', x: 1 } }, as(1077)),
  ).rejects.toMatchObject({ status: 400 });
  await expect(answer(handler, { ...raw, query: { x: '1' } }, as(1077))).rejects.toMatchObject({
    status: 400,
  });
});
