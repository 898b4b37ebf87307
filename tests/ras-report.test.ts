import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RasForms } from '#features/ras-report/ras-report.contract.ts';
import { ASTERISKS, isLocked } from '#platform/contract/sealed.ts';
import { int, text } from '#platform/database/columns.server.ts';
import { query } from '#platform/database/query.server.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';
import { findRevealed, findSecrets, sectionOf } from './report-values.ts';

let app: TestApp;
let issuers: ReadonlyMap<string, number>;
beforeAll(async () => {
  app = await startTestApp();
  const rows = await query({ id: int, stringId: text })`
    select id, string_id as "stringId" from issuer`.all(app.services.stores.primary);
  issuers = new Map(rows.map(({ id, stringId }) => [stringId, id]));
});
afterAll(() => app.close());

const FORMS = ['rsbu_balance', 'rsbu_profit_and_loss', 'report_cash_flow'] as const;
const VIEWERS = ['anonymous', 'free', 'paid'] as const;

const pathOf = (issuer: string) => `/api/report_rsbu/${issuers.get(issuer)}/`;
async function read(issuer: string, viewer: TestViewer = 'anonymous'): Promise<RasForms> {
  const response = await app.get(pathOf(issuer), viewer);
  expect(response.statusCode).toBe(200);
  return response.json();
}

test.each(VIEWERS)(
  'IF-05 %s is answered with three forms of six lines, latest period first',
  async (viewer) => {
    const forms = await read('norvik-steel', viewer);
    for (const code of FORMS) {
      const form = forms[code];
      expect(form?.report.code).toBe(code);
      expect(form?.scroll_clmn).toHaveLength(6);
      expect(form?.scroll_body).toHaveLength(6);
      expect(form?.scroll_head).toHaveLength(20);
      const days = form?.scroll_head.map(({ date }) => date);
      expect(days).toEqual(days?.toSorted().reverse());
      expect(form?.showMore).toBe(true);
    }
  },
);

test.each([
  { viewer: 'anonymous', sees: false },
  { viewer: 'free', sees: false },
  { viewer: 'noexcel', sees: true },
  { viewer: 'paid', sees: true },
] as const)('IF-05 IF-07 LV-05 closed lines: $viewer sees them: $sees', async ({ viewer, sees }) => {
  const forms = await read('norvik-steel', viewer);
  for (const code of FORMS) expect(forms[code]?.closed_data === ASTERISKS).toBe(!sees);
});

test('IF-05 IF-03 the template of the export is given to whoever may export', async () => {
  const link = `/export/ras/${issuers.get('norvik-steel')}/?from=%from%&to=%to%`;
  for (const [viewer, expected] of [
    ['anonymous', null],
    ['free', null],
    ['noexcel', null],
    ['paid', link],
  ] as const)
    expect((await read('norvik-steel', viewer)).exportLink).toBe(expected);
});

test.each(['harrowmere-power', 'zvenlink-telecom', 'vexley-robotics'])(
  'IF-05 %s has no report of this standard: the forms are empty',
  async (issuer) => {
    for (const viewer of VIEWERS)
      expect(await read(issuer, viewer)).toEqual({
        rsbu_balance: null,
        rsbu_profit_and_loss: null,
        report_cash_flow: null,
        conversions: [],
        exportLink: null,
      });
  },
);

test.each(['999999', '0', 'x', '99999999999'])('IF-05 there is no issuer %s', async (id) => {
  for (const viewer of VIEWERS) {
    const response = await app.get(`/api/report_rsbu/${id}/`, viewer);
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe('not_found');
  }
});

test('IF-05 LV-05 no value of a closed line is in the bytes for those who may not see it', async () => {
  const paid = await read('norvik-steel', 'paid');
  const secrets = findSecrets(FORMS.map((code) => paid[code]));
  expect(secrets.length).toBeGreaterThan(500);
  const bytes = async (viewer: TestViewer) => (await app.get(pathOf('norvik-steel'), viewer)).body;
  expect(findRevealed(secrets, await bytes('paid'))).toEqual(secrets);
  expect(findRevealed(secrets, await bytes('free'))).toEqual([]);
  expect(findRevealed(secrets, await bytes('anonymous'))).toEqual([]);
});

test('IF-05 LV-05 nor is one in the page, as data or as a document', async () => {
  const paid = await read('norvik-steel', 'paid');
  // The cash of a closed line of the balance sheet is an open line of the cash flows.
  const secrets = findSecrets(FORMS.map((code) => paid[code]));
  const page = '/company/norvik-steel/';
  const forms = ['?all=ras', '?all=ras&ras_form=2', '?all=ras&ras_form=4'];
  const drawn = async (viewer: TestViewer) => {
    const documents = await Promise.all(forms.map((form) => app.get(page + form, viewer)));
    // A link names an open line by the number of its form, which a value may equal.
    return documents.map(({ body }) => sectionOf(body, 'ras').replace(/ras_lines=\w+/g, '')).join();
  };
  const data = async (viewer: TestViewer) =>
    JSON.stringify((await app.get(`${page}?format=json&all=ras`, viewer)).json().blocks.ras);
  for (const ask of [drawn, data]) {
    expect(findRevealed(secrets, await ask('paid'))).toEqual(secrets);
    expect(findRevealed(secrets, await ask('free'))).toEqual([]);
    expect(findRevealed(secrets, await ask('anonymous'))).toEqual([]);
  }
});

test.each([
  { address: '', periods: 5 },
  { address: '&ras_period=2', periods: 20 },
  { address: '&all=ras', periods: 20 },
])('IF-05 a page begins with a year and a quarter; its address has all periods: "$address"', async (row) => {
  const { blocks } = (await app.get(`/company/norvik-steel/?format=json${row.address}`, 'paid')).json();
  expect(blocks.ras.rsbu_balance.scroll_head).toHaveLength(row.periods);
  expect(blocks.ras.is_short).toBe(row.periods === 5);
});

test('IF-05 IF-10 quarters and the last twelve months are derived from the reports; the four quarters of a year are its year', async () => {
  const tablesOf = async (period: string) =>
    (await app.get(`/company/norvik-steel/?format=json&ras_form=2&ras_period=${period}`, 'paid')).json()
      .blocks.ras;
  const [years, quarters, trailing] = [await tablesOf('2'), await tablesOf('quarter'), await tablesOf('ltm')];
  expect([quarters.choice.period, quarters.is_short]).toEqual(['quarter', false]);
  const valueOn = ({ rsbu_profit_and_loss: table }: typeof years, day: string) =>
    table.scroll_body[0][table.scroll_head.findIndex((head: { date: string }) => head.date === day)];
  const quarterly = ['2025-03-31', '2025-06-30', '2025-09-30', '2025-12-31'].map((day) =>
    valueOn(quarters, day),
  );
  expect(quarterly.reduce((sum, value) => sum + value, 0)).toBeCloseTo(valueOn(years, '2025-12-31'), 6);
  expect(valueOn(trailing, '2025-12-31')).toBeCloseTo(valueOn(years, '2025-12-31'), 6);
  expect(
    quarters.rsbu_profit_and_loss.scroll_head.every(({ months }: { months: number }) => months === 3),
  ).toBe(true);
  expect(quarters.exportLink).toContain('&period=quarter');
});

test('IF-05 every balance sheet of every issuer balances, as a paid reader receives it', async () => {
  let count = 0;
  for (const issuer of issuers.keys()) {
    const { rsbu_balance: balance } = await read(issuer, 'paid');
    if (!balance || isLocked(balance.closed_data)) continue;
    const lines = [...balance.scroll_clmn, ...balance.closed_data.scroll_clmn];
    const values = [...balance.scroll_body, ...balance.closed_data.scroll_body];
    const row = (code: string) => values[lines.findIndex((line) => line.code === code)];
    expect(row('1600')).toEqual(row('1700'));
    count += row('1600')?.length ?? 0;
  }
  expect(count).toBeGreaterThan(200);
});

test('IF-05 a restated year is shown as it was reported last', async () => {
  const { rsbu_balance: balance } = await read('norvik-steel');
  expect(balance?.scroll_head.filter(({ restated_on }) => restated_on !== null)).toHaveLength(1);
});

test('IF-05 an issuer without the standard has no section of it', async () => {
  for (const issuer of ['harrowmere-power', 'zvenlink-telecom']) {
    const response = await app.get(`/company/${issuer}/`);
    expect(response.statusCode).toBe(200);
    expect(response.body).not.toContain('id="ras"');
  }
});
