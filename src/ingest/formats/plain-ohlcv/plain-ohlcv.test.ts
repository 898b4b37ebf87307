import { expect, test } from 'vitest';
import { openFixture, openText, readAll } from '../read-fixture-for-tests.ts';
import { plainOhlcv } from './plain-ohlcv.ts';

const open = (name: string) => openFixture(`plain-ohlcv/fixtures/${name}`);
const read = (name: string) => readAll(plainOhlcv, open(name));

test('DI-03 a plain table gives prices; the board names the venue, the file name the share', async () => {
  const { records } = await read('DOVE.csv');
  expect(records).toHaveLength(2);
  expect(records[0]).toEqual({
    type: 'price',
    subject: { ticker: 'DOVE', board: 'TQBR', mic: 'MISX' },
    day: '2024-03-01',
    open: '10.0',
    high: '11.5',
    low: '9.5',
    last: '11.0',
    volume: '1200',
    turnover: '13000.5',
  });
});

test('DI-03 a prefix that all columns share is the ticker', async () => {
  const { records } = await read('prefixed.csv');
  expect(records).toMatchObject([{ subject: { ticker: 'ELM' }, last: '11', volume: '120000' }]);
});

test('DI-03 a clock time in the column of days is rejected, thousands signs are not', async () => {
  const { records, findings } = await read('clock.csv');
  expect(findings).toEqual([
    { rule: 'not_a_day', severity: 'reject', line: 2, field: 'day', value: '11:34' },
  ]);
  expect(records[0]).toMatchObject({ day: '2024-03-01', last: '259.5900', volume: '6189026' });
});

test('DI-03 one day above 12 decides the order of all days in the file', async () => {
  const { records } = await read('american.csv');
  expect(records.map((record) => 'day' in record && record.day)).toEqual([
    '2024-03-04',
    '2024-03-05',
    '2024-03-13',
  ]);
});

test('DI-03 where no day decides the order, a person is asked', async () => {
  const { records, findings } = await read('unclear.csv');
  expect(records).toEqual([]);
  expect(findings).toEqual([{ rule: 'not_a_day', severity: 'hold', details: { why: 'order_undecided' } }]);
  const answered = await readAll(plainOhlcv, open('unclear.csv'), { dayOrder: 'dmy' });
  expect(answered.records).toMatchObject([{ day: '2024-04-03' }, { day: '2024-05-04' }]);
});

test('DI-03 Russian names, decimal commas and blanks between thousands are read', async () => {
  const { records } = await read('russian.csv');
  expect(records).toEqual([
    {
      type: 'price',
      subject: { ticker: 'ДУБ' },
      day: '2024-03-01',
      open: '1010.5',
      high: '1011.75',
      low: '1009',
      last: '1010.25',
      volume: '12000',
    },
  ]);
});

test('DI-03 a file in a folder of indices has values of an index', async () => {
  const { peek, decoded } = open('FIR.csv');
  const { records } = await readAll(plainOhlcv, { peek: { ...peek, folder: 'indices' }, decoded });
  expect(records).toEqual([
    { type: 'index-value', subject: { ticker: 'FIR', kind: 'index' }, day: '2024-03-01', value: '335.67' },
  ]);
});

test.each([
  'Datum;Eröffnung;Hoch;Tief;Schlusskurs;Volumen',
  'Date;Ouverture;Plus haut;Plus bas;Clôture;Volume',
  'Fecha;Apertura;Máximo;Mínimo;Cierre;Volumen',
  'Data;Apertura;Massimo;Minimo;Chiusura;Volume',
  'Data;Otwarcie;Najwyższy;Najniższy;Zamknięcie;Wolumen',
  'Дата;Відкриття;Максимальна ціна;Мінімальна ціна;Закриття;Обсяг',
  'Tarih;Açılış;Yüksek;Düşük;Kapanış;Hacim',
  '日期;开盘;最高;最低;收盘;成交量',
])('DI-03 %s are prices', (header) => {
  expect(plainOhlcv.recognise(openText('x.csv', `${header}\n`).peek)).toMatchObject({
    reasons: [{ code: 'columns', details: { found: 6 } }],
  });
});

test('DI-03 a row without a close but with other prices is rejected', async () => {
  const { findings } = await readAll(plainOhlcv, openText('OAK.csv', 'date,open,close\n2024-03-01,1,\n'));
  expect(findings).toEqual([{ rule: 'missing_required', severity: 'reject', line: 2, field: 'close' }]);
});

test('DI-03 signs of currencies and letters for millions are read', async () => {
  const { records } = await read('site.csv');
  expect(records).toMatchObject([
    { day: '2024-03-13', last: '185.56', volume: '12400000' },
    { day: '2024-03-12', last: '1185.56', volume: '980000' },
  ]);
});

test.each([
  'Datum;Zuletzt;Eröffn.;Hoch;Tief;Vol.',
  'Дата;Цена;Откр.;Макс.;Мин.;Объём',
  'Date;Dernier;Ouv.; Plus Haut;Plus Bas;Vol.',
  'Fecha;Último;Apertura;Máximo;Mínimo;Vol.',
  'Data;Ultimo;Apertura;Massimo;Minimo;Vol.',
  'Data;Ostatnio;Otwarcie;Max.;Min.;Wol.',
  'Tarih;Şimdi;Açılış;Yüksek;Düşük;Hac.',
  "Дата;Ост.;Відкр.;Макс.;Мін.;Об'єм",
  '日期;收盘;开盘;高;低;交易量',
])('DI-03 the columns of a site in another language are read: %s', async (header) => {
  const fixture = openText('IVY.csv', `${header}\n31.01.2024;11,5;10;12;9,5;120,5K\n`);
  expect(plainOhlcv.recognise(fixture.peek).score).toBeGreaterThanOrEqual(0.8);
  expect((await readAll(plainOhlcv, fixture)).records).toMatchObject([
    {
      day: '2024-01-31',
      last: '11.5',
      open: '10',
      high: '12',
      low: '9.5',
      volume: expect.stringMatching(/^120500/),
    },
  ]);
});

test('DI-03 pieces are the volume where a table also has their value under a similar name', async () => {
  const text = 'Datum;Erster;Hoch;Tief;Schlusskurs;Stuecke;Volumen\n2024-01-31;10;12;9;11;500;5500\n';
  expect((await readAll(plainOhlcv, openText('IVY.csv', text))).records).toMatchObject([{ volume: '500' }]);
});

test('DI-03 tickers under the name of names are tickers, companies are not', async () => {
  const text = 'date,close,Name\n2024-01-31,11,IVY\n2024-01-31,12,Ivy Holdings Inc\n';
  const { records } = await readAll(plainOhlcv, openText('all.csv', text), { subject: { mic: 'XNAS' } });
  expect(records.map((record) => 'subject' in record && record.subject)).toEqual([
    { ticker: 'IVY', mic: 'XNAS' },
    { name: 'Ivy Holdings Inc', mic: 'XNAS' },
  ]);
});

test('DI-03 Tiingo has prices as they were traded beside adjusted ones', async () => {
  const header = 'date,close,adjClose,divCash,splitFactor\n2024-01-31T00:00:00.000Z,11,5.5,0,1\n';
  expect(plainOhlcv.recognise(openText('IVY.csv', header).peek).score).toBeGreaterThanOrEqual(0.8);
});

test('DI-03 dividends and splits may stand in columns beside prices as they were traded', async () => {
  const { records } = await read('adjusted.csv');
  expect(records.filter(({ type }) => type !== 'price')).toEqual([
    { type: 'split', subject: {}, day: '2024-03-05', after: '4.0', before: '1' },
    { type: 'dividend', subject: {}, amount: '0.5000', exDividendOn: '2024-03-04', kind: 'regular' },
  ]);
  expect(records.filter(({ type }) => type === 'price')).toHaveLength(3);
});

test.each(['terminal.csv', 'bhavcopy.csv'])(
  'DI-03 %s has all prices of the day and its volume',
  async (name) => {
    const { records } = await read(name);
    expect(Object.keys(records[0] ?? {})).toEqual(
      expect.arrayContaining(['day', 'open', 'high', 'low', 'last', 'volume']),
    );
  },
);

test.each([
  'Exchange Date;Close;Open;Low;High;Volume',
  'Date;Price Close;Price Open;Price Low;Price High;Volume',
  'Date;Closing Price;Open;Daily Low;Daily High;Total Volume',
  'Date;Last;Open;Low;High;Number of Shares',
  'Datum;Schluss;Eröffnung;Tagestief;Tageshoch;Umsatz in Stück',
  'DATE1;CLOSE_PRICE;OPEN_PRICE;LOW_PRICE;HIGH_PRICE;TTL_TRD_QNTY',
  '日期;收盤價;開盤價;最低價;最高價;成交股數',
  '日付;終値;始値;安値;高値;出来高',
])('DI-03 the columns %s are prices', async (header) => {
  const { records } = await readAll(
    plainOhlcv,
    openText('IVY.csv', `${header}\n2024-01-31;11;10;9;12;500\n`),
  );
  expect(records).toMatchObject([
    { day: '2024-01-31', last: '11', open: '10', low: '9', high: '12', volume: '500' },
  ]);
});

test('DI-03 an apostrophe that marks a code as text is no part of it', async () => {
  const text = "date,code,close\n2024-01-31,'600519,11\n";
  expect((await readAll(plainOhlcv, openText('x.csv', text))).records).toMatchObject([
    { subject: { ticker: '600519' } },
  ]);
});

test('DI-03 days that a sheet counts are days, and text alone below a table is no record', async () => {
  const text = 'date,close,volume\n45352,11,100\n45355,12,200\nSource: Ivy\n';
  const { records, findings } = await readAll(plainOhlcv, openText('IVY.csv', text));
  expect(records).toMatchObject([
    { day: '2024-03-01', last: '11' },
    { day: '2024-03-04', last: '12' },
  ]);
  expect(findings).toEqual([{ rule: 'trailer', severity: 'note', line: 4 }]);
});

test('DI-03 a table may have a column for each ticker', async () => {
  const text = 'Date,OAK,ALBA.DE,^FIR\n2024-03-01,11,20.5,1005\n2024-03-04,,21,1010\n2024-03-05,,,\n';
  const fixture = openText('closes.csv', text);
  expect(plainOhlcv.recognise(fixture.peek)).toMatchObject({ score: 1, records: ['price', 'index-value'] });
  const { records, findings } = await readAll(plainOhlcv, fixture, { subject: { mic: 'XNAS' } });
  expect(records).toMatchObject([
    { type: 'price', subject: { ticker: 'OAK', mic: 'XNAS' }, day: '2024-03-01', last: '11' },
    { subject: { ticker: 'ALBA', mic: 'XETR' }, last: '20.5' },
    { type: 'index-value', subject: { ticker: 'FIR' }, value: '1005' },
    { subject: { ticker: 'ALBA' }, day: '2024-03-04', last: '21' },
    { type: 'index-value', value: '1010' },
  ]);
  expect(findings).toMatchObject([{ rule: 'no_values', line: 4 }]);
});

test.each([
  'Date,USD,JPY\n2024-03-01,1.1,160\n',
  'DATE,DGS10,DGS2\n2024-03-01,4.1,4.5\n',
  'Date,OAK,ELM\n2024-03-01,0.1,-0.2\n',
  'Date,Revenue,Profit\n2024-03-01,1,2\n',
  'Date,1Y,10Y\n2024-03-01,1,2\n',
  'Date,ZC025YR,ZC050YR\n2024-03-01,1,2\n',
  'Date,T10Y2Y,T10Y3M\n2024-03-01,1,2\n',
])('DI-03 other tables with a day are not taken for prices of tickers: %s', (text) => {
  expect(plainOhlcv.recognise(openText('x.csv', text).peek).score).toBe(0);
});

test('DI-03 a column without a name is no day where another one is', async () => {
  const text =
    '日期,成交股數,開盤價,最高價,最低價,收盤價,\n113/01/02,500,10,12,9,11,\n113/01/03,500,10,12,9,11,\n說明:\n';
  const { records, findings } = await readAll(plainOhlcv, openText('2330.csv', text));
  expect(records).toMatchObject([{ day: '2024-01-02', last: '11' }, { day: '2024-01-03' }]);
  expect(findings).toMatchObject([{ rule: 'trailer' }]);
});

const readText = (name: string, text: string, reading = {}) =>
  readAll(plainOhlcv, openText(name, text), reading);
const subjectsOf = ({ records }: Awaited<ReturnType<typeof readText>>) =>
  records.map((record) => 'subject' in record && record.subject);

test('DI-03 names of columns that come again, totals and averages are no records', async () => {
  const names = 'Date,Ticker,Close,Volume';
  const { records, findings } = await readText(
    'all.csv',
    `${names}\n2024-03-12,IVY,17.5,100\n${names}\n2024-03-12,OAK,27.5,100\nTotal,,,200\nAverage,,22.5,100\n`,
  );
  expect(records).toHaveLength(2);
  expect(findings.map(({ rule, severity, line }) => `${severity} ${rule} ${line}`)).toEqual([
    'note trailer 3',
    'note trailer 5',
    'note trailer 6',
  ]);
});

test.each([
  ['Date,Close (USD),Volume (thousands)', { last: '17.5', volume: '120500', currency: 'USD' }],
  ['Дата,"Цена, руб.","Объём, тыс. шт."', { last: '17.5', volume: '120500', currency: 'RUB' }],
  ['Date,Close (pence),Turnover (GBP mn)', { last: '17.5', turnover: '120500000', currency: 'GBX' }],
  ['Date,Close,Volume in millions', { last: '17.5', volume: '120500000' }],
  ['Date,Close,Volume (lots)', { last: '17.5' }],
])('DI-03 %s are read in the unit that their names say', async (header, read) => {
  const { records } = await readText('IVY.csv', `${header}\n2024-03-12,17.5,120.5\n`);
  expect(records).toEqual([
    { type: 'price', subject: { ticker: 'IVY' }, day: '2024-03-12', ...read, ...volumeOf(read) },
  ]);
});

const volumeOf = (read: { last?: string; volume?: string; turnover?: string }) => ({
  ...(read.volume !== undefined && { volume: expect.stringMatching(`^${read.volume}(?:\\.0+)?$`) }),
  ...(read.turnover !== undefined && { turnover: expect.stringMatching(`^${read.turnover}(?:\\.0+)?$`) }),
});

test('DI-03 a line above the table says in what its volumes are', async () => {
  const fixture = openText('IVY.csv', 'Date,Close,Volume\n2024-03-12,17.5,120\n');
  const decoded = { ...fixture.decoded, above: [['Prices of Ivy'], ['Volume in thousands']] };
  const { records } = await readAll(plainOhlcv, { ...fixture, decoded });
  expect(records).toMatchObject([{ last: '17.5', volume: '120000' }]);
});

test('DI-04 tickers of Bloomberg, Refinitiv and Yahoo name their exchange; those of Hong Kong have five digits', async () => {
  const rows = ['SAP GR Equity', 'VOD LN', 'BRK/B US', 'ELM.OQ', 'FIR.DE', 'ASH.L', 'BRK.B'].map(
    (ticker) => `2024-03-12,${ticker},17\n`,
  );
  expect(subjectsOf(await readText('all.csv', `date,ticker,close\n${rows.join('')}`))).toEqual([
    { ticker: 'SAP', mic: 'XETR' },
    { ticker: 'VOD', mic: 'XLON' },
    { ticker: 'BRK.B', venueCountry: 'US' },
    { ticker: 'ELM', mic: 'XNAS' },
    { ticker: 'FIR', mic: 'XETR' },
    { ticker: 'ASH', mic: 'XLON', quotedIn: 'GBp' },
    { ticker: 'BRK.B' },
  ]);
  const hongKong = ['5', '0005', '00005', '5 HK Equity'].map((ticker) => `2024-03-12,${ticker},17\n`);
  const text = `date,ticker,close\n${hongKong.join('')}`;
  const named = await readText('all.csv', text, { constants: { mic: 'XHKG' } });
  for (const subject of subjectsOf(named)) expect(subject).toEqual({ ticker: '00005', mic: 'XHKG' });
  expect(subjectsOf(await readText('SAP GR Equity.csv', 'Date,PX_LAST\n2024-03-12,160\n'))).toEqual([
    { ticker: 'SAP', mic: 'XETR' },
  ]);
});

test('DI-03 prices in pence of a file that Yahoo’s suffix names are marked', async () => {
  expect((await readText('ASH.L.csv', 'Date,Open,Close\n2024-03-12,70,71\n')).records).toMatchObject([
    { last: '71', currency: 'GBp' },
  ]);
});

test('DI-04 a column may name the exchange; the ISIN of a file stands in its name or above its table', async () => {
  const text = 'Date,Symbol,Exchange,Close\n2024-03-12,FIR,XETRA,160\n2024-03-12,OAK,OURS,17\n';
  expect(subjectsOf(await readText('all.csv', text))).toEqual([
    { ticker: 'FIR', mic: 'XETR' },
    { ticker: 'OAK' },
  ]);
  const frankfurt =
    'Datum;Eröffnung;Schluss;Tageshoch;Tagestief;Umsatz (€);Umsatz (Stück)\n13.03.2024;178,20;179,06;179,90;177,00;150.234.567,25;1.234.567\n';
  const { records } = await readText('historische-kurse_DE0007164600.csv', frankfurt);
  expect(records).toMatchObject([
    { subject: { isin: 'DE0007164600' }, last: '179.06', turnover: '150234567.25', volume: '1234567' },
  ]);
});

test.each([
  ['XETR_DLY_SAP, 1D_ab12c.csv', { ticker: 'SAP', mic: 'XETR' }],
  ['XETR_SAP, 1D.csv', { ticker: 'SAP', mic: 'XETR' }],
])('DI-03 %s of TradingView names its share', async (name, subject) => {
  const { records } = await readText(name, 'time,close\n2024-03-12,17\n2024-03-13,17\n');
  expect(records[0]).toMatchObject({ subject });
});

test.each([
  {
    of: 'Tushare',
    text: 'ts_code,trade_date,open,high,low,close,vol,amount\n600519.SH,20240313,1700,1720,1690,1710,25000,4275500.12\n',
    read: { subject: { ticker: '600519', mic: 'XSHG' }, volume: '2500000', turnover: '4275500120' },
  },
  {
    of: 'Eastmoney',
    text: '日期,股票代码,开盘,收盘,最高,最低,成交量,成交额,振幅,涨跌幅,涨跌额,换手率\n2024-03-13,600519,1700,1710,1720,1690,25000,4275500120,1.79,0.3,5.2,0.2\n',
    read: { subject: { ticker: '600519' }, volume: '2500000', turnover: '4275500120' },
  },
])('DI-03 volumes of $of are in lots of a hundred shares', async ({ text, read }) => {
  const { records } = await readText('all.csv', text);
  expect(records).toMatchObject([{ subject: read.subject, last: '1710', ...volumeOf(read) }]);
});

test('DI-04 a code of a terminal stands above the venue of the file, and pence are of London only', async () => {
  const text = 'date,ticker,close\n2024-03-12,SAP GR Equity,160\n2024-03-12,FIR.DE,17\n';
  expect(subjectsOf(await readText('all.csv', text, { constants: { mic: 'XNAS' } }))).toEqual([
    { ticker: 'SAP', mic: 'XETR' },
    { ticker: 'FIR.DE', mic: 'XNAS' },
  ]);
  const pence = { subject: { ticker: 'ASH', mic: 'XLON', quotedIn: 'GBp' } };
  const { records } = await readText('x.csv', 'date,mic,close\n2024-03-12,XNAS,17\n', pence);
  expect(records).toEqual([
    { type: 'price', subject: { ticker: 'ASH', mic: 'XNAS' }, day: '2024-03-12', last: '17' },
  ]);
});

test('DI-03 prices of several shares side by side are of the tickers above them, or wait for an answer', async () => {
  const table = 'Date,PX_LAST,PX_VOLUME,PX_LAST,PX_VOLUME\n2024-03-12,17,100,41,200\n2024-03-13,18,100,,\n';
  const fixture = openText('sheet.csv', table);
  const above = [['Prices'], ['', 'OAK US Equity', '', 'FIR GR Equity', '']];
  const decoded = { ...fixture.decoded, above };
  const { records } = await readAll(plainOhlcv, { ...fixture, decoded });
  expect(records).toMatchObject([
    { subject: { ticker: 'OAK', venueCountry: 'US' }, day: '2024-03-12', last: '17', volume: '100' },
    { subject: { ticker: 'FIR', mic: 'XETR' }, day: '2024-03-12', last: '41', volume: '200' },
    { subject: { ticker: 'OAK' }, day: '2024-03-13', last: '18' },
  ]);
  const { records: none, findings } = await readAll(plainOhlcv, fixture);
  expect(none).toEqual([]);
  expect(findings).toEqual([{ rule: 'duplicate', severity: 'hold', field: 'close', value: 'PX_LAST' }]);
});
