import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BondExplanation } from '#features/explain-number/bond-explanation.contract.ts';
import { EXPLAINED_OF_BOND } from '#market/explain/explain-address.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
let bonds: readonly { string_id: string; status: string; measured: Record<string, number | null> | null }[];
beforeAll(async () => {
  app = await startTestApp();
  const { rows } = await app.services.stores.primaryPool.query(
    `select string_id, status, row_to_json(bond_measure) as measured
       from instrument left join bond_measure on bond_id = instrument.id
      where kind = 'bond' order by string_id`,
  );
  bonds = rows;
});
afterAll(() => app.close());

async function explain(path: string, viewer: TestViewer = 'paid'): Promise<BondExplanation> {
  const answer = await app.get(`/bonds/${path}${path.includes('?') ? '&' : '?'}format=json`, viewer);
  if (answer.statusCode !== 200)
    throw new Error(`${path}: ${answer.statusCode} ${answer.body.slice(0, 200)}`);
  return answer.json();
}

/** As a reader adds what is on the screen: digit by digit, then rounded to the digits of the sum. */
function addShown(values: readonly (number | null)[], decimals: number, shown: number): string {
  const sum = values.reduce(
    (all, value) => all + BigInt((value ?? 0).toFixed(decimals).replace('.', '')),
    0n,
  );
  const unit = 10n ** BigInt(decimals - shown);
  const rounded = (sum + unit / 2n) / unit;
  const digits = String(rounded).padStart(shown + 1, '0');
  return shown === 0 ? digits : `${digits.slice(0, -shown)}.${digits.slice(-shown)}`;
}

describe('what a panel explains', () => {
  test('EP-01 of every bond the discounted payments add up to the shown price, to the last digit', async () => {
    const explained: string[] = [];
    for (const { string_id: stringId } of bonds) {
      for (const requested of ['yield/', 'yield/?convention=street&end=maturity', 'z-spread/']) {
        const { body: explanation } = await explain(`${stringId}/explain/${requested}`);
        if (!explanation.flows) {
          expect(explanation.why, `${stringId} ${requested}`).toBeTruthy();
          continue;
        }
        const { rows, total, price, present_decimals: fine, total_decimals: shown } = explanation.flows;
        const added = addShown(
          rows.map(({ present }) => present),
          fine,
          shown,
        );
        expect(shown, stringId).toBeGreaterThanOrEqual(4);
        expect([added, total?.toFixed(shown)], `${stringId} ${requested}`).toEqual([
          price?.toFixed(shown),
          price?.toFixed(shown),
        ]);
        for (const { amount, factor, present } of rows) {
          expect(Math.abs((amount ?? 0) * (factor ?? 0) - (present ?? 0))).toBeLessThan(1e-9 * (price ?? 1));
        }
        explained.push(stringId);
      }
    }
    expect(new Set(explained).size).toBeGreaterThan(100);
  });

  test('EP-01 the figures are those of the lists: the measures of every bond', async () => {
    const columns = {
      yield: 'ytw',
      'current-yield': 'current_yield',
      macaulay: 'macaulay_duration',
      modified: 'modified_duration',
      convexity: 'convexity',
      'point-value': 'pvbp',
      accrued: 'accrued_interest',
      spread: 'g_spread',
      'z-spread': 'z_spread',
    } as const;
    const stored = EXPLAINED_OF_BOND.filter((what) => what !== 'i-spread' && what !== 'asset-swap');
    const measured = bonds.filter((bond) => bond.measured);
    expect(measured.length).toBeGreaterThan(100);
    for (const [at, bond] of measured.entries()) {
      const what = stored[at % stored.length] ?? 'yield';
      const { body: explanation } = await explain(`${bond.string_id}/explain/${what}/`);
      const measure = bond.measured?.[columns[what]] ?? null;
      const where = `${bond.string_id} ${what}`;
      if (measure === null) expect(explanation.figure, where).toBeNull();
      else expect(explanation.figure, where).toBeCloseTo(measure, 6);
    }
  });

  test('EP-01 NU-02 the spreads over swaps are those of the bond page, and say what they are measured by', async () => {
    const page = await app.get('/bonds/norvik-steel-bond-1/?format=json', 'paid');
    const shown = page.json().blocks.yields.ends[0];
    const swap = await explain('norvik-steel-bond-1/explain/asset-swap/?end=maturity');
    expect(swap.body.figure).toBeCloseTo(shown.asset_swap, 6);
    const { total, price } = swap.body.flows ?? {};
    const inputOf = (symbol: string) => swap.body.inputs.find((input) => input.symbol === symbol)?.value ?? 0;
    expect((10_000 * (Number(total) - Number(price))) / (inputOf('N') * inputOf('a'))).toBeCloseTo(
      shown.asset_swap,
      4,
    );
    const over = await explain('norvik-steel-bond-1/explain/i-spread/?end=maturity');
    expect(over.body.figure).toBeCloseTo(shown.i_spread, 6);
    expect(over.body.curve).toMatchObject({ kind: 'published', points: [] });
    // Euro swaps pay more than the state: the spread over them is the smaller one.
    expect(shown.i_spread).toBeLessThan(shown.spread);
    expect(Math.abs(shown.i_spread - shown.spread)).toBeLessThan(60);
    const { rows } = await app.services.stores.primaryPool.query(
      `select string_id from instrument join bond_measure on bond_id = id
        where currency not in ('EUR', 'USD') and status = 'active' order by 1 limit 1`,
    );
    const without = await explain(`${rows[0].string_id}/explain/i-spread/?end=maturity`);
    expect(without.body).toMatchObject({ figure: null, why: expect.stringContaining('swap rates') });
    const locked = await explain('norvik-steel-bond-1/explain/asset-swap/?end=maturity', 'anonymous');
    expect(locked.body).toMatchObject({ is_shown: false, figure: null, flows: { total: null, price: null } });
  });

  test('EP-01 every input states its source and its day', async () => {
    const { body: explanation } = await explain('norvik-steel-bond-2/explain/modified/?convention=street');
    const noteOf = (name: string) => explanation.inputs.find((input) => input.name === name)?.note;
    expect(noteOf('Clean price')).toMatch(/last price on \d\d\.\d\d\.\d{4}; source: \S/);
    expect(noteOf('Outstanding principal')).toMatch(/source: \S/);
    expect(noteOf('Reference rate')).toMatch(/as of \d\d\.\d\d\.\d{4}; source: \S/);
    expect(explanation.says.join(' ')).toMatch(/for later coupon periods .+ is assumed to stay at \d+\.\d+%/);
    const { body: over } = await explain('norvik-steel-bond-1/explain/spread/');
    expect(over.curve?.points.length).toBeGreaterThan(2);
    expect(over.inputs.map(({ symbol }) => symbol)).toContain('g(T)');
  });

  test('EP-01 a bond in default says why it has no yield, to everyone', async () => {
    for (const viewer of ['paid', 'anonymous'] as const) {
      const { body: explanation } = await explain('sahinoz-insaat-bond-1/explain/yield/', viewer);
      expect(explanation).toMatchObject({
        figure: null,
        flows: null,
        why: expect.stringContaining('default'),
      });
    }
  });

  test('EP-01 without script it is a page: figure, convention, formula, inputs and payments', async () => {
    const { body } = await app.get('/deu/bonds/norvik-steel-bond-1/explain/yield/', 'paid');
    expect(body).toContain('<math');
    expect(body).toContain('Diskontierte Zahlungen');
    expect(body).toContain('name="robots" content="noindex');
  });
});

describe('MU-01 what a multiple is explained by', () => {
  const path = '/company/norvik-steel/explain/ev_ebitda/';

  test.each(['anonymous', 'free', 'paid'] as const)('is a page to who is %s', async (viewer) => {
    const { statusCode, body } = await app.get(`${path}?period=1&date=now`, viewer);
    expect(statusCode).toBe(200);
    expect(body).toContain('EV/EBITDA = ');
    expect(body.includes('Excel with formulas')).toBe(viewer === 'paid');
  });

  test('is a workbook whose every sum is a formula', async () => {
    const answer = await app.get(`/export${path}`, 'paid');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toContain('norvik-steel_ev_ebitda_');
  });
});

describe('who may see it', () => {
  test('LV-06 nothing that an anonymous visitor sees depends on the price, the worst end included', async () => {
    const { rows } = await app.services.stores.primaryPool.query(
      `select string_id, instrument.id from instrument join bond_option on bond_id = instrument.id
        where status = 'active' and day > current_date group by 1, 2 order by 1 limit 3`,
    );
    expect(rows.length).toBeGreaterThan(0);
    const paths = rows.flatMap(({ string_id: id }) =>
      EXPLAINED_OF_BOND.filter((what) => !what.includes('spread')).map((what) => `${id}/explain/${what}/`),
    );
    const shut = await Promise.all(paths.map((path) => explain(path, 'anonymous')));
    const open = await Promise.all(paths.map((path) => explain(path)));
    await app.services.stores.primaryPool.query(
      `update daily_trading set last_price = last_price * 1.3, open_price = open_price * 1.3,
              low_price = low_price * 1.3, high_price = high_price * 1.3 from listing
        where listing.id = listing_id and instrument_id = any($1)`,
      [rows.map(({ id }) => id)],
    );
    const dearer = await Promise.all(paths.map((path) => explain(path)));
    const shutDearer = await Promise.all(paths.map((path) => explain(path, 'anonymous')));
    await app.services.stores.primaryPool.query(
      `update daily_trading set last_price = last_price / 1.3, open_price = open_price / 1.3,
              low_price = low_price / 1.3, high_price = high_price / 1.3 from listing
        where listing.id = listing_id and instrument_id = any($1)`,
      [rows.map(({ id }) => id)],
    );
    expect(dearer).not.toEqual(open);
    expect(shutDearer).toEqual(shut);
  });

  test('LV-06 a reader who is signed in sees the figure, an anonymous one what it is made of', async () => {
    const path = 'norvik-steel-bond-1/explain/yield/';
    const free = await explain(path, 'free');
    expect(free.body.figure).toBeGreaterThan(0);
    const { body: explanation } = await explain(path, 'anonymous');
    expect(explanation).toMatchObject({ is_shown: false, figure: null, why: null });
    expect(explanation.flows?.rows[0]).toMatchObject({
      amount: expect.any(Number),
      factor: null,
      present: null,
    });
    const { body } = await app.get(`/bonds/${path}`);
    expect(body).toContain('Sign in to see prices');
  });
});

describe('addresses', () => {
  test.each([
    ['nothing-here/explain/yield/', 404],
    ['norvik-steel-bond-1/explain/profit/', 404],
    ['norvik-steel-bond-1/explain/yield/?end=put', 404],
    ['norvik-steel-bond-1/explain/yield/?end=put-2026-02-30', 400],
    ['norvik-steel-bond-1/explain/yield/?convention=mine', 400],
    ['norvik-steel-bond-1/explain/yield/?venue=77', 404],
    ['norvik-steel-bond-1/explain/accrued/?day=0001-01-01', 200],
    ['norvik-steel-bond-1/explain/yield/?day=1950-01-01', 200],
    ['norvik-steel-bond-1/explain/yield/?day=9999-12-31', 200],
  ])('%s answers %i', async (path, status) => {
    expect((await app.get(`/bonds/${path}`, 'paid')).statusCode).toBe(status);
  });

  test('a bond’s number leads to its own address', async () => {
    const { rows } = await app.services.stores.primaryPool.query(
      `select id from instrument where kind = 'bond' and string_id = 'norvik-steel-bond-1'`,
    );
    const answer = await app.get(`/rus/bonds/${rows[0].id}/explain/macaulay/?end=maturity`);
    expect(answer.headers.location).toBe('/rus/bonds/norvik-steel-bond-1/explain/macaulay/?end=maturity');
  });
});
