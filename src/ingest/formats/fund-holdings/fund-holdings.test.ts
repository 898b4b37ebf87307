import { expect, test } from 'vitest';
import { readTable, sourceOf } from '../../decode/decode-for-tests.server.ts';
import { type Fixture, openFixture, readAll } from '../read-fixture-for-tests.ts';
import { fundHoldings } from './fund-holdings.ts';

/** As the run opens it: with the rows above the header. */
async function open(name: string, text: string): Promise<Fixture> {
  const { content, rows } = await readTable(sourceOf(text, name));
  if (content.kind !== 'table') return expect.fail('no table');
  const { above = [], header } = content;
  return {
    peek: { name, bytes: text.length, content },
    decoded: {
      kind: 'table',
      above,
      header,
      async *rows() {
        yield rows;
      },
    },
  };
}

const ISHARES = `iShares Oak 500 ETF
Fund Holdings as of,"Mar 13, 2024"
Inception Date,"May 15, 2000"
Shares Outstanding,"1,234,000.00"
Stock,"-"
Bond,"-"
\u00a0
Ticker,Name,Sector,Asset Class,Market Value,Weight (%),Notional Value,Quantity,Price,Location,Exchange,Currency,FX Rate,Market Currency,Accrual Date
"ELM","ELM CORP","Information Technology","Equity","27,123,456.78","60.12","27,123,456.78","150,000.00","180.11","United States","NASDAQ","USD","1.00","USD","-"
"700","BIRCH LTD","Communication","Equity","17,123,456.78","39.20","17,123,456.78","50,000.00","40.11","China","Somewhere Else","HKD","1.00","USD","-"
"XTSLA","SHORT TREASURY FUND","Cash and/or Derivatives","Money Market","1,123,456.78","0.68","1,123,456.78","1,123,456.78","1.00","United States","-","USD","1.00","USD","-"
\u00a0
"The content contained herein is owned or licensed by somebody."
`;

test('DI-03 holdings of iShares: the rows above say of which fund and day, the exchange says whose ticker it is', async () => {
  const fixture = await open('OAKV_holdings.csv', ISHARES);
  expect(fundHoldings.recognise(fixture.peek).score).toBeGreaterThanOrEqual(0.8);
  const { records, findings } = await readAll(fundHoldings, fixture);
  const of = {
    type: 'holding',
    fund: { ticker: 'OAKV', name: 'iShares Oak 500 ETF', kind: 'etf' },
    asOf: '2024-03-13',
  };
  expect(records).toEqual([
    { ...of, subject: { ticker: 'ELM', mic: 'XNAS', name: 'ELM CORP', kind: 'stock' }, percent: '60.12' },
    { ...of, subject: { name: 'BIRCH LTD' }, percent: '39.20' },
    { ...of, subject: { name: 'SHORT TREASURY FUND' }, percent: '0.68' },
  ]);
  expect(findings.map(({ rule }) => rule)).toEqual(['trailer', 'trailer']);
});

test.each([
  {
    of: 'iShares in German',
    name: 'OAK1_holdings.csv',
    text: 'Fondsposition per,"13.Mär.2024"\n\u00a0\nEmittententicker,Name,Sektor,Anlageklasse,Marktwert,Gewichtung (%),Nominale,Börse\n"ELM","Elm AG","IT","Aktien","27.123.456,78","60,12","1.500,00","Xetra"\n"ASH","Ash AG","IT","Aktien","7.123.456,78","39,88","1.500,00","Xetra"\n',
    fund: { ticker: 'OAK1', kind: 'etf' },
    subject: { ticker: 'ELM', mic: 'XETR', name: 'Elm AG', kind: 'stock' },
    percent: '60.12',
    asOf: '2024-03-13',
  },
  {
    of: 'iShares with words between strokes',
    name: 'OAK2_holdings.csv',
    text: 'Fund Holdings as of,"13/Mar/2024"\n\u00a0\nTicker,Name,Asset Class,Market Value,Weight (%),Shares,Exchange\n"ELM","ELM CORP","Equity","27,123,456.78","60.12","150,000","NASDAQ"\n',
    fund: { ticker: 'OAK2', kind: 'etf' },
    subject: { ticker: 'ELM', mic: 'XNAS', name: 'ELM CORP', kind: 'stock' },
    percent: '60.12',
    asOf: '2024-03-13',
  },
  {
    of: 'SPDR',
    name: 'holdings-daily-us-en-oaky.csv',
    text: 'Fund Name:\tSPDR® Oak ETF Trust\nTicker Symbol:\tOAKY\nHoldings:\tAs of 13-Mar-2024\n\nName\tTicker\tIdentifier\tSEDOL\tWeight\tSector\tShares Held\tLocal Currency\nELM CORP\tELM\t037833100\t2046251\t60.012345\t-\t175000000.00\tUSD\nUS DOLLAR\t-\tCASH_USD\t-\t39.9\t-\t175000.00\tUSD\n',
    fund: { ticker: 'OAKY', name: 'SPDR® Oak ETF Trust', kind: 'etf' },
    subject: { ticker: 'ELM', venueCountry: 'US', name: 'ELM CORP' },
    percent: '60.012345',
    asOf: '2024-03-13',
  },
  {
    of: 'Vanguard',
    name: 'holdings.csv',
    text: 'Vanguard Oak ETF (VOAK)\n"Holdings details"\n"As of 02/29/2024"\n\nTicker,Holdings,CUSIP,SEDOL,% of fund*,Shares,Market value*\nELM,Elm Corp.,037833100,2046251,60.12 %,"123,456","$27,123,456.00"\nTotal,,,,100.00 %,,"$44,000"\n',
    fund: { ticker: 'VOAK', name: 'Vanguard Oak ETF', kind: 'etf' },
    subject: { ticker: 'ELM', venueCountry: 'US', name: 'Elm Corp.' },
    percent: '60.12',
    asOf: '2024-02-29',
  },
  {
    of: 'a European fund with ISINs and parts of one',
    name: 'holdings.csv',
    text: 'Oak UCITS ETF;IE00B4L5Y983\nHoldings as of;13.03.2024\nISIN;Security Name;Weighting;Market Value;Asset Class\nDE0007164600;Elm SE;0.6012;1000;Equity\nUS0378331005;Ash Inc;0.3988;900;Equity\n',
    fund: { isin: 'IE00B4L5Y983', kind: 'etf' },
    subject: { isin: 'DE0007164600', name: 'Elm SE', kind: 'stock' },
    percent: '60.12',
    asOf: '2024-03-13',
  },
])('DI-03 holdings of $of', async ({ name, text, fund, subject, percent, asOf }) => {
  const fixture = await open(name, text);
  expect(fundHoldings.recognise(fixture.peek).score).toBeGreaterThanOrEqual(0.8);
  const { records } = await readAll(fundHoldings, fixture);
  expect(records[0]).toMatchObject({ type: 'holding', subject, percent, asOf });
  expect(records[0]).toHaveProperty('fund', expect.objectContaining(fund));
  expect(JSON.stringify(records)).not.toContain('Total');
});

test.each([
  {
    of: 'ARK',
    file: 'ark.csv',
    ticker: 'OAKX',
    names: ['ELM INC', 'BIRCH ROBOTICS LTD', 'SHORT TREASURY FUND'],
  },
  { of: 'Invesco', file: 'invesco.csv', ticker: 'OAKQ', names: ['Elm Corp', 'Ash Corp'] },
])(
  'DI-03 holdings of $of: a column names the fund, and months come first',
  async ({ file, ticker, names }) => {
    const fixture = openFixture(`fund-holdings/fixtures/${file}`);
    expect(fundHoldings.recognise(fixture.peek).score).toBeGreaterThanOrEqual(0.8);
    const { records } = await readAll(fundHoldings, fixture);
    expect(records).toMatchObject(
      names.map((name) => ({ fund: { ticker, kind: 'etf' }, subject: { name }, asOf: '2024-03-04' })),
    );
  },
);

test('DI-03 of several days of a fund the last one counts', async () => {
  const rows = ['03/04/2024,OAKX,Elm,5,100', '03/05/2024,OAKX,Ash,5,100', '03/05/2024,BIRCH,Elm,5,100'];
  const fixture = await open('h.csv', `date,fund,company,shares,weight (%)\n${rows.join('\n')}\n`);
  const { records, findings } = await readAll(fundHoldings, fixture, { dayOrder: 'mdy' });
  expect(records).toMatchObject([{ subject: { name: 'Ash' } }, { fund: { ticker: 'BIRCH' } }]);
  expect(findings).toEqual([{ rule: 'skipped', severity: 'note', line: 2, details: { why: 'earlier_day' } }]);
});

test.each([
  { day: 'Holdings as of 03/04/2024', finding: { rule: 'not_a_day', details: { why: 'order_undecided' } } },
  { day: 'Holdings', finding: { rule: 'missing_required', field: 'asOf' } },
])('DI-03 holdings below “$day” wait for a person', async ({ day, finding }) => {
  const text = `Oak ETF\n${day}\nfund,name,weight,shares\nOAK,Elm,100,5\n`;
  const { records, findings } = await readAll(fundHoldings, await open('x.csv', text));
  expect(records).toEqual([]);
  expect(findings).toMatchObject([{ severity: 'hold', ...finding }]);
});

test.each([
  { of: 'constituents of an index', text: 'Index,ISIN,Name,Weight,Shares\nOAK,DE0007164600,Elm,1.5,10\n' },
  {
    of: 'shares without a fund',
    text: 'ISIN,Name,Currency,Exchange,Weighting\nDE0007164600,Elm,EUR,XETRA,0.6\n',
  },
])('DI-03 a table of $of is no list of holdings', async ({ text }) => {
  expect(fundHoldings.recognise((await open('x.csv', text)).peek).score).toBe(0);
});

test.each([
  {
    of: 'Amundi',
    name: 'holdings.csv',
    above: [['Fund composition of Fir CAC 40 UCITS ETF Acc as of 13/03/2024']],
    text: 'ISIN code,Asset name,Asset class,Weight\nFR0000121014,LVMH,EQUITY,0.6\nFR0000120578,SANOFI SA,EQUITY,0.4\n',
    fund: { name: 'Fir CAC 40 UCITS ETF Acc', kind: 'etf' },
    subject: { isin: 'FR0000121014', name: 'LVMH', kind: 'stock' },
  },
  {
    of: 'Xtrackers',
    name: 'Constituent_LU0274211480.csv',
    above: [['as of 13-Mar-2024']],
    text: 'Name,ISIN,Exchange,Type of Security,Weighting\nSAP SE,DE0007164600,XETRA,Equity,60\nCash EUR,_CURRENCYEUR,-,Cash,40\n',
    fund: { isin: 'LU0274211480', kind: 'etf' },
    subject: { isin: 'DE0007164600', name: 'SAP SE', kind: 'stock' },
  },
  {
    of: 'iShares in German',
    name: 'FIRX_holdings.csv',
    above: [['Fondsposition per', '13.Mrz.2024']],
    text: 'Emittententicker,Name,Anlageklasse,Marktwert,Gewichtung (%),Börse\n700,TENCENT,Aktien,1,60,Hong Kong Exchanges And Clearing Ltd\n5930,SAMSUNG,Aktien,1,40,Korea Exchange (Stock Market)\n',
    fund: { ticker: 'FIRX', kind: 'etf' },
    subject: { ticker: '00700', mic: 'XHKG', name: 'TENCENT', kind: 'stock' },
  },
  {
    of: 'VanEck',
    name: 'holdings.csv',
    above: [['Fir Semiconductor ETF'], ['Daily Holdings (%), as of 03/13/2024']],
    text: 'Ticker,Holding Name,Shares,Asset Class,% of Net Assets\nNVDA US,Nvidia Corp,4,Stock,60\nANTO LN,Antofagasta,4,Stock,40\n',
    fund: { name: 'Fir Semiconductor ETF', kind: 'etf' },
    subject: { ticker: 'NVDA', venueCountry: 'US', name: 'Nvidia Corp', kind: 'stock' },
  },
])('DI-03 DI-04 a list of $of names its fund, its day and what it holds', async (list) => {
  const above = list.above.map((cells) => cells.map((cell) => `"${cell}"`).join(','));
  const file = await open(list.name, `${above.join('\n')}\n${list.text}`);
  expect(fundHoldings.recognise(file.peek).score).toBeGreaterThanOrEqual(0.8);
  const { records } = await readAll(fundHoldings, file);
  const percent = expect.stringMatching(/^60(?:\.0+)?$/);
  expect(records[0]).toEqual({
    type: 'holding',
    fund: list.fund,
    subject: list.subject,
    percent,
    asOf: '2024-03-13',
  });
});

test('DI-08 the day above a list of bonds is that of the list, whatever days the bonds have', async () => {
  const fixture = await open(
    'OAKB_holdings.csv',
    'iShares Oak Bond ETF\nFund Holdings as of,"Mar 01, 2024"\n\nName,Sector,Asset Class,Market Value,Weight (%),Par Value,ISIN,Maturity,Coupon (%),Effective Date\n"OAK NOTE","Treasury","Fixed Income","447,346.90","60.5","475,728.00","US0378331005","Nov 15, 2033","4.50","Nov 15, 2023"\n"ELM NOTE","Treasury","Fixed Income","347,346.90","39.5","375,728.00","US5949181045","Nov 15, 2034","4.50","Nov 15, 2022"\n',
  );
  const { records } = await readAll(fundHoldings, fixture);
  expect(records).toMatchObject([{ asOf: '2024-03-01' }, { asOf: '2024-03-01' }]);
});

test('DI-08 holdings that say no fund and no day are refused with this reason', async () => {
  const text = 'Ticker,Holdings,% of market value,Market value,Shares\nELM,Elm Corp.,4.52%,"$1,234",3\n';
  const { peek } = await open('holdings.csv', text);
  expect(fundHoldings.recognise(peek)).toMatchObject({
    score: 0,
    reasons: [{ code: 'other_content', details: { why: 'holdings_without_day' } }],
  });
});
