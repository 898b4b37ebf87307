import { expect, test } from 'vitest';
import { readTable, sourceOf } from '../../decode/decode-for-tests.server.ts';
import { openText, readAll } from '../read-fixture-for-tests.ts';
import { curve } from './curve.ts';

async function read(name: string, text: string | Uint8Array) {
  const { content, rows } = await readTable(sourceOf(text, name));
  if (content.kind !== 'table') return expect.fail('no table');
  const { above = [], header } = content;
  expect(curve.recognise({ name, bytes: text.length, content }).score).toBeGreaterThanOrEqual(0.8);
  return readAll(curve, {
    peek: { name, bytes: text.length, content },
    decoded: {
      kind: 'table',
      above,
      header,
      async *rows() {
        yield rows;
      },
    },
  });
}

test('DI-03 rates of bills of the Treasury are series of discounts and equivalents; its months come first', async () => {
  const { records, findings } = await read(
    'bills.csv',
    'Date,"4 WEEKS BANK DISCOUNT","4 WEEKS COUPON EQUIVALENT","6 WEEKS BANK DISCOUNT","6 WEEKS COUPON EQUIVALENT"\n03/04/2024,5.27,5.38,,\n',
  );
  expect(findings).toEqual([]);
  expect(records).toEqual([
    { type: 'rate', code: 'us-treasury-bill-4w-discount', day: '2024-03-04', percent: '5.27' },
    { type: 'rate', code: 'us-treasury-bill-4w-equivalent', day: '2024-03-04', percent: '5.38' },
  ]);
});

test('DI-03 real yields of the Treasury are series: no spread is measured over them', async () => {
  const { records } = await read(
    'real.csv',
    'Date,"5 YR","7 YR","10 YR","20 YR","30 YR"\n03/04/2024,1.84,1.85,1.88,2.01,2.09\n',
  );
  expect(records).toHaveLength(5);
  expect(records[2]).toEqual({
    type: 'rate',
    code: 'us-treasury-real-10y',
    day: '2024-03-04',
    percent: '1.88',
  });
});

test('DI-03 par yields of the Treasury need no day above the 12th', async () => {
  const { records } = await read(
    'par.csv',
    'Date,"1 Mo","1 Yr","30 Yr"\n01/03/2024,5.5,4.8,4.1\n01/02/2024,5.5,4.8,4.1\n',
  );
  expect(records[0]).toMatchObject({ code: 'us-treasury-par', day: '2024-01-03' });
});

test.each([
  { name: 'TC_5YEAR', code: 'us-treasury-real-5y', day: 'NEW_DATE' },
  { name: 'ROUND_B1_CLOSE_13WK_2', code: 'us-treasury-bill-13w-discount', day: 'INDEX_DATE' },
  { name: 'ROUND_B1_YIELD_13WK_2', code: 'us-treasury-bill-13w-equivalent', day: 'INDEX_DATE' },
])('DI-03 $name of the Treasury’s feeds is $code', async ({ name, code, day }) => {
  const fixture = openText(
    'feed.xml',
    `<feed xmlns:d="x" xmlns:m="y"><entry><content><m:properties><d:${day}>2024-03-04T00:00:00</d:${day}><d:${name}>1.84</d:${name}></m:properties></content></entry></feed>`,
  );
  expect(curve.recognise(fixture.peek).score).toBe(1);
  const { records } = await readAll(curve, fixture);
  expect(records).toEqual([{ type: 'rate', code, day: '2024-03-04', percent: '1.84' }]);
});

const TENORS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15, 20, 25, 30, 40];
const yields = TENORS.map((year) => (year === 40 ? '-' : `0.${year}`)).join();

test.each([
  {
    of: 'English',
    text: `Interest Rate,,,,,,,,,,,,,,,(Unit : %)\nDate,${TENORS.map((year) => `${year}Y`).join()}\n2024/3/4,${yields}\n`,
  },
  {
    of: 'Japanese, with years of eras',
    text: `国債金利情報,,,,,,,,,,,,,,,(単位 : %)\n基準日,${TENORS.map((year) => `${year}年`).join()}\nR6.3.4,${yields}\n`,
  },
])('DI-03 yields of the Ministry of Finance of Japan in $of', async ({ text }) => {
  const { records } = await read('jgbcme.csv', text);
  expect(records).toHaveLength(14);
  expect(records[9]).toEqual({
    type: 'curve',
    code: 'jp-mof-jgb',
    currency: 'JPY',
    kind: 'par',
    day: '2024-03-04',
    months: '120',
    percent: '0.10',
  });
});

const below = 'Maturity,,,,\nyears:,0.5,1,1.5,2\n,,,,\n2024-01-02,5.1,4.9,4.6,4.4\n';

test('DI-03 the title of the Bank of England says which curve it is', async () => {
  const spot = await read('glc.csv', `UK nominal spot curve,,,,\n${below}`);
  expect(spot.records[0]).toEqual({
    type: 'curve',
    code: 'boe-nominal-spot',
    currency: 'GBP',
    kind: 'zero',
    day: '2024-01-02',
    months: '6',
    percent: '5.1',
  });
  const forward = await read('glc.csv', `UK instantaneous nominal forward curve,,,,\n${below}`);
  expect(forward.records[0]).toMatchObject({ code: 'boe-nominal-forward', kind: 'forward' });
});

test('DI-03 real rates and inflation of the Bank of England are no nominal curve', async () => {
  for (const title of ['UK real spot curve', 'UK implied inflation spot curve']) {
    const { records, findings } = await read('glc.csv', `${title},,,,\n${below}`);
    expect(records).toEqual([]);
    expect(findings).toMatchObject([{ rule: 'skipped', severity: 'reject', details: { why: 'real_rates' } }]);
  }
});

test('DI-03 cubes of the Swiss National Bank are series under the cube and its dimensions', async () => {
  const { records, findings } = await read(
    'snb.csv',
    '\ufeff"CubeId";"devkum"\n"PublishingDate";"2024-03-01 09:00"\n\n"Date";"D0";"D1";"Value"\n"2024-02";"M0";"EUR1";"0.94620"\n"2024-02";"M0";"USD1";""\n',
  );
  expect(records).toEqual([
    { type: 'rate', code: 'SNB.devkum.M0.EUR1', day: '2024-02-01', percent: '0.94620' },
  ]);
  expect(findings).toMatchObject([{ rule: 'no_values' }]);
});

test('DI-03 the database of the Bank of England names its series', async () => {
  const { records } = await read('boe.csv', 'Date,IUDBEDR,IUDSOIA\n"04 Mar 2024",5.25,5.19\n');
  expect(records).toMatchObject([{ code: 'IUDBEDR', day: '2024-03-04' }, { code: 'SONIA' }]);
});

test('DI-03 exchange rates of the Bank of Russia are roubles for one unit, of a day and of one currency', async () => {
  const day = openText(
    'XML_daily.xml',
    '<?xml version="1.0"?><ValCurs Date="14.03.2024" name="Foreign Currency Market"><Valute ID="R01820"><CharCode>JPY</CharCode><Nominal>100</Nominal><Value>61,9876</Value></Valute></ValCurs>',
  );
  expect(curve.recognise(day.peek).score).toBe(1);
  expect((await readAll(curve, day)).records).toEqual([
    { type: 'rate', code: 'CBR.JPY.RUB', day: '2024-03-14', percent: '0.619876' },
  ]);
  const history = openText(
    'XML_dynamic.xml',
    '<?xml version="1.0"?><ValCurs ID="R01235" name="Foreign Currency Market Dynamic"><Record Date="01.03.2024" Id="R01235"><Nominal>1</Nominal><Value>90,8423</Value></Record><Record Date="04.03.2024" Id="R01235"><Nominal>1</Nominal><Value>91</Value></Record></ValCurs>',
  );
  expect((await readAll(curve, history)).records).toEqual([
    { type: 'rate', code: 'CBR.USD.RUB', day: '2024-03-01', percent: '90.8423' },
    { type: 'rate', code: 'CBR.USD.RUB', day: '2024-03-04', percent: '91' },
  ]);
});

test('DI-03 a currency of the Bank of Russia that its number does not tell is held', async () => {
  const fixture = openText(
    'x.xml',
    '<?xml version="1.0"?><ValCurs ID="R09999"><Record Date="01.03.2024"><Nominal>1</Nominal><Value>9,1</Value></Record></ValCurs>',
  );
  const { records, findings } = await readAll(curve, fixture);
  expect(records).toEqual([]);
  expect(findings).toMatchObject([{ rule: 'unknown_currency', severity: 'hold', value: 'R09999' }]);
});

test.each([
  {
    of: 'FRED as text in columns of spaces',
    text: `Title:               10-Year Treasury Rate\nSeries ID:           DGS10\nUnits:               Percent\n\nDATE       VALUE\n2024-01-01     .\n2024-01-02  3.95\n2024-01-03  3.91\n2024-01-04  3.91\n2024-01-05  3.91\n`,
    code: 'DGS10',
  },
  {
    of: 'FRED below the head of its workbook',
    text: '"FRED Graph Observations",\n"Link: https://fred.example",\n"DGS10","Market Yield, Percent, Daily"\n"Frequency: Daily",\nobservation_date,DGS10\n2024-01-01,\n2024-01-02,3.95\n',
    code: 'DGS10',
  },
  {
    of: 'the Reserve Bank of Australia',
    text: 'F1 INTEREST RATES AND YIELDS,\nTitle,Cash Rate Target\nUnits,Per cent\nSeries ID,FIRMMCRTD\n02-Jan-2024,3.95\n03-Jan-2024,3.91\n',
    code: 'FIRMMCRTD',
  },
  {
    of: 'the Bank of Canada',
    text: '"TERMS AND CONDITIONS"\n"https://bank.example"\n\n"OBSERVATIONS"\n"date","BD.CDN.2YR.DQ.YLD"\n"2024-01-02","3.95"\n"2024-01-03","3.91"\n',
    code: 'BD.CDN.2YR.DQ.YLD',
  },
  { of: 'the Bank of Russia', text: 'DT;ruo;vol\n02.01.2024;3,95;231,7\n', code: 'RUONIA' },
  {
    of: 'the Bank of Russia with quotes',
    text: '"Дата";"Ключевая ставка, %"\n"02.01.2024";"3,95"\n',
    code: 'CBR.KEY',
  },
])('DI-03 rates of $of are read with what stands above them', async ({ text, code }) => {
  const { records } = await read('rates.csv', text);
  expect(records[0]).toEqual({ type: 'rate', code, day: '2024-01-02', percent: '3.95' });
});

const KEY = 'YC.B.U2.EUR.4F.G_N_A.SV_C_YM.SR_10Y';

test.each([
  {
    of: 'one series',
    text: 'Dataset name: ,Financial market data\n"Retrieved from: https://sdw.ecb.europa.eu/x",\nTitle,"Euribor, monthly"\nSeries key,FM.M.U2.EUR.RT.MM.EURIBOR3MD_.HSTA\nUnit,[Percent per annum]\n2024Feb,3.92\n2024Jan,3.93\n',
    record: { type: 'rate', code: 'FM.M.U2.EUR.RT.MM.EURIBOR3MD_.HSTA', day: '2024-02-01', percent: '3.92' },
  },
  {
    of: 'exchange rates',
    text: 'Data Source in SDW: https://sdw.ecb.europa.eu/x\n,EXR.D.USD.EUR.SP00.A\n,"ECB reference exchange rate, US dollar/Euro"\nCollection:,Average of observations through period (A)\nPeriod\\Unit:,[US dollar ]\n2024-03-01,1.0834\n2024-02-29,-\n',
    record: { type: 'rate', code: 'EXR.D.USD.EUR.SP00.A', day: '2024-03-01', percent: '1.0834' },
  },
  {
    of: 'points of a curve',
    text: `Data Source in SDW: null\n,${KEY},${KEY.replace('10Y', '2Y')}\n,"Spot rate, 10 years","Spot rate, 2 years"\nCollection:,End of period (E),End of period (E)\nPeriod\\Unit:,[Percent],[Percent]\n2024-03-01,2.41,2.9\n`,
    record: { type: 'curve', kind: 'zero', months: '120', percent: '2.41' },
  },
])('DI-03 the data warehouse of the ECB has the key above the values: $of', async ({ text, record }) => {
  const { records, findings } = await read('data.csv', text);
  expect(records[0]).toMatchObject(record);
  expect(findings.every(({ severity }) => severity === 'note')).toBe(true);
});

test.each([
  {
    text: 'Date,EURIBOR 3M,€STR,Deposit facility\n2024-03-01,3.93,3.91,4\n',
    codes: ['EURIBOR 3M', 'ESTR', 'DFR'],
  },
  { text: 'Дата;RUONIA;Ключевая ставка\n01.03.2024;15,84;16,00\n', codes: ['RUONIA', 'CBR.KEY'] },
  { text: 'Date,3-month Euribor\n2024-03-01,3.93\n', codes: ['EURIBOR 3M'] },
])('DI-03 rates beside one another are stored under their names: $codes', async ({ text, codes }) => {
  const { records, findings } = await read('rates.csv', text);
  expect(records.map((record) => 'code' in record && record.code)).toEqual(codes);
  expect(findings).toEqual([]);
});

test.each([
  'From,To,Key rate\n2023-12-18,2024-07-28,16.00\n2024-07-29,,18.00\n',
  'Дата начала;Дата окончания;Ставка, %\n18.12.2023;28.07.2024;16,00\n29.07.2024;;18,00\n',
  'Период действия;Ставка, %\nс 18.12.2023 по 28.07.2024;16,00\nс 29.07.2024;18,00\n',
])('DI-03 a rate of a period is that of its first day: %s', async (text) => {
  expect((await read('rates.csv', text)).findings).toMatchObject([
    { rule: 'missing_required', severity: 'hold', field: 'code' },
  ]);
  const { content } = await readTable(sourceOf(text, 'rates.csv'));
  if (content.kind !== 'table') return expect.fail('no table');
  const { records } = await readAll(curve, openText('rates.csv', text), {
    constants: { code: 'KEY' },
    decimal: content.decimal,
  });
  expect(records).toMatchObject([
    { type: 'rate', code: 'KEY', day: '2023-12-18', percent: '16.00' },
    { day: '2024-07-29', percent: '18.00' },
  ]);
});

test('DI-03 older files of bills name only the discount before its equivalent', async () => {
  const { records } = await read(
    'bills.csv',
    'Date,"4 WEEKS BANK DISCOUNT","COUPON EQUIVALENT","8 WEEKS BANK DISCOUNT","COUPON EQUIVALENT"\n03/01/2024,5.27,5.38,5.25,5.36\n',
  );
  expect(records.map((record) => record.type === 'rate' && [record.code, record.percent])).toEqual([
    ['us-treasury-bill-4w-discount', '5.27'],
    ['us-treasury-bill-4w-equivalent', '5.38'],
    ['us-treasury-bill-8w-discount', '5.25'],
    ['us-treasury-bill-8w-equivalent', '5.36'],
  ]);
});

test('DI-03 the key rate of the Bank of Russia as XML', async () => {
  const fixture = openText(
    'key.xml',
    '<?xml version="1.0"?><KeyRate><KR><DT>2024-03-04T00:00:00+03:00</DT><Rate>16.00</Rate></KR></KeyRate>',
  );
  expect(curve.recognise(fixture.peek).score).toBe(1);
  expect((await readAll(curve, fixture)).records).toEqual([
    { type: 'rate', code: 'CBR.KEY', day: '2024-03-04', percent: '16.00' },
  ]);
});

test('DI-08 indices of shares among the series of FRED are no rates', async () => {
  const { records } = await read(
    'SP500.csv',
    'observation_date,SP500,DGS10\n2024-01-02,4742.83,3.95\n2024-01-03,.,3.91\n',
  );
  expect(records).toMatchObject([
    { type: 'index-value', subject: { ticker: 'SP500', kind: 'index' }, value: '4742.83' },
    { type: 'rate', code: 'DGS10', percent: '3.95' },
    { type: 'rate', code: 'DGS10', day: '2024-01-03' },
  ]);
});
