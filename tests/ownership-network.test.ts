import { afterAll, beforeAll, expect, test } from 'vitest';
import type { NetworkRow } from '#features/ownership-network/ownership-network.contract.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const idOf = async (stringId: string): Promise<number> => {
  const { rows } = await app.services.stores.primaryPool.query('select id from issuer where string_id = $1', [
    stringId,
  ]);
  return rows[0].id;
};
const read = async (stringId: string, prefix = ''): Promise<NetworkRow[]> =>
  (await app.get(`${prefix}/api/company/${await idOf(stringId)}/network/`)).json();

test('NG-01 the main issuer comes first, then its seven relations, the largest share before the smaller', async () => {
  const rows = await read('norvik-steel');
  expect(rows).toHaveLength(8);
  expect(rows[0]).toMatchObject({
    emitent_name: 'Norvik Steel Group',
    rel_type_name: null,
    from_emitent_id: null,
  });
  const shares = rows.slice(1, -1).map(({ share }) => Number(share));
  expect(shares).toEqual(shares.toSorted((a, b) => b - a));
  expect(rows.at(-1)).toMatchObject({ rel_type_name: 'guarantor', share: null });
  for (const row of rows.slice(1)) expect(row.from_emitent_id).toBe(rows[0]?.emitent_id);
});

test('NG-01 a relation is described from the side of the issuer in question', async () => {
  const norvik = await idOf('norvik-steel');
  const owner = (await read('norvik-steel')).find((row) => row.rel_type_name === 'shareholder');
  expect(owner?.emitent_name).toContain('Fallowquay');
  const seen = (await read('fallowquay-holdings')).find((row) => row.emitent_id === norvik);
  expect(seen).toMatchObject({ rel_type_name: 'associate', share: owner?.share });
});

test('NG-01 two steps are reported, a third is not, and each relation once', async () => {
  const rows = await read('sredneozersk-power');
  const ids = rows.map(({ emitent_id }) => emitent_id);
  expect(ids).toContain(await idOf('kedrosoft'));
  expect(new Set(rows.map((row) => `${row.from_emitent_id} ${row.emitent_id}`)).size).toBe(rows.length);
  const far = await read('kedrosoft');
  expect(far.map(({ emitent_id }) => emitent_id)).not.toContain(await idOf('jinglan-bank'));
});

test('NG-01 names and relations are in the language of the page, where they are known', async () => {
  const rows = await read('sredneozersk-power', '/rus');
  expect(rows[0]?.emitent_name).toContain('Объединённая энергетическая компания');
  expect(rows.map((row) => row.rel_type_name)).toContain('дочерняя компания');
  expect(rows.map((row) => row.emitent_name)).toContain('Банк Цзинлань');
});

test('NG-01 an issuer without relations is alone; one that does not exist is not found', async () => {
  expect(await read('quillstone-software')).toHaveLength(1);
  for (const id of ['0', '2147483647', 'x', '-1'])
    expect((await app.get(`/api/company/${id}/network/`)).statusCode).toBe(404);
});

test('NG-01 a new relation shows on the page at once', async () => {
  const count = async () => (await app.get('/widgets/?format=json')).json().network.many.network.rows.length;
  const before = await count();
  const { primaryPool } = app.services.stores;
  await primaryPool.query(
    `insert into issuer_relation (issuer_id, related_issuer_id, relation_type, stake, batch_id)
     select a.id, b.id, 'associate', 10, 1 from issuer a, issuer b
      where a.string_id = 'loewenstieg-bank' and b.string_id = 'quillstone-software'`,
  );
  try {
    await expect.poll(count).toBe(before + 1);
  } finally {
    await primaryPool.query(
      `delete from issuer_relation where related_issuer_id = (select id from issuer where string_id = 'quillstone-software')`,
    );
  }
});
