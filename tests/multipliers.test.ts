import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Explanation } from '#features/multipliers/explanation.contract.ts';
import type { MultiplierCell, Multipliers } from '#features/multipliers/multipliers.contract.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
const ids = new Map<string, number>();
beforeAll(async () => {
  app = await startTestApp();
  const { rows } = await app.services.stores.primaryPool.query('select id, string_id from issuer');
  for (const { id, string_id: stringId } of rows) ids.set(stringId, id);
});
afterAll(() => app.close());

const pathOf = (stringId: string) => `/api/company/${ids.get(stringId)}/multipliers/`;
const read = async (stringId: string, viewer: TestViewer = 'paid'): Promise<Multipliers> =>
  (await app.get(pathOf(stringId), viewer)).json();

function cellsOf(of: Multipliers, period: '1' | '2', multipleId: string): readonly MultiplierCell[] {
  for (const { columns, body } of of[period]) {
    const row = columns.findIndex(({ multiple_id: id }) => id === multipleId);
    if (row >= 0) return body[row] ?? [];
  }
  throw new Error(`no ${multipleId}`);
}
const valuesOf = (...requested: Parameters<typeof cellsOf>) =>
  cellsOf(...requested).map(({ value }) => value);
const reasonsOf = (...requested: Parameters<typeof cellsOf>) =>
  new Set(cellsOf(...requested).map(({ reason }) => reason));

test('MU-01 the answer is keyed by period, in groups with headers, columns and a body that fit each other', async () => {
  const reply = await read('norvik-steel');
  expect(Object.keys(reply)).toEqual(['1', '2']);
  for (const groups of Object.values(reply)) {
    expect(groups.map(({ group_id: id }) => id)).toEqual([
      'valuation',
      'profitability',
      'debt',
      'per_share',
      'growth',
    ]);
    for (const { headers, columns, body } of groups) {
      expect(headers[0]?.id).toBe('now');
      expect(body).toHaveLength(columns.length);
      for (const row of body) expect(row).toHaveLength(headers.length);
      const ends = headers.slice(1).map(({ id }) => id);
      expect(ends).toEqual(ends.toSorted().reverse());
    }
  }
  expect(reply['1'][0]?.headers).toHaveLength(21);
  expect(reply['2'][0]?.headers.length).toBeGreaterThan(4);
});

test('MU-01 names are those that professionals of the language use', async () => {
  const nameOf = async (language: string) => {
    const reply: Multipliers = (await app.get(`/${language}${pathOf('norvik-steel')}`)).json();
    return reply['1'][0]?.columns[0]?.name;
  };
  expect(await Promise.all(['deu', 'pol', 'tur', 'esp', 'fra', 'chn'].map(nameOf))).toEqual([
    'KGV',
    'C/Z',
    'F/K',
    'PER',
    'PER',
    '市盈率 (P/E)',
  ]);
});

describe('MU-01 LV-05 who sees what', () => {
  const PRICED = ['pe', 'ps', 'pb', 'p_fcf', 'ev_ebitda', 'ev_sales', 'dividend_yield', 'market_cap'];
  const AMOUNTS = ['enterprise_value', 'eps', 'book_value'];
  const OPEN = ['roe', 'gross_margin', 'net_debt_ebitda', 'dividend', 'payout', 'revenue_growth'];
  test.each<{ viewer: TestViewer; shut: readonly string[]; open: readonly string[] }>([
    { viewer: 'anonymous', shut: [...PRICED, ...AMOUNTS], open: OPEN },
    { viewer: 'free', shut: AMOUNTS, open: [...OPEN, ...PRICED] },
    { viewer: 'paid', shut: [], open: [...OPEN, ...PRICED, ...AMOUNTS] },
  ])('$viewer', async ({ viewer, shut, open }) => {
    const reply = await read('norvik-steel', viewer);
    for (const id of shut) expect(new Set(valuesOf(reply, '2', id)), id).toEqual(new Set(['***']));
    for (const id of open) expect(typeof valuesOf(reply, '2', id)[0], id).toBe('number');
  });

  test('no price and no capitalisation is in the bytes that an anonymous reader gets, nor can one be computed', async () => {
    const all = await read('norvik-steel', 'paid');
    const { body } = await app.get(pathOf('norvik-steel'));
    for (const id of ['market_cap', 'enterprise_value'])
      for (const period of ['1', '2'] as const)
        for (const value of valuesOf(all, period, id)) expect(body).not.toContain(String(value));
    // Open are only multiples without a price in them: no set of them has one in it either.
    const open = JSON.parse(body) as Multipliers;
    const reported = open['1'].flatMap(({ columns, body: rows }) =>
      columns.filter((_, at) => rows[at]?.some(({ value }) => typeof value === 'number')),
    );
    expect(reported.map(({ multiple_id: id }) => id).filter((id) => PRICED.includes(id))).toEqual([]);
  });

  test('a value leaves rounded: its other digits would reveal a locked row', async () => {
    const reply = await read('norvik-steel', 'paid');
    for (const { body } of [...reply['1'], ...reply['2']])
      for (const { value } of body.flat())
        if (typeof value === 'number') expect(Math.round(value * 100) / 100).toBe(value);
  });
});

test('MU-01 an issuer without reports has no groups; one that does not exist is not found', async () => {
  for (const viewer of ['anonymous', 'free', 'paid'] as const)
    expect(await read('vexley-robotics', viewer)).toEqual({ '1': [], '2': [] });
  for (const id of ['0', '2147483647', 'x', '-1'])
    expect((await app.get(`/api/company/${id}/multipliers/`)).statusCode).toBe(404);
});

describe('MU-01 gaps say why', () => {
  test('without the number of shares there is no capitalisation, and the yield does not need it', async () => {
    const reply = await read('ostermoor-telecom');
    for (const id of ['market_cap', 'pe', 'ev_ebitda', 'eps', 'payout'])
      expect(reasonsOf(reply, '2', id), id).toEqual(new Set(['no_shares']));
    expect(reasonsOf(reply, '2', 'dividend_yield')).toEqual(new Set([null]));
  });

  test.each(['sahinoz-insaat', 'tayozhnye-tovary'])(
    '%s loses money: no P/E, and a negative margin',
    async (stringId) => {
      const reply = await read(stringId);
      expect(reasonsOf(reply, '1', 'pe')).toContain('loss');
      expect(valuesOf(reply, '1', 'net_margin').some((value) => typeof value === 'number' && value < 0)).toBe(
        true,
      );
      const at = cellsOf(reply, '1', 'pe').findIndex(({ reason }) => reason === 'loss');
      expect(valuesOf(reply, '1', 'eps')[at]).toBeLessThan(0);
    },
  );

  test('a share that left the market has no now, and prices only while it had them', async () => {
    const reply = await read('tayozhnye-tovary');
    expect(reply['1'][0]?.headers.map(({ id }) => id)).not.toContain('now');
    expect(reasonsOf(reply, '1', 'market_cap')).toContain(null);
  });

  test('quarters that nobody reported, and those that cannot be put together', async () => {
    const halves = await read('quillstone-software');
    expect(reasonsOf(halves, '1', 'gross_margin')).toEqual(new Set([null, 'no_report', 'no_quarter']));
    expect(reasonsOf(await read('saltmere-pharma'), '1', 'pe')).toContain('no_quarter');
  });

  test('national accounts show no depreciation', async () => {
    const reply = await read('podyomnye-mashiny');
    expect(reasonsOf(reply, '1', 'ev_ebitda')).toEqual(new Set(['no_line']));
    expect(reasonsOf(reply, '1', 'ps')).toContain(null);
  });

  test('a bank pays its classes in two currencies: what all of them were paid is not shown', async () => {
    const reply = await read('jinglan-bank');
    expect(reply['1'].map(({ group_id: id }) => id)).toContain('balance');
    expect(reasonsOf(reply, '2', 'payout')).toContain('other_currency');
    expect(reasonsOf(reply, '2', 'pe')).toEqual(new Set([null]));
  });

  test('an issuer whose bonds alone are listed has no price', async () => {
    expect(reasonsOf(await read('strandwick-waterworks'), '2', 'pe')).toEqual(new Set(['not_listed']));
  });
});

describe('MU-01 the explanation of a value', () => {
  const explain = async (path: string, viewer: TestViewer = 'paid'): Promise<Explanation> =>
    (await app.get(`${pathOf('norvik-steel')}${path}`, viewer)).json();

  test('has the formula, and every input with its value, day and source, that give the result', async () => {
    const reported = await explain('1/ev_ebitda/2026-03-31/');
    expect(reported.formula[0]).toBe('EV/EBITDA = Enterprise value (EV) ÷ EBITDA');
    const heads = reported.inputs.filter(({ depth }) => depth === 0).map(({ value }) => Number(value));
    expect(reported.result.value).toBeCloseTo((heads[0] ?? 0) / (heads[1] ?? 0), 2);
    const price = reported.inputs.find(({ name }) => name === 'Share price');
    expect(price?.note).toBe('Last price on 31.03.2026, Amber Coast Exchange');
    const profit = reported.inputs.find(({ name }) => name === 'Operating profit (EBIT)');
    expect(profit?.note).toBe('12 months to 31.03.2026, IFRS');
    const [year, before, now] = profit?.reported.map(({ value }) => Number(value)) ?? [];
    expect((year ?? 0) - (before ?? 0) + (now ?? 0)).toBe(profit?.value);
  });

  test('shows its result as the table does', async () => {
    const table = await read('norvik-steel');
    for (const id of ['pe', 'roe', 'dividend', 'enterprise_value', 'revenue_growth'])
      expect((await explain(`2/${id}/2025-12-31/`)).result).toEqual(cellsOf(table, '2', id)[1]);
  });

  test.each<{ viewer: TestViewer; prices: string; facts: string }>([
    { viewer: 'anonymous', prices: 'string', facts: 'string' },
    { viewer: 'free', prices: 'number', facts: 'string' },
    { viewer: 'paid', prices: 'number', facts: 'number' },
  ])('LV-05 to $viewer a price is a $prices and a fact a $facts', async ({ viewer, prices, facts }) => {
    const { inputs } = await explain('1/pe/now/', viewer);
    const typeOf = (name: string) => typeof inputs.find((input) => input.name === name)?.value;
    expect(typeOf('Share price')).toBe(prices);
    expect(typeOf('Market cap')).toBe(prices);
    expect(typeOf('Number of shares')).toBe('number');
    expect(typeof inputs.at(-1)?.value).toBe(facts);
    expect(inputs.at(-1)?.reported.map(({ value }) => typeof value)).toEqual([facts, facts, facts]);
  });

  test('of what could not be computed says why, and shows what is known', async () => {
    const path = `/api/company/${ids.get('sahinoz-insaat')}/multipliers/1/pe/`;
    const table = await read('sahinoz-insaat');
    const at = cellsOf(table, '1', 'pe').findIndex(({ reason }) => reason === 'loss');
    const date = table['1'][0]?.headers[at]?.id;
    const reported: Explanation = (await app.get(`${path}${date}/`, 'paid')).json();
    expect(reported.result).toEqual({ value: null, reason: 'loss' });
    expect(reported.inputs.at(-1)?.value).toBeLessThan(0);
  });

  test.each([
    '3/pe/now/',
    '1/none/now/',
    '1/pe/2026-03-30/',
    '1/pe/later/',
    '2/cost_income/now/',
    '1/pe/2026-02-30/',
  ])('%s is not found', async (path) => {
    expect((await app.get(`${pathOf('norvik-steel')}${path}`, 'paid')).statusCode).toBe(404);
  });

  test('of an issuer without reports is not found', async () => {
    expect((await app.get(`${pathOf('vexley-robotics')}1/pe/now/`, 'paid')).statusCode).toBe(404);
  });
});
