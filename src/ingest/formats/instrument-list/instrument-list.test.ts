import { expect, test } from 'vitest';
import { openFixture, openText, readAll } from '../read-fixture-for-tests.ts';
import { instrumentList } from './instrument-list.ts';

const read = (name: string) => readAll(instrumentList, openFixture(`instrument-list/fixtures/${name}`));
const instruments = async (name: string) =>
  (await read(name)).records.flatMap((record) => (record.type === 'instrument' ? [record] : []));

test('DI-03 FinanceDatabase gives issuer, instrument, listing and codes; a record may have line breaks', async () => {
  const { records } = await read('equities.csv');
  const own = {
    isin: 'FI0009000681',
    figi: 'BBG000000003',
    mic: 'XHEL',
    ticker: 'JUNI',
    providerCode: 'JUNI.HE',
  };
  const subject = { ...own, name: 'Juniper Oyj', country: 'FI', kind: 'stock' };
  expect(records.slice(0, 3)).toMatchObject([
    {
      type: 'issuer',
      name: 'Juniper Oyj',
      country: 'FI',
      industry: 'Furniture',
      website: 'http://juniper.example',
    },
    { type: 'instrument', subject, currency: 'EUR', shareType: 'ordinary' },
    { type: 'listing', subject, currency: 'EUR' },
  ]);
  expect(records.flatMap((record) => (record.type === 'code' ? [record.scheme] : []))).toEqual([
    'cusip',
    'figi',
    'composite_figi',
    'share_class_figi',
  ]);
});

test('DI-03 a missing name is the symbol, with a warning; a missing currency is noted; ILA stays for the alias table', async () => {
  const [, kelp, lark] = await instruments('equities.csv');
  expect(kelp).toMatchObject({ name: 'KELP', currency: 'ILA', status: 'delisted', subject: { mic: 'XTAE' } });
  expect(lark).toMatchObject({ subject: { country: 'RU' } });
  expect(lark).not.toHaveProperty('currency');
  const { findings } = await read('equities.csv');
  expect(findings).toEqual([
    { rule: 'missing_required', severity: 'warn', line: 4, field: 'name' },
    { rule: 'missing_required', severity: 'note', line: 5, field: 'currency' },
  ]);
});

test('DI-03 a list of funds has a family instead of a sector', async () => {
  expect(await instruments('etfs.csv')).toMatchObject([
    { kind: 'etf', subject: { isin: 'IE00B4L5Y983', ticker: '600X' } },
  ]);
});

test('DI-03 the list of NSE has blanks in its header and days with names of months', async () => {
  expect(await instruments('nse.csv')).toMatchObject([
    {
      subject: { isin: 'INE144J01027', mic: 'XNSE', ticker: '20MAPLES' },
      listedOn: '2008-10-06',
      currency: 'INR',
      nominal: '5',
    },
  ]);
});

test('DI-03 test issues of NASDAQ are skipped, its last rows are a trailer', async () => {
  expect(await instruments('nasdaq.csv')).toMatchObject([
    { kind: 'etf', subject: { ticker: 'NETL', mic: 'XNAS' } },
    { kind: 'stock', issuer: { name: 'Oaks Inc.' }, name: 'Oaks Inc. - Class A Ordinary Shares' },
  ]);
  const { findings } = await read('nasdaq.csv');
  expect(findings).toMatchObject([
    { rule: 'skipped', severity: 'note', line: 4 },
    { rule: 'trailer', severity: 'note', line: 5 },
    { rule: 'trailer', severity: 'note', line: 6 },
  ]);
});

test('DI-03 several classes of one member of the S&P 500 have one issuer', async () => {
  const issuers = (await instruments('sp500.csv')).map(({ issuer }) => issuer?.cik);
  expect(issuers).toEqual(['0000066740', '0000066740']);
});

test('DI-03 Chinese codes keep their zeros, and a listing day of 0 is unknown', async () => {
  const [first, second] = await instruments('china.csv');
  expect(first).toMatchObject({
    subject: { ticker: '000720', mic: 'XSHE' },
    name: '松树',
    listedOn: '1997-05-09',
    sharesOutstanding: '1290000000',
  });
  expect(second).toMatchObject({ subject: { mic: 'XSHG' } });
  expect(second).not.toHaveProperty('listedOn');
});

test('DI-03 securities that NASDAQ trades but others list are on their own venue', async () => {
  expect(await instruments('otherlisted.txt')).toMatchObject([
    { kind: 'stock', subject: { ticker: 'PALM', mic: 'XNYS' } },
    { kind: 'etf', subject: { ticker: 'REED', mic: 'ARCX' } },
  ]);
});

test('DI-03 the list of Xetra has shares and funds; bonds are left out, as it says nothing of their terms', async () => {
  const { records, findings } = await read('xetra.csv');
  expect(records.filter(({ type }) => type === 'instrument')).toMatchObject([
    {
      kind: 'stock',
      subject: { isin: 'DE000ALBA018', mic: 'XETR', ticker: 'ALB' },
      currency: 'EUR',
      shareType: 'ordinary',
    },
    { kind: 'stock', shareType: 'preferred' },
    { kind: 'etf', subject: { ticker: 'BRKW' } },
  ]);
  expect(findings).toMatchObject([{ rule: 'skipped', severity: 'note', line: 5, value: 'BO' }]);
});

test('DI-03 the list of Euronext names its exchanges, and its lines of notes are no securities', async () => {
  expect(await instruments('euronext.csv')).toMatchObject([
    { subject: { isin: 'FR0000CEDRE4', mic: 'XPAR', ticker: 'CED' } },
    { subject: { mic: 'XAMS', ticker: 'TLP' } },
  ]);
  expect((await read('euronext.csv')).findings).toMatchObject(
    [2, 3, 4].map((line) => ({ rule: 'trailer', line })),
  );
});

test('DI-03 the list of London calls a share by its class: it is known by its company', async () => {
  expect(await instruments('london.csv')).toMatchObject([
    {
      kind: 'stock',
      name: 'HEATHER PLC',
      subject: { mic: 'XLON', ticker: 'HTH', country: 'GB' },
      currency: 'GBX',
      listedOn: '1998-11-13',
    },
    { kind: 'etf', name: 'HEATHER WORLD UCITS ETF', subject: { country: 'IE' } },
  ]);
});

test('DI-03 lists that name no exchange are known by a column that only one exchange has', async () => {
  expect(await instruments('moscow.csv')).toMatchObject([
    { subject: { mic: 'MISX', ticker: 'BREZ' }, issuer: { name: 'ПАО Береза' }, shareType: 'ordinary' },
    { subject: { ticker: 'BREZP' }, shareType: 'preferred' },
  ]);
  expect(await instruments('hongkong.csv')).toMatchObject([
    { kind: 'stock', subject: { mic: 'XHKG', ticker: '00901' } },
    { kind: 'etf', currency: 'HKD' },
  ]);
});

test('DI-03 a list of one’s own may name exchanges and kinds; a kind that is no word rejects its row', async () => {
  const { records, findings } = await read('own.csv');
  expect(records.filter(({ type }) => type === 'listing')).toMatchObject([
    { subject: { mic: 'XETR', ticker: 'FIR' } },
    { subject: { mic: 'XPAR', ticker: 'BEECH' } },
    { subject: { mic: 'XLON', ticker: 'OAK', kind: 'etf' } },
  ]);
  expect(findings).toEqual([
    { rule: 'unknown_term', severity: 'reject', line: 5, field: 'kind', value: 'Something' },
  ]);
});

test.each([
  'isin,name,coupon_rate,maturity',
  'isin,name,weight',
  'isin,name,date,close',
  'isin,name,ex date,amount',
  'ticker,name',
  'symbol,name,exchange,base_currency,quote_currency',
  'symbol,name,sector,price,price/earnings',
])('DI-03 %s are no columns of a list of securities', (header) => {
  expect(instrumentList.recognise(openText('x.csv', `${header}\n`).peek).score).toBe(0);
});

const listed = async (text: string) => {
  const fixture = openText('list.csv', text);
  expect(instrumentList.recognise(fixture.peek).score).toBeGreaterThanOrEqual(0.8);
  const { records } = await readAll(instrumentList, fixture);
  return records.filter(({ type }) => type === 'instrument');
};

test.each([
  'Effective Date,Local Code,Name (English),Section/Products,33 Sector(name)\n20240131,1301,OAK CO.,Prime Market (Domestic),Foods\n20240131,1305,OAK TOPIX,ETFs/ ETNs,-\n',
  '日付,コード,銘柄名,市場・商品区分,33業種区分\n20240131,1301,OAK CO.,プライム（内国株式）,食品\n20240131,1305,OAK TOPIX,ETF・ETN,-\n',
])('DI-03 the list of Tokyo has shares and funds: %s', async (text) => {
  expect(await listed(text)).toMatchObject([
    { kind: 'stock', name: 'OAK CO.', subject: { ticker: '1301', mic: 'XTKS' }, currency: 'JPY' },
    { kind: 'etf', name: 'OAK TOPIX', subject: { ticker: '1305', mic: 'XTKS' } },
  ]);
});

test('DI-03 the list of Korea has its own words', async () => {
  const text =
    '표준코드,단축코드,한글 종목명,영문 종목명,상장일,증권구분,액면가,상장주식수\nKR7005930003,005930,오크,OakElectronics,1975/06/11,주권,100,500\n';
  expect(await listed(text)).toMatchObject([
    {
      kind: 'stock',
      name: 'OakElectronics',
      subject: { isin: 'KR7005930003', ticker: '005930', mic: 'XKRX' },
      currency: 'KRW',
      sharesOutstanding: '500',
    },
  ]);
});

test('DI-03 funds and constituents of the National Stock Exchange of India are in their own lists', async () => {
  const funds =
    'Symbol,Underlying,SecurityName,DateofListing,MarketLot,ISINNumber,FaceValue\nOAKBEES,Oak 50,Oak 50 BeES,08-Jan-02,1,INE144J01027,1\n';
  expect(await listed(funds)).toMatchObject([
    { kind: 'etf', name: 'Oak 50 BeES', subject: { ticker: 'OAKBEES', mic: 'XNSE' }, listedOn: '2002-01-08' },
  ]);
  const members = 'Company Name,Industry,Symbol,Series,ISIN Code\nOak Ltd.,IT,OAK,EQ,INE144J01027\n';
  expect(await listed(members)).toMatchObject([
    { kind: 'stock', subject: { ticker: 'OAK', mic: 'XNSE' }, currency: 'INR' },
  ]);
});

test.each([
  'Ticker,Name,Asset Class,Net Expense Ratio (%)\nOAKV,Oak 500,Equity,0.03\nOAKB,Oak Bonds,Fixed Income,-\n',
  'Symbol,Fund name,Asset class,Expense ratio\nOAKV,Oak 500,Stock - Large,0.03%\nOAKB,Oak Bonds,Bond - Inter,0.03%\n',
  'Name,Ticker,TER,AUM,Domicile\nOak 500,OAKV,0.07%,"70,123",Ireland\nOak Bonds,OAKB,0.07%,"70,123",Ireland\n',
])('DI-08 all of a list with the costs of funds are funds: %s', async (text) => {
  expect(await listed(text)).toMatchObject([
    { kind: 'etf', name: 'Oak 500', subject: { ticker: 'OAKV' } },
    { kind: 'etf', name: 'Oak Bonds', subject: { ticker: 'OAKB' } },
  ]);
});

test('DI-08 profiles of Yahoo name their exchanges by its codes, and may have weights', async () => {
  const text =
    'Exchange,Symbol,Shortname,Longname,Sector,Industry,Currentprice,Country,Weight\nNMS,OAK,Oak,Oak Inc.,Technology,Hardware,25.5,United States,0.07\nNYQ,ELM,Elm,Elm & Co.,Financial Services,Banks,23,United States,0.01\n';
  expect(await listed(text)).toMatchObject([
    { name: 'Oak Inc.', subject: { ticker: 'OAK', mic: 'XNAS' } },
    { name: 'Elm & Co.', subject: { ticker: 'ELM', mic: 'XNYS' } },
  ]);
});
