import { expect, test } from 'vitest';
import type { ImportRecord, PriceRecord } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import { connectTo, fileOf, importFiles, TEST_IMPORT } from './import-for-tests.server.ts';
import { checkFiles, writeChecked } from './import-run.server.ts';
import { openTestStore } from './store-for-tests.server.ts';
import { UndoRefusal, undoBatch } from './undo.server.ts';
import { ChangedSincePreview } from './write-run.server.ts';

const store = openTestStore();

const ALPHA: Subject = { mic: 'XTST', ticker: 'ALP' };
const price = (day: string, last: string, fields: Partial<PriceRecord> = {}): PriceRecord => ({
  type: 'price',
  subject: ALPHA,
  day,
  last,
  ...fields,
});
const WEEK = ['2024-04-01', '2024-04-02', '2024-04-03', '2024-04-04', '2024-04-05'];
const week = (...prices: string[]) => prices.map((last, at) => price(WEEK[at] ?? '', last));
const importWeek = () => importFiles(store.url, [fileOf('alp.csv', week('10', '10.5', '10.75'))]);
const counts = (run: Awaited<ReturnType<typeof importFiles>>, table: string) => {
  const found = run.difference.tables.find((one) => one.table === table);
  return found && [found.added, found.changed, found.same];
};
const { read } = store;

const TABLES = [
  'issuer',
  'instrument',
  'stock',
  'listing',
  'instrument_code',
  'split',
  'dividend',
  'daily_trading',
];
const dump = async () => {
  const tables = [];
  for (const table of TABLES)
    tables.push(await read(`select to_jsonb(t) - 'id' from ${table} t order by to_jsonb(t)::text`));
  return tables;
};

test('DI-01 a dry run shows what would be new and writes nothing', async () => {
  const { difference } = await checkFiles(store.client, [fileOf('alp.csv', week('10', '10.5'))], TEST_IMPORT);
  expect(difference.tables.map(({ table, added }) => [table, added])).toEqual([
    ['issuer', 1],
    ['instrument', 1],
    ['stock', 1],
    ['listing', 1],
    ['instrument_code', 1],
    ['daily_trading', 2],
  ]);
  expect(
    await read('select count(*)::int from daily_trading union all select count(*)::int from import_batch'),
  ).toEqual([0, 0]);
});

test('DI-05 without permission to create, an unknown instrument is held', async () => {
  const { run } = await importFiles(store.url, [fileOf('alp.csv', week('10', '10.5'))], { creates: false });
  expect(run.findings.byRule()).toMatchObject([{ rule: 'unknown_instrument', severity: 'hold', count: 2 }]);
  expect(run.reports[0]).toMatchObject({ records: 2, accepted: 0, held: 2 });
});

test('DI-01 DI-07 a file creates its share and its days; the same file twice changes nothing', async () => {
  const file = fileOf('alp.csv', week('10', '10.5', '10.75'));
  const first = await importFiles(store.url, [file]);
  expect(counts(first, 'daily_trading')).toEqual([3, 0, 0]);
  expect(
    await read(`select i.kind, i.string_id, i.currency, l.ticker, s.is_stub from instrument i join listing l on l.instrument_id = i.id
                       join issuer s on s.id = i.issuer_id`),
  ).toEqual([['stock', 'alp', 'EUR', 'ALP', true]]);
  const before = await dump();
  const second = await importFiles(store.url, [file]);
  expect(second.difference.tables.map(({ added, changed }) => added + changed)).toEqual([0]);
  expect(await dump()).toEqual(before);
  expect(await read('select record, added from import_scope where batch_id = $1', second.batchId)).toEqual(
    [],
  );
});

test.each([
  { why: 'of which all days are known', prices: ['10', '10.5', '10.75'] },
  { why: 'of which one day changes', prices: ['10', '10.6', '10.75'] },
])(
  'DI-07 a day that is changed by hand after the check of a file $why is not written over unseen',
  async ({ prices }) => {
    await importWeek();
    const before = await dump();
    const checked = await checkFiles(store.client, [fileOf('alp.csv', week(...prices))], TEST_IMPORT);
    const change = (last: string) =>
      store.client.query(`update daily_trading set last_price = ${last} where day = '2024-04-01'`);
    await change('9.9');
    const batch = { kind: 'command', actor: 'test', actorId: null, note: '' } as const;
    await expect(writeChecked(store.client, checked, { ...TEST_IMPORT, batch })).rejects.toBeInstanceOf(
      ChangedSincePreview,
    );
    await change('10');
    expect(await dump()).toEqual(before);
  },
);

test('DI-08 one changed close changes one row, is stored as history, and undo brings the store back row for row', async () => {
  await importWeek();
  const before = await dump();
  const times = await read('select clock_timestamp()');
  const changed = await importFiles(store.url, [fileOf('alp.csv', week('10', '10.6', '10.75'))]);
  expect(counts(changed, 'daily_trading')).toEqual([0, 1, 2]);
  const known = 'select last_price::text from daily_trading_known((select id from listing), $1, $1, $2)';
  expect(await read(known, '2024-04-02', times[0])).toEqual(['10.5']);
  const between = (await read('select clock_timestamp()'))[0];
  const undone = await undoBatch(store.client, changed.batchId, {
    actor: 'test',
    actorId: null,
    keepsLater: false,
  });
  expect(undone).toMatchObject({ removed: 0, restored: 1, retained: 0 });
  expect(await dump()).toEqual(before);
  expect(await read(known, '2024-04-02', between)).toEqual(['10.6']);
  expect(await read(known, '2024-04-02', new Date('2100-01-01'))).toEqual(['10.5']);
});

test('DI-08 undo of a batch that created things removes them, too', async () => {
  const before = await dump();
  const beta = { mic: 'XTST', ticker: 'BET', name: 'Бета банк' };
  const records: ImportRecord[] = [
    { type: 'split', subject: beta, day: '2024-04-03', after: '10', before: '1' },
    { type: 'dividend', subject: beta, amount: '1.5', recordOn: '2024-04-04' },
    ...week('100', '101', '10.2', '10.1').map((one) => ({ ...one, subject: beta })),
  ];
  const added = await importFiles(store.url, [fileOf('bet.csv', records)]);
  expect(await read(`select string_id from instrument where ticker = 'BET'`)).toEqual(['beta-bank']);
  expect(await read(`select ex_dividend_on::text, amount::text, currency from dividend`)).toEqual([
    ['2024-04-03', '1.5', 'EUR'],
  ]);
  await undoBatch(store.client, added.batchId, { actor: 'test', actorId: null, keepsLater: false });
  expect(await dump()).toEqual(before);
});

test('DI-08 a batch whose rows a later one changed is not undone unless the later ones stay', async () => {
  const first = await importFiles(store.url, [
    fileOf('a.csv', [price('2024-04-04', '11'), price('2024-04-05', '12')]),
  ]);
  const second = await importFiles(store.url, [fileOf('b.csv', [price('2024-04-04', '11.5')])]);
  const options = { actor: 'test', actorId: null };
  await expect(
    undoBatch(store.client, first.batchId, { ...options, keepsLater: false }),
  ).rejects.toMatchObject({
    reason: 'later_batches',
    batches: [second.batchId],
  });
  await expect(undoBatch(store.client, 999_999, { ...options, keepsLater: false })).rejects.toBeInstanceOf(
    UndoRefusal,
  );
  await undoBatch(store.client, first.batchId, { ...options, keepsLater: true });
  expect(
    await read(`select day::text, last_price::text from daily_trading where day > '2024-04-03'`),
  ).toEqual([['2024-04-04', '11.5']]);
});

test('DI-06 the same key with other values is held, with the same values it enters once', async () => {
  const file = fileOf('twice.csv', [
    price('2024-05-02', '10'),
    price('2024-05-02', '10'),
    price('2024-05-03', '10'),
    price('2024-05-03', '11'),
  ]);
  const { run, ...rest } = await importFiles(store.url, [file]);
  expect(counts({ run, ...rest }, 'daily_trading')).toEqual([1, 0, 0]);
  expect(run.findings.byRule().map(({ rule, severity, count }) => [rule, severity, count])).toEqual([
    ['duplicate', 'note', 1],
    ['duplicate', 'hold', 2],
  ]);
});

test('DI-08 prices that were adjusted for a split are stored as traded', async () => {
  const gamma = { mic: 'XTST', ticker: 'GAM' };
  const records: ImportRecord[] = [
    { ...price('2024-04-02', '20.25', { volume: '500' }), subject: gamma },
    { type: 'split', subject: gamma, day: '2024-04-03', after: '5', before: '1' },
    { ...price('2024-04-03', '20.5', { volume: '600' }), subject: gamma },
  ];
  await importFiles(store.url, [fileOf('GAM.csv', records, { basis: 'split_adjusted' })]);
  expect(
    await read(`select last_price::text, volume::text from daily_trading t join listing l on l.id = listing_id
                      where l.ticker = 'GAM' order by day`),
  ).toEqual([
    ['101.25', '100'],
    ['20.5', '600'],
  ]);
});

test('DI-05 one ISIN with two tickers on one venue: neither enters', async () => {
  const isin = 'FI0009014377';
  const records = ['ONE', 'TWO'].map(
    (ticker): ImportRecord => ({
      type: 'instrument',
      subject: { isin, mic: 'XTST', ticker },
      kind: 'stock',
      name: 'Orava',
    }),
  );
  const { run } = await importFiles(store.url, [fileOf('list.csv', records)]);
  expect(run.findings.byRule()).toMatchObject([{ rule: 'code_conflict', severity: 'hold', count: 2 }]);
  expect(await read('select count(*)::int from instrument where isin = $1', isin)).toEqual([0]);
});

test('DI-05 a renamed ticker finds its share on days before', async () => {
  const subject = { mic: 'XTST', ticker: 'NEWT', providerCode: 'NEWT' };
  const records: ImportRecord[] = [
    { type: 'instrument', subject, kind: 'stock', name: 'Renamed' },
    { type: 'code', subject, scheme: 'mic_ticker', place: 'XTST', value: 'NEWT', validFrom: '2023-08-17' },
    { type: 'code', subject, scheme: 'mic_ticker', place: 'XTST', value: 'OLDT', validTo: '2023-08-17' },
  ];
  await importFiles(store.url, [fileOf('tickers.json', records)]);
  await importFiles(
    store.url,
    [fileOf('OLDT.csv', [{ ...price('2022-05-05', '7'), subject: { mic: 'XTST', ticker: 'OLDT' } }])],
    { creates: false },
  );
  expect(
    await read(`select ticker from listing join daily_trading on listing_id = id where day = '2022-05-05'`),
  ).toEqual(['NEWT']);
});

test('two dividends of one day are two rows, and again the same two', async () => {
  const paid = (amount: string): ImportRecord => ({
    type: 'dividend',
    subject: ALPHA,
    amount,
    exDividendOn: '2024-03-01',
  });
  const file = fileOf('dividends.csv', [paid('256'), paid('537')]);
  expect(counts(await importFiles(store.url, [file]), 'dividend')).toEqual([2, 0, 0]);
  expect(counts(await importFiles(store.url, [file]), 'dividend')).toEqual([0, 0, 2]);
  const corrected = fileOf('dividend.csv', [paid('257')]);
  expect(counts(await importFiles(store.url, [corrected]), 'dividend')).toEqual([1, 0, 0]);
});

test('an import announces exactly what it touched, and one that changes nothing is silent', async () => {
  await importWeek();
  const listener = await connectTo(store.url);
  const notices: string[] = [];
  listener.on('notification', ({ channel, payload }) => void notices.push(`${channel} ${payload}`));
  for (const channel of ['tags_changed', 'content_changed', 'search_changed'])
    await listener.query(`listen ${channel}`);
  const file = fileOf('alp.csv', [price('2024-06-03', '10')]);
  await importFiles(store.url, [file]);
  await listener.query('select 1');
  const [row] = await read(
    `select l.instrument_id, i.issuer_id from listing l join instrument i on i.id = instrument_id where l.ticker = 'ALP'`,
  );
  const [instrument, issuer] = row as [number, number];
  expect(notices.sort()).toEqual([
    'content_changed daily_trading',
    `tags_changed prices:instrument:${instrument},prices:issuer:${issuer},prices:venue:9001`,
  ]);
  notices.length = 0;
  await importFiles(store.url, [file]);
  await listener.query('select 1');
  await listener.end();
  expect(notices).toEqual([]);
});
