import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BankReportData } from '#features/bank-report/bank-report.contract.ts';
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

const SECTIONS = [
  'rsbu_profit_and_loss',
  'rsbu_capital_adequacy',
  'rsbu_ratios',
  'rsbu_balance',
  'cash_flow',
] as const;
const VIEWERS = ['anonymous', 'free', 'paid'] as const;
/** Has both types in both editions. */
const BANK = 'lugorets-bank';

const pathOf = (bank: string, rest: string) => `/api/report_bank_rsbu/${issuers.get(bank)}/${rest}`;
async function read(bank: string, rest: string, viewer: TestViewer = 'anonymous') {
  const response = await app.get(pathOf(bank, rest), viewer);
  expect(response.statusCode).toBe(200);
  return response.json() as BankReportData & { emptyReport?: true };
}

test.each(VIEWERS)('IF-06 %s is answered with five sections of at most seven lines', async (viewer) => {
  const report = await read(BANK, '0/', viewer);
  for (const code of SECTIONS) {
    const section = report[code];
    expect(section?.report.code).toBe(code);
    expect(section?.scroll_clmn.length).toBeLessThanOrEqual(7);
    const closed = section?.closed_data;
    expect(closed === ASTERISKS).toBe(viewer !== 'paid');
  }
  expect(report.rsbu_balance?.scroll_clmn).toHaveLength(7);
});

test.each([
  { rest: '0/', tab: 2, type: 1, periods: 12, latest: true },
  { rest: '1/', tab: 1, type: 1, periods: 8, latest: false },
  { rest: '0/?type=2', tab: 2, type: 2, periods: 12, latest: true },
  { rest: '1/?type=2', tab: 1, type: 2, periods: 8, latest: false },
])('IF-06 $rest is tab $tab with type $type', async ({ rest, tab, type, periods, latest }) => {
  const report = await read(BANK, rest);
  expect(report).toMatchObject({ tab, type });
  expect(report.offered).toHaveLength(4);
  const days = report.rsbu_balance?.scroll_head.map(({ date }) => date) ?? [];
  expect(days).toHaveLength(periods);
  expect(days).toEqual(days.toSorted().reverse());
  expect((days[0] ?? '') > '2024-06-30').toBe(latest);
});

test('IF-06 the link opens the archive on the page of the bank; without an archive there is none', async () => {
  const link = `/company/${BANK}/?bank_tab=1#bank-ras`;
  for (const rest of ['0/', '1/']) expect((await read(BANK, rest)).archLink).toBe(link);
  expect((await read('caldervoe-bank', '0/')).archLink).toBeNull();
});

test.each([
  { bank: 'yednalis-bank', rest: '0/', archLink: '/company/yednalis-bank/?bank_tab=1#bank-ras' },
  { bank: 'caldervoe-bank', rest: '1/', archLink: null },
  { bank: 'loewenstieg-bank', rest: '0/?type=2', archLink: '/company/loewenstieg-bank/?bank_tab=1#bank-ras' },
  { bank: 'bank-zrodlany', rest: '0/?type=1', archLink: '/company/bank-zrodlany/?bank_tab=1#bank-ras' },
  { bank: 'jinglan-bank', rest: '0/', archLink: null },
  { bank: 'norvik-steel', rest: '1/', archLink: null },
])('IF-06 $bank has nothing at $rest: the report is empty', async ({ bank, rest, archLink }) => {
  for (const viewer of VIEWERS)
    expect(await read(bank, rest, viewer)).toEqual({ emptyReport: true, archLink });
});

test.each([
  { bank: 'loewenstieg-bank', type: 1 },
  { bank: 'bank-zrodlany', type: 2 },
])('IF-06 $bank is shown by type $type, the only one that it has', async ({ bank, type }) => {
  expect(await read(bank, '0/')).toMatchObject({ tab: 2, type });
});

test.each(['999999/0/', '0/0/', 'x/1/', '1/2/', '1/x/'])('IF-06 there is nothing at %s', async (rest) => {
  for (const viewer of VIEWERS) {
    const response = await app.get(`/api/report_bank_rsbu/${rest}`, viewer);
    expect(response.statusCode).toBe(404);
    expect(response.json().code).toBe('not_found');
  }
});

test('IF-06 a type that does not exist is refused', async () => {
  const response = await app.get(pathOf(BANK, '0/?type=3'));
  expect(response.statusCode).toBe(400);
});

test('IF-03 IF-06 the template of the export is given to whoever may export', async () => {
  const link = `/export/bank/${issuers.get(BANK)}/2/?from=%from%&to=%to%&archive=%archive%`;
  for (const [viewer, expected] of [
    ['anonymous', null],
    ['free', null],
    ['noexcel', null],
    ['paid', link],
  ] as const)
    expect((await read(BANK, '0/?type=2', viewer)).exportLink).toBe(expected);
});

test.each([
  { rest: '0/', query: '' },
  { rest: '1/?type=2', query: '?bank_tab=1&bank_type=2' },
])(
  'IF-06 LV-05 no value of a closed line of $rest is in the bytes for those who may not see it',
  async (its) => {
    const paid = await read(BANK, its.rest, 'paid');
    const secrets = findSecrets(SECTIONS.map((code) => paid[code]));
    expect(secrets.length).toBeGreaterThan(40);
    const page = `/company/${BANK}/${its.query}`;
    const called = async (viewer: TestViewer) => (await app.get(pathOf(BANK, its.rest), viewer)).body;
    const drawn = async (viewer: TestViewer) => sectionOf((await app.get(page, viewer)).body, 'bank-ras');
    const data = async (viewer: TestViewer) =>
      JSON.stringify(
        (await app.get(`${page}${its.query ? '&' : '?'}format=json`, viewer)).json().blocks['bank-ras'],
      );
    for (const ask of [called, drawn, data]) {
      expect(findRevealed(secrets, await ask('paid'))).toEqual(secrets);
      expect(findRevealed(secrets, await ask('free'))).toEqual([]);
      expect(findRevealed(secrets, await ask('anonymous'))).toEqual([]);
    }
  },
);

test.each([
  { bank: 'yednalis-bank', query: '', tabs: ['Archive'], current: 'Archive' },
  { bank: 'yednalis-bank', query: '?bank_tab=2', tabs: ['Archive'], current: 'Archive' },
  { bank: 'caldervoe-bank', query: '?bank_tab=1', tabs: ['Current'], current: 'Current' },
  { bank: BANK, query: '', tabs: ['Current', 'Archive'], current: 'Current' },
  { bank: BANK, query: '?bank_tab=1', tabs: ['Current', 'Archive'], current: 'Archive' },
])('IF-06 the page of $bank with "$query" shows $current of $tabs without script', async (its) => {
  const section = sectionOf((await app.get(`/company/${its.bank}/${its.query}`)).body, 'bank-ras');
  const links = [...section.matchAll(/<a [^>]*#bank-ras"([^>]*)>(Current|Archive)<\/a>/g)];
  expect(links.map(([, , text]) => text)).toEqual(its.tabs);
  expect(links.find(([, marks]) => marks?.includes('aria-current'))?.[2]).toBe(its.current);
  expect(section.match(/<table/g)).toHaveLength(5);
});

test('IF-06 a bank without such reports, and a company, have no section of them', async () => {
  for (const issuer of ['jinglan-bank', 'norvik-steel'])
    expect((await app.get(`/company/${issuer}/`)).body).not.toContain('id="bank-ras"');
});

test('IF-06 every balance sheet of every bank balances, as a paid reader receives it', async () => {
  const totals = { 1: ['1.07', '1.19'], 2: ['A', 'P'] } as const;
  let count = 0;
  for (const bank of issuers.keys())
    for (const rest of ['0/?type=1', '0/?type=2', '1/?type=1', '1/?type=2']) {
      const { rsbu_balance: balance, type } = await read(bank, rest, 'paid');
      if (!balance || isLocked(balance.closed_data)) continue;
      const lines = [...balance.scroll_clmn, ...balance.closed_data.scroll_clmn];
      const values = [...balance.scroll_body, ...balance.closed_data.scroll_body];
      const row = (code: string) => values[lines.findIndex((line) => line.code === code)];
      const [owned, paid] = totals[type];
      expect(row(owned)).toEqual(row(paid));
      count += row(owned)?.length ?? 0;
    }
  expect(count).toBeGreaterThan(80);
});

test.each(['rus', 'eng'])('IF-08 the methodology in %s is a PDF that a browser opens', async (language) => {
  const response = await app.get(`/brands/basispoint/bank-reports-${language}.pdf`);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('application/pdf');
  expect(response.headers['content-disposition']).toBeUndefined();
  expect(response.headers['x-content-type-options']).toBe('nosniff');
  expect(response.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(response.rawPayload.subarray(-10).toString()).toContain('%%EOF');
  expect(response.rawPayload.length).toBeLessThan(100_000);
});

test('IF-08 LV-07 a brand in the CBN data mode has no methodology', async () => {
  expect((await app.get('/brands/couponry/bank-reports-eng.pdf')).statusCode).toBe(404);
});

test('IF-10 IF-06 a bank’s quarters and last twelve months are derived, offered and exported as such', async () => {
  const reported = await read(BANK, '0/?type=1', 'paid');
  expect(reported.bases).toEqual(['quarter', 'ltm']);
  expect(reported.basis).toBeNull();
  const quarters = await read(BANK, '0/?type=1&period=quarter', 'paid');
  expect(quarters.basis).toBe('quarter');
  expect(quarters.exportLink).toContain('&period=quarter');
  const heads = quarters.rsbu_profit_and_loss?.scroll_head ?? [];
  expect(heads.length).toBeGreaterThan(3);
  expect(new Set(heads.map(({ months }) => months))).toEqual(new Set([3]));
  const page = await app.get(`/company/${BANK}/?bank_period=ltm&format=json`, 'paid');
  expect(JSON.parse(page.body).blocks['bank-ras'].basis).toBe('ltm');
  const file = await app.get(
    quarters.exportLink?.replace('%archive%', '0').replace(/%\w+%/g, '') ?? '',
    'paid',
  );
  expect(file.statusCode).toBe(200);
});
