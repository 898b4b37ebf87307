import { expect, test } from 'vitest';
import type { ImportRecord } from '#domain/import/records.ts';
import { importTexts } from './import-files-for-tests.server.ts';
import { fileOf, importFiles } from './import-for-tests.server.ts';
import { openTestStore } from './store-for-tests.server.ts';
import { undoBatch } from './undo.server.ts';

const store = openTestStore();

type Imported = Awaited<ReturnType<typeof importFiles>>;
const rulesOf = ({ run }: Imported) =>
  run.findings.byRule().map(({ rule, severity, count }) => `${severity} ${rule} ${count}`);
const addedOf = ({ difference }: Imported, table: string) =>
  difference.tables.find((one) => one.table === table)?.added ?? 0;
const { read } = store;

const LENIENT = { open: { checks: { accepted: [], mostRejected: 1 } } };
const EQUITIES = 'symbol,name,summary,currency,exchange,mic,isin,figi,shareclass_figi';

test('DI-05 a list holds shares that have one ISIN or one FIGI under two tickers; the others enter', async () => {
  const imported = await importTexts(store.url, {
    'HEL.csv': `${EQUITIES}
ORAVA.HE,Orava B,"Two
lines",EUR,HEL,XHEL,FI0009014377,,
ORABV.HE,Orava B,,EUR,HEL,XHEL,FI0009014377,,
METSA.HE,Metsa,,EUR,HEL,XHEL,,BBG000BLNNH6,BBG001S5S399
METSO.HE,Metsa and Outo,,EUR,HEL,XHEL,,BBG000BLNNH6,BBG001S5S399
LAHTI.HE,,,EUR,HEL,XHEL,,,
KOTKA.HE,Kotka,,,HEL,XHEL,,,
`,
  });
  expect(imported.run.reports).toMatchObject([{ records: 6, accepted: 2, held: 4 }]);
  expect(rulesOf(imported).sort()).toEqual([
    'hold code_conflict 4',
    'note missing_required 1',
    'warn missing_required 1',
  ]);
  expect(await read('select ticker, currency from listing order by 1')).toEqual([
    ['KOTKA', 'EUR'],
    ['LAHTI', 'EUR'],
  ]);
});

test('DI-03 minor units of a list become the currency, and funds are funds', async () => {
  const imported = await importTexts(store.url, {
    'TLV.csv': `${EQUITIES}\nDEAD.TA,Dead Sea Works,,ILA,TLV,XTAE,,,\n`,
    'AMS.csv': `symbol,name,currency,summary,category_group,category,family,exchange,mic,isin
TULP.AS,Tulip 25 UCITS ETF,EUR,"Tracks
shares",Equities,,Tulip,AMS,XAMS,IE00B4L5Y983
`,
  });
  expect(imported.run.reports.map(({ records, accepted }) => [records, accepted])).toEqual([
    [1, 1],
    [1, 1],
  ]);
  expect(
    await read(
      `select l.ticker, i.kind, l.currency from listing l join instrument i on i.id = instrument_id where l.ticker in ('DEAD', 'TULP') order by 1`,
    ),
  ).toEqual([
    ['DEAD', 'stock', 'ILS'],
    ['TULP', 'etf', 'EUR'],
  ]);
});

const pounds = (dividend: string) => `Date,Open,High,Low,Close,Adj Close,Volume,Dividends,Stock Splits
2024-03-04 00:00:00+00:00,24.10,24.40,24.00,24.15,24,1000,0,0
2024-03-05 00:00:00+00:00,24.10,24.40,24.00,24.20,24,1000,${dividend},0
2024-03-06 00:00:00+00:00,,,,,,,0,0
2024-03-07 00:00:00+00:00,24.10,24.40,24.00,32.84,24,1000,0,0
`;

test('DI-06 a dividend above the price is held, a close above the high is rejected in the words of the file', async () => {
  const bad = await importTexts(store.url, { 'BRINE-L-1d-bad.csv': pounds('35.5') }, LENIENT);
  expect(rulesOf(bad).sort()).toEqual(['hold times_100 1', 'note no_values 1', 'reject ohlc 1']);
  expect([addedOf(bad, 'daily_trading'), addedOf(bad, 'dividend')]).toEqual([2, 0]);
  const [ohlc] = bad.run.findings.byRule().filter(({ rule }) => rule === 'ohlc');
  expect(ohlc?.examples[0]?.finding).toMatchObject({ line: 5, value: '32.84', details: { high: '24.40' } });
  const good = await importTexts(store.url, { 'BRINE-L-1d-fixed.csv': pounds('0.355') }, LENIENT);
  expect(rulesOf(good)).not.toContain('hold times_100 1');
  expect(
    await read(
      `select last_price::text, currency from daily_trading join listing on id = listing_id where ticker = 'BRINE' order by day`,
    ),
  ).toEqual([
    ['0.2415', 'GBP'],
    ['0.242', 'GBP'],
  ]);
});

const DAYS = ['2023-03-24', '2023-03-27', '2023-03-28', '2023-03-29', '2023-03-30', '2023-03-31'];
const steps = (...closes: string[]) =>
  `Date,Open,High,Low,Close,Adj Close,Volume,Dividends,Stock Splits\n${DAYS.map(
    (day, at) =>
      `${day},${closes[at]},${closes[at]},${closes[at]},${closes[at]},1,10,0,${day === '2023-03-30' ? '5' : '0'}\n`,
  )
    .reverse()
    .join('')}`;

test('DI-06 days in descending order are read; prices that are adjusted for a split in part are held', async () => {
  const mixed = await importTexts(store.url, {
    '4063-T-1d-bad.csv': steps('20000', '20100', '20200', '4060', '4080', '4100'),
  });
  expect(mixed.run.reports).toMatchObject([{ records: 6, accepted: 0, isHeld: true }]);
  expect(rulesOf(mixed)).toContain('hold basis 1');
  const adjusted = await importTexts(store.url, {
    '4063-T-1d-fixed.csv': steps('4000', '4020', '4040', '4060', '4080', '4100'),
  });
  expect(rulesOf(adjusted)).toEqual(['note unsorted 1']);
  expect([addedOf(adjusted, 'daily_trading'), addedOf(adjusted, 'split')]).toEqual([6, 1]);
});

test('DI-06 the day that is being traded is left out of a file of Yahoo, and enters when it is over', async () => {
  const text = 'Date,Open,High,Low,Close,Adj Close,Volume\n2026-06-29,9,9,9,9,9,5\n2026-06-30,9,9,9,9,9,5\n';
  const files = { 'RUNNER.DE.csv': text };
  const during = await importTexts(store.url, files, { now: new Date('2026-06-30T12:00:00Z') });
  expect([addedOf(during, 'daily_trading'), rulesOf(during)]).toEqual([1, ['note skipped 1']]);
  const after = await importTexts(store.url, files, { now: new Date('2026-06-30T20:00:00Z') });
  expect(addedOf(after, 'daily_trading')).toBe(1);
});

const VOLTS = 'date,close,volume,open,high,low\n11:34,270,4,264,273,262\n';
const VOLT_DAYS = Array.from({ length: 9 }, (_, at) => `2018/10/1${at},259,6,259,263,254\n`).join('');

test('DI-03 the code before the names of columns is the ticker; a clock time is no day', async () => {
  const imported = await importTexts(
    store.url,
    {
      'charts.csv': 'Date,PEAR.Open,PEAR.High,PEAR.Low,PEAR.Close\n2015-02-17,1,2,1,2\n',
      'volts.csv': `${VOLTS}${VOLT_DAYS}`,
    },
    { open: { choices: { subject: { mic: 'XNAS' } } } },
  );
  expect(addedOf(imported, 'daily_trading')).toBe(1);
  expect(rulesOf(imported)).toEqual(['reject not_a_day 1', 'hold unknown_instrument 9']);
  expect(await read(`select count(*)::int from instrument where ticker is null`)).toEqual([0]);
  const named = await importTexts(
    store.url,
    { 'volts.csv': `${VOLTS}${VOLT_DAYS}` },
    { open: { choices: { subject: { mic: 'XNAS', ticker: 'VOLT' } } } },
  );
  expect(addedOf(named, 'daily_trading')).toBe(9);
});

test('DI-03 lists of NASDAQ and of China: tests and trailers are left out, zeros before a code stay', async () => {
  const imported = await importTexts(store.url, {
    'nasdaq.csv': `Symbol,Company Name,Security Name,Market Category,Test Issue,Financial Status,Round Lot Size,ETF,NextShares
NETL,Nettle Fund,Nettle Fund ETF,G,N,N,100,Y,N
OAKS,Oaks Inc.,Oaks Inc. - Class A,G,N,D,100,N,N
ZTEST,Test,Test Issue,G,Y,N,100,N,N
File Creation Time: 0731202621:31,,,,,,,,
`,
    'stock_basic.csv': `code,name,industry,area,pe,outstanding,totals,timeToMarket
000720,松树,火力发电,山东,4.88,8.63,12.9,19970509
600336,橡树,家用电器,山东,25.95,7.32,7.99,0
`,
  });
  expect(rulesOf(imported)).toEqual(expect.arrayContaining(['note skipped 1', 'note trailer 1']));
  expect(
    await read(
      `select l.ticker, i.kind, i.listed_on::text from listing l join instrument i on i.id = instrument_id
        where l.ticker in ('NETL', 'OAKS', 'ZTEST', '000720', '600336') order by 1`,
    ),
  ).toEqual([
    ['000720', 'stock', '1997-05-09'],
    ['600336', 'stock', null],
    ['NETL', 'etf', null],
    ['OAKS', 'stock', null],
  ]);
});

test('DI-06 corrected records are taken under any name and settle their rejections, until they are undone', async () => {
  const header = 'Date,Open,High,Low,Close';
  const usual = Array.from({ length: 9 }, (_, at) => `2024-03-1${at},10,11,9,10\n`).join('');
  const original = await importTexts(
    store.url,
    { 'ELM.csv': `${header}\n${usual}2024-04-03,10,11,9,12\n2024-04-04,10,11,9,x\n` },
    { open: { choices: { subject: { mic: 'XPAR' } }, checks: { accepted: [], mostRejected: 1 } } },
  );
  expect(original.run.reports).toMatchObject([{ accepted: 9, rejected: 2 }]);
  const settled = () =>
    read('select line::int, settled from import_rejection where batch_id = $1 order by 1', original.batchId);
  const corrected = await importTexts(
    store.url,
    {
      'fix.csv': `#line,#rule,#message,${header}\n11,ohlc,"ELM.csv: 12 is above the high, ""11""",2024-04-03,10,12,9,12\n12,not_a_number,ELM.csv: “x”,2024-04-04,10,11,9,y\n`,
    },
    {
      creates: false,
      open: { choices: { subject: { mic: 'XPAR' } }, checks: { accepted: [], mostRejected: 1 } },
    },
  );
  expect(corrected.run.reports).toMatchObject([{ name: 'fix.csv', accepted: 1, rejected: 1 }]);
  expect(corrected.run.findings.listed()[0]?.raw).toBe('2024-04-04,10,11,9,y');
  expect(await settled()).toEqual([
    [11, 'corrected'],
    [12, null],
  ]);
  await undoBatch(store.client, corrected.batchId, { actor: 'test', actorId: null, keepsLater: false });
  expect(await settled()).toEqual([
    [11, null],
    [12, null],
  ]);
});

test('DI-06 redemptions become percent of what all of them repay; those that repay less are held', async () => {
  const flows = (...values: string[]) =>
    `ISIN;DATETIME;CASHFLOW;VALUE\n${values.map((value, at) => `RU000A0JVBS1;26.05.202${at};REDEMPTION;${value}\n`).join('')}`;
  const bond = (isin: string) => ({ isin, kind: 'bond' as const });
  const terms: ImportRecord = { type: 'bond-terms', subject: bond('RU000A0JVBS1'), currency: 'RUB' };
  await importFiles(store.url, [fileOf('terms.csv', [{ ...terms, nominal: '1000' }])]);
  const whole = await importTexts(store.url, { 'flows.csv': flows('333,33', '333,33', '333,34') });
  expect(rulesOf(whole)).toEqual([]);
  const percents = await read('select percent::text from bond_redemption order by day');
  expect(percents).toEqual(['33.333', '33.333', '33.334']);
  const subject = bond('DE0001102309');
  const part = await importFiles(store.url, [
    fileOf('part.csv', [
      { type: 'bond-terms', subject, currency: 'EUR', nominal: '1000' },
      { type: 'redemption', subject, day: '2030-01-01', percent: '30' },
      { type: 'redemption', subject, day: '2031-01-01', amount: '600' },
    ]),
  ]);
  expect(rulesOf(part)).toEqual(['hold redemptions_sum 2']);
  expect(part.run.reports).toMatchObject([{ accepted: 1, held: 2 }]);
  expect(await read('select count(*)::int from bond_redemption')).toEqual([3]);
});

test('DI-06 weights that are not the whole are reported and enter', async () => {
  const holding = (name: string, percent: string): ImportRecord => ({
    type: 'holding',
    fund: { mic: 'XAMS', ticker: 'TULP' },
    subject: { name },
    percent,
    asOf: '2024-03-01',
  });
  const imported = await importFiles(store.url, [
    fileOf('holdings.csv', [holding('Oak', '50'), holding('Elm', '40')]),
  ]);
  expect(rulesOf(imported)).toEqual(['warn weights_sum 1']);
  expect(addedOf(imported, 'etf_holding')).toBe(2);
});

test('DI-05 dividends that name nobody create nothing', async () => {
  const imported = await importTexts(
    store.url,
    { 'all-dividends.csv': 'Date,Dividends\n2024-02-09,0.24\n' },
    { open: { choices: { subject: { mic: 'XNAS' } } } },
  );
  expect(rulesOf(imported)).toEqual(['hold unknown_instrument 1']);
  expect(addedOf(imported, 'instrument')).toBe(0);
});

test('DI-05 tickers of the SEC are those of US exchanges: others keep their issuers, and unknown filers become issuers', async () => {
  await importTexts(
    store.url,
    { 'T.csv': 'Date,Close\n2024-02-09,10\n' },
    { open: { choices: { subject: { mic: 'XETR', ticker: 'SECT' } } } },
  );
  const list = { 0: { cik_str: 7, ticker: 'SECT', title: 'Sector Corp' } };
  const imported = await importTexts(store.url, { 'company_tickers.json': JSON.stringify(list) });
  expect(rulesOf(imported)).toEqual([]);
  expect(
    await read(
      `select i.name from instrument_code c join issuer i on i.id = c.issuer_id where c.scheme = 'cik' and c.value = '0000000007'`,
    ),
  ).toEqual(['Sector Corp']);
});

test('DI-05 prices of a ticker that two exchanges list wait for --venue, and go where it says', async () => {
  const prices = 'Date,Close\n2024-02-09,10\n';
  const on = (mic: string) => ({ open: { choices: { subject: { mic, ticker: 'TWOV' } } } });
  await importTexts(store.url, { 'a.csv': prices }, on('XETR'));
  await importTexts(store.url, { 'b.csv': prices }, on('XLON'));
  const later = { 'TWOV.csv': 'Date,Close\n2024-02-12,11\n' };
  const asked = await importTexts(store.url, later);
  expect(asked.run.findings.byRule()).toMatchObject([
    {
      rule: 'unknown_instrument',
      severity: 'hold',
      examples: [{ finding: { details: { missing: 'venue', venues: 'XETR, XLON' } } }],
    },
  ]);
  const answered = await importTexts(store.url, later, on('XLON'));
  expect(addedOf(answered, 'daily_trading')).toBe(1);
});

test('DI-03 countries are known by codes of two and three letters and by their names in every language of the site', async () => {
  const written = ['DEU', 'fr', 'Россия', 'Stany Zjednoczone', 'South Korea', 'Atlantis'];
  const rows = written.map((country, at) => `LAND${at}.HE,Land ${at} Oyj,EUR,HEL,XHEL,${country}`);
  const imported = await importTexts(store.url, {
    'HEL.csv': `symbol,name,currency,exchange,mic,country\n${rows.join('\n')}\n`,
  });
  expect(rulesOf(imported)).toContain('hold unknown_country 1');
  expect(await read(`select name, country from issuer where name like 'Land _ Oyj' order by 1`)).toEqual([
    ['Land 0 Oyj', 'DE'],
    ['Land 1 Oyj', 'FR'],
    ['Land 2 Oyj', 'RU'],
    ['Land 3 Oyj', 'US'],
    ['Land 4 Oyj', 'KR'],
    ['Land 5 Oyj', 'ZZ'],
  ]);
});

test('DI-06 a close outside of the low and high that another file has brought is rejected, the other days enter', async () => {
  const venue = { creates: true, open: { choices: { subject: { mic: 'XTST' } } } };
  const days = [4, 5, 6, 7, 8, 11].map((day) => `2024-03-${String(day).padStart(2, '0')}`);
  const whole = days.map((day) => `${day},10,12,9,11\n`).join('');
  await importTexts(store.url, { 'RANGE.csv': `Date,Open,High,Low,Close\n${whole}` }, venue);
  const closes = days.map((day, at) => `${day},${at === 2 ? 13 : 10.5}\n`).join('');
  const file = { 'RANGE.csv': `Date,Close\n${closes}` };
  const imported = await importTexts(store.url, file, venue);
  expect(imported.run.reports).toMatchObject([{ records: 6, accepted: 5, rejected: 1 }]);
  expect(imported.run.findings.listed()).toMatchObject([
    {
      finding: {
        rule: 'ohlc',
        severity: 'reject',
        line: 4,
        field: 'last',
        value: '13',
        details: { high: '12' },
      },
    },
  ]);
  const closesOf = `select last_price::text from daily_trading join listing on listing.id = listing_id where ticker = 'RANGE' order by day`;
  expect(await store.read(closesOf)).toEqual(['10.5', '10.5', '11', '10.5', '10.5', '10.5']);
  const checks = { accepted: ['ohlc-widen'] };
  const widened = await importTexts(store.url, file, { ...venue, open: { ...venue.open, checks } });
  expect(widened.run.reports).toMatchObject([{ accepted: 6 }]);
  expect(await store.read(closesOf)).toEqual(['10.5', '10.5', '13', '10.5', '10.5', '10.5']);
  // Of another share nearly every close is outside.
  const other = days.map((day) => `${day},25\n`).join('');
  const held = await importTexts(store.url, { 'RANGE.csv': `Date,Close\n${other}` }, venue);
  expect(held.run.reports).toMatchObject([{ isHeld: true, accepted: 0 }]);
});
