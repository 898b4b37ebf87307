import { expect, test } from 'vitest';
import type { ImportRecord } from '#domain/import/records.ts';
import { connectTo, fileOf, importFiles, TEST_IMPORT } from '../load/import-for-tests.server.ts';
import { checkFiles } from '../load/import-run.server.ts';
import { openTestStore } from '../load/store-for-tests.server.ts';
import type { ListedDifference } from './changes.repository.ts';
import { listDifference } from './list-difference.server.ts';

const store = openTestStore();

const holding = (name: string, percent: string): ImportRecord => ({
  type: 'holding',
  fund: { ticker: 'OAKV', mic: 'XTST', name: 'Oak fund', kind: 'etf' },
  subject: { name },
  percent,
  asOf: '2024-03-13',
});

test('DI-02 what leaves the list of a fund stands in the difference before it is confirmed', async () => {
  await importFiles(store.url, [fileOf('list.csv', [holding('Ash', '60'), holding('Birch', '40')])]);
  const client = await connectTo(store.url);
  let listed: ListedDifference = { changes: [], series: [] };
  await checkFiles(client, [fileOf('list.csv', [holding('Ash', '100')])], {
    ...TEST_IMPORT,
    onDifference: async (tables) => {
      listed = await listDifference(client, tables, TEST_IMPORT.known);
    },
  });
  await client.end();
  expect(listed.changes).toMatchObject([
    { record: 'holding', isNew: false, fields: [['weight', '60', '100']] },
    {
      record: 'holding',
      subject: 'OAKV Oak fund',
      isNew: false,
      fields: [
        ['name', 'Birch', null],
        ['weight', '40', null],
        ['as_of', '2024-03-13', null],
      ],
    },
  ]);
});
