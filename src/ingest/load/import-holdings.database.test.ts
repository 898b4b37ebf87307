import { expect, test } from 'vitest';
import { toRejectedFile } from '../rejected/rejected-file.ts';
import { importTexts } from './import-files-for-tests.server.ts';
import { openTestStore } from './store-for-tests.server.ts';
import { undoBatch } from './undo.server.ts';

type Imported = Awaited<ReturnType<typeof importTexts>>;
const rulesOf = ({ run }: Imported) =>
  run.findings.byRule().map(({ severity, rule, count }) => `${severity} ${rule} ${count}`);

const store = openTestStore();
const { read } = store;

const listOf = (day: string, rows: readonly string[]) =>
  `Oak 500 ETF\nFund Holdings as of,"${day}"\n\nTicker,Name,Asset Class,Market Value,Weight (%),Shares,Exchange\n${rows.join('\n')}\n`;
const importList = (name: string, text: string) =>
  importTexts(
    store.url,
    { [name]: text },
    { creates: true, open: { choices: { subject: { mic: 'ARCX' } } } },
  );

/** A share that holdings lead to. */
const importElm = () =>
  importTexts(
    store.url,
    { 'ELM.csv': 'Date,Close\n2024-03-01,10\n' },
    { creates: true, open: { choices: { subject: { mic: 'XNAS' } } } },
  );

const STORED = `select as_of::text, coalesce(instrument.ticker_of, holding.name), weight::text
  from etf_holding holding left join (select instrument_id, ticker as ticker_of from listing) instrument using (instrument_id)
 where as_of = (select max(as_of) from etf_holding) order by position`;

test('DI-05 holdings lead to shares that are known, others stay names; an older list brings nothing back', async () => {
  await importElm();
  const before = await read('select count(*)::int from instrument');
  const imported = await importList(
    'OAKV_holdings.csv',
    listOf('Mar 13, 2024', [
      'ELM,ELM CORP,Equity,"1,000",60,10,NASDAQ',
      'BIRCH,BIRCH LTD,Equity,900,30,5,NASDAQ',
      'USD,US DOLLAR,Cash,100,10,100,-',
    ]),
  );
  expect(rulesOf(imported)).toEqual([]);
  expect(await read(STORED)).toEqual([
    ['2024-03-13', 'ELM', '60'],
    ['2024-03-13', 'BIRCH LTD', '30'],
    ['2024-03-13', 'US DOLLAR', '10'],
  ]);
  // The fund alone is new.
  expect(await read(`select count(*)::int - ${before[0]} from instrument`)).toEqual([1]);

  await importList(
    'OAKV_holdings.csv',
    listOf('Mar 14, 2024', ['ELM,ELM CORP,Equity,"1,000",100,10,NASDAQ']),
  );
  const older = await importList(
    'OAKV_holdings.csv',
    listOf('Mar 12, 2024', ['ASH,ASH CORP,Equity,"1,000",100,10,NASDAQ']),
  );
  expect(rulesOf(older)).toEqual(['note skipped 1']);
  expect(await read(STORED)).toEqual([['2024-03-14', 'ELM', '100']]);
});

const HELD = `select as_of::text, coalesce(instrument.ticker_of, holding.name), weight::text
  from etf_holding holding join instrument fund on fund.id = etf_id
  left join (select instrument_id, ticker as ticker_of from listing) instrument using (instrument_id)
 where fund.ticker = $1 order by position`;
const bare = (day: string, ...names: readonly string[]) =>
  listOf(
    day,
    names.map((name) => `${name},${name} CORP,Equity,"1,000",${100 / names.length},10,NASDAQ`),
  ).replace('Oak 500', 'Elm 600');

test('DI-05 DI-08 a newer list of the same fund replaces the older one; an undo brings back what had left', async () => {
  await importElm();
  await importList('ELMV_holdings.csv', bare('Mar 13, 2024', 'ASH', 'BIRCH', 'CEDAR', 'ELM'));
  const first = await read(HELD, 'ELMV');
  expect(first).toHaveLength(4);
  const shorter = await importList('ELMV_holdings.csv', bare('Mar 13, 2024', 'ELM', 'ASH'));
  expect(shorter.difference.tables).toMatchObject([{ table: 'etf_holding', added: 0, changed: 4, same: 0 }]);
  const second = [
    ['2024-03-13', 'ELM', '50'],
    ['2024-03-13', 'ASH CORP', '50'],
  ];
  expect(await read(HELD, 'ELMV')).toEqual(second);
  // Again changes nothing.
  const again = await importList('ELMV_holdings.csv', bare('Mar 13, 2024', 'ELM', 'ASH'));
  expect(again.difference.tables).toMatchObject([{ added: 0, changed: 0, same: 2 }]);
  // What stays where it was is of the first import, what left is, too.
  const third = await importList('ELMV_holdings.csv', bare('Mar 14, 2024', 'ELM'));
  expect(await read(HELD, 'ELMV')).toEqual([['2024-03-14', 'ELM', '100']]);
  const undo = { actor: 'test', actorId: null, keepsLater: false };
  await expect(undoBatch(store.client, shorter.batchId, undo)).rejects.toThrow('later_batches');
  await undoBatch(store.client, third.batchId, undo);
  expect(await read(HELD, 'ELMV')).toEqual(second);
  await undoBatch(store.client, shorter.batchId, undo);
  expect(await read(HELD, 'ELMV')).toEqual(first);
});

test('DI-05 of two lists of a fund in one import the newer one counts', async () => {
  const imported = await importTexts(
    store.url,
    {
      'FIRV_asof_20240313.csv': bare('Mar 13, 2024', 'ASH', 'BIRCH', 'CEDAR'),
      'FIRV_asof_20240314.csv': bare('Mar 14, 2024', 'ASH', 'BIRCH'),
    },
    { creates: true, open: { choices: { subject: { mic: 'ARCX' } } } },
  );
  expect(rulesOf(imported)).toEqual(['note skipped 3']);
  expect(await read(HELD, 'FIRV')).toEqual([
    ['2024-03-14', 'ASH CORP', '50'],
    ['2024-03-14', 'BIRCH CORP', '50'],
  ]);
});

test('DI-05 DI-06 a row that was corrected keeps its fund and day, and the rest of its list stays', async () => {
  const list = listOf('Mar 13, 2024', [
    'ASH,ASH CORP,Equity,"1,000",60,10,NASDAQ',
    'BIRCH,BIRCH CORP,Equity,900,1O,5,NASDAQ',
    ...['CEDAR', 'FIR', 'ELDER'].map((name) => `${name},${name} CORP,Equity,900,10,5,NASDAQ`),
  ]);
  const rejected = await importList('YEWV_holdings.csv', list);
  expect(rulesOf(rejected)).toContain('reject not_a_number 1');
  const [{ finding, raw } = { finding: null, raw: '' }] = rejected.run.findings.listed();
  const text = toRejectedFile(
    [
      {
        file: 'YEWV_holdings.csv',
        line: String(finding?.line),
        rule: 'not_a_number',
        field: 'weight',
        value: '1O',
        details: {},
        raw,
      },
    ],
    {
      above: [['Oak 500 ETF'], ['Fund Holdings as of', 'Mar 13, 2024']],
      header: ['Ticker', 'Name', 'Asset Class', 'Market Value', 'Weight (%)', 'Shares', 'Exchange'],
      delimiter: ',',
    },
  ).replace(',1O,', ',10,');
  const corrected = [
    ['2024-03-13', 'ASH CORP', '60'],
    ...['CEDAR', 'FIR', 'ELDER', 'BIRCH'].map((name) => ['2024-03-13', `${name} CORP`, '10']),
  ];
  for (const added of [1, 0]) {
    const { difference } = await importList('correct.csv', text);
    expect(difference.tables).toMatchObject([{ table: 'etf_holding', added, changed: 0 }]);
    expect(await read(HELD, 'YEWV')).toEqual(corrected);
  }
});
