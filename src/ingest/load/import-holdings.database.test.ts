import { expect, test } from 'vitest';
import { importTexts } from './import-files-for-tests.server.ts';
import { openTestStore } from './store-for-tests.server.ts';

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

const STORED = `select as_of::text, coalesce(instrument.ticker_of, holding.name), weight::text
  from etf_holding holding left join (select instrument_id, ticker as ticker_of from listing) instrument using (instrument_id)
 where as_of = (select max(as_of) from etf_holding) order by position`;

test('DI-05 holdings lead to shares that are known, others stay names; an older list brings nothing back', async () => {
  await importTexts(
    store.url,
    { 'ELM.csv': 'Date,Close\n2024-03-01,10\n' },
    { creates: true, open: { choices: { subject: { mic: 'XNAS' } } } },
  );
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
