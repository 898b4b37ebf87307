import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Multipliers } from '#features/multipliers/multipliers.contract.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';

// Every step is written out here, from the rows of the store and with arithmetic of its own.

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

async function one(text: string, values: unknown[]): Promise<number> {
  const { rows } = await app.services.stores.primaryPool.query({ text, values, rowMode: 'array' });
  if (rows.length !== 1) throw new Error(`${rows.length} rows: ${text} ${values}`);
  return Number(rows[0]?.[0]);
}

const idOf = (stringId: string) => one('select id from issuer where string_id = $1', [stringId]);

/** A line of the latest version of a report, in whole money. */
const factOf = (issuerId: number) => (code: string, end: string) =>
  one(
    `select fact.value * report.unit_multiplier
       from report join report_fact fact on fact.report_id = report.id
       join statement_line line on line.id = fact.line_id
      where report.issuer_id = $1 and report.standard = 'ifrs' and report.period_end = $2 and line.code = $3
      order by report.known_at desc limit 1`,
    [issuerId, end, code],
  );

const stockOf = (stringId: string) =>
  one(`select id from instrument where kind = 'stock' and string_id = $1`, [stringId]);

/** The last price on venue 1 up to a day, as it was paid. */
const priceOf = (stock: number, day: string) =>
  one(
    `select last_price from daily_trading join listing on listing.id = listing_id
      where instrument_id = $1 and venue_id = 1 and day <= $2 and last_price is not null
      order by day desc limit 1`,
    [stock, day],
  );

const sharesToday = (stock: number) =>
  one('select shares_outstanding from stock where instrument_id = $1', [stock]);

async function shown(issuerId: number, period: '1' | '2', end: string) {
  const reply: Multipliers = (await app.get(`/api/company/${issuerId}/multipliers/`, 'paid')).json();
  return (multipleId: string) => {
    for (const group of reply[period]) {
      const row = group.columns.findIndex(({ multiple_id: id }) => id === multipleId);
      const column = group.headers.findIndex(({ id }) => id === end);
      if (row >= 0) return group.body[row]?.[column]?.value;
    }
    throw new Error(`no ${multipleId}`);
  };
}

const cents = (value: number) => Math.round(value * 100) / 100;

test('MU-01 a company by hand: Norvik Steel, twelve months to March 2026', async () => {
  const issuerId = await idOf('norvik-steel');
  const fact = factOf(issuerId);
  const value = await shown(issuerId, '1', '2026-03-31');
  const [YEAR, THEN, NOW] = ['2025-12-31', '2025-03-31', '2026-03-31'];

  // Twelve months: the year 2025, less its first quarter, plus the first quarter of 2026.
  const ofYear = async (code: string) =>
    (await fact(code, YEAR)) - (await fact(code, THEN)) + (await fact(code, NOW));
  const revenue = await ofYear('revenue');
  const profit = await ofYear('profit_of_owners');
  const wholeProfit = await ofYear('net_profit');
  const ebitda = (await ofYear('operating_profit')) + (await ofYear('depreciation'));

  // The ordinary and the preferred share. Nothing was split after March 2026.
  const [ordinary, preferred] = [await stockOf('norvik-steel'), await stockOf('norvik-steel-pref')];
  const price = await priceOf(ordinary, NOW);
  const cap =
    price * (await sharesToday(ordinary)) + (await priceOf(preferred, NOW)) * (await sharesToday(preferred));

  const debt =
    (await fact('long_term_loans', NOW)) +
    (await fact('long_term_bonds', NOW)) +
    (await fact('short_term_loans', NOW)) +
    (await fact('short_term_bonds', NOW));
  const netDebt = debt - (await fact('cash', NOW));
  const ev = cap + netDebt + (await fact('non_controlling_interests', NOW));
  const equity = await fact('equity_of_owners', NOW);
  const meanEquity = (equity + (await fact('equity_of_owners', THEN))) / 2;
  const meanAssets = ((await fact('total_assets', NOW)) + (await fact('total_assets', THEN))) / 2;
  const dividends = await one(
    `select sum(amount) from dividend where instrument_id = $1 and ex_dividend_on > $2 and ex_dividend_on <= $3`,
    [ordinary, THEN, NOW],
  );

  expect(value('market_cap')).toBe(Math.round(cap / 1e6));
  expect(value('enterprise_value')).toBe(Math.round(ev / 1e6));
  expect(value('pe')).toBe(cents(cap / profit));
  expect(value('ps')).toBe(cents(cap / revenue));
  expect(value('pb')).toBe(cents(cap / equity));
  expect(value('ev_ebitda')).toBe(cents(ev / ebitda));
  expect(value('net_debt_ebitda')).toBe(cents(netDebt / ebitda));
  expect(value('roe')).toBe(cents((profit / meanEquity) * 100));
  expect(value('roa')).toBe(cents((wholeProfit / meanAssets) * 100));
  expect(value('dividend_yield')).toBe(cents((dividends / price) * 100));

  // The margins of the quarter: the first one is reported alone.
  const margin = async (code: string) => ((await fact(code, NOW)) / (await fact('revenue', NOW))) * 100;
  expect(value('gross_margin')).toBe(cents(await margin('gross_profit')));
  expect(value('operating_margin')).toBe(cents(await margin('operating_profit')));
  expect(value('net_margin')).toBe(cents(await margin('net_profit')));
  expect(value('ebitda_margin')).toBe(
    cents((await margin('operating_profit')) + (await margin('depreciation'))),
  );
});

test('MU-01 a company by hand: Norvik Steel at the end of a year before its shares were split', async () => {
  const issuerId = await idOf('norvik-steel');
  const fact = factOf(issuerId);
  const ordinary = await stockOf('norvik-steel');
  const splitDay = await app.services.stores.primaryPool.query(
    'select day::text, ratio as coefficient from split where instrument_id = $1 order by day desc limit 1',
    [ordinary],
  );
  const { day, coefficient } = splitDay.rows[0];
  const END = `${Number(day.slice(0, 4)) - 1}-12-31`;
  const value = await shown(issuerId, '2', END);

  // A third of the shares of today, at the price that was paid then.
  const preferred = await stockOf('norvik-steel-pref');
  const shareCount = (await sharesToday(ordinary)) / Number(coefficient);
  const price = await priceOf(ordinary, END);
  const cap = price * shareCount + (await priceOf(preferred, END)) * (await sharesToday(preferred));
  expect(Number(coefficient)).toBe(3);
  expect(value('market_cap')).toBe(Math.round(cap / 1e6));
  expect(value('pe')).toBe(cents(cap / (await fact('profit_of_owners', END))));
  expect(value('pb')).toBe(cents(cap / (await fact('equity_of_owners', END))));

  const all = (await sharesToday(ordinary)) + (await sharesToday(preferred));
  expect(value('eps')).toBe(cents((await fact('profit_of_owners', END)) / all));
});

test('MU-01 a bank by hand: Löwenstieg, the year 2025', async () => {
  const issuerId = await idOf('loewenstieg-bank');
  const fact = factOf(issuerId);
  const value = await shown(issuerId, '2', '2025-12-31');
  const [BEFORE, END] = ['2024-12-31', '2025-12-31'];

  const stock = await stockOf('loewenstieg-bank');
  const shareCount = await sharesToday(stock);
  const cap = (await priceOf(stock, END)) * shareCount;
  const profit = await fact('profit_of_owners', END);
  const equity = await fact('equity_of_owners', END);
  const mean = async (code: string) => ((await fact(code, BEFORE)) + (await fact(code, END))) / 2;
  const loans = await mean('loans_to_customers');
  const earning = loans + (await mean('due_from_banks')) + (await mean('securities'));

  expect(value('market_cap')).toBe(Math.round(cap / 1e6));
  expect(value('pe')).toBe(cents(cap / profit));
  expect(value('pb')).toBe(cents(cap / equity));
  expect(value('roe')).toBe(cents((profit / (await mean('equity_of_owners'))) * 100));
  expect(value('roa')).toBe(cents(((await fact('net_profit', END)) / (await mean('total_assets'))) * 100));
  expect(value('net_interest_margin')).toBe(
    cents(((await fact('net_interest_income', END)) / earning) * 100),
  );
  expect(value('cost_income')).toBe(
    cents((-(await fact('operating_expenses', END)) / (await fact('operating_income', END))) * 100),
  );
  expect(value('cost_of_risk')).toBe(cents((-(await fact('credit_loss_charge', END)) / loans) * 100));
  expect(value('loans_deposits')).toBe(
    cents(((await fact('loans_to_customers', END)) / (await fact('customer_deposits', END))) * 100),
  );
  expect(value('equity_ratio')).toBe(
    cents(((await fact('total_equity', END)) / (await fact('total_assets', END))) * 100),
  );
  expect(value('eps')).toBe(cents(profit / shareCount));
  expect(value('book_value')).toBe(cents(equity / shareCount));
  expect(value('income_growth')).toBe(
    cents(((await fact('operating_income', END)) / (await fact('operating_income', BEFORE)) - 1) * 100),
  );
});
