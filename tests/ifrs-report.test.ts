import { afterAll, beforeAll, expect, test } from 'vitest';
import { toGroupTables } from '#features/ifrs-report/group-tables.ts';
import type { IfrsReportData, IfrsStatementsData } from '#features/ifrs-report/ifrs-report.contract.ts';
import type { ReportTableData } from '#market/statements/report-table.contract.ts';
import { findReports } from '#market/statements/reports.repository.ts';
import { ASTERISKS } from '#platform/contract/sealed.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const query = async <Row>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await app.services.stores.primaryPool.query(text, values)).rows;
const idOf = async (stringId: string): Promise<number> => {
  const [row] = await query<{ id: number }>('select id from issuer where string_id = $1', [stringId]);
  return row?.id ?? 0;
};
const readReport = async (stringId: string, period = '', viewer: TestViewer = 'anonymous', prefix = '') =>
  (
    await app.get(`${prefix}/api/report_fmp/${await idOf(stringId)}/${period}`, viewer)
  ).json<IfrsReportData>();
const readStatements = async (stringId: string, viewer: TestViewer = 'anonymous', prefix = '') =>
  (await app.get(`${prefix}/api/report_msfo/${await idOf(stringId)}/`, viewer)).json<IfrsStatementsData>();
const tablesOf = (data: IfrsStatementsData): ReportTableData[] =>
  [data.balance_sheet, data.profit_and_loss, data.cash_flow_statement].flatMap((table) => table ?? []);

/** Every line of a table with its values, as far as the viewer received them. */
function linesOf(table: ReportTableData) {
  const { closed_data: closed } = table;
  const parts = typeof closed === 'string' ? [table] : [table, closed];
  return parts.flatMap((part) =>
    part.scroll_clmn.map((line, row) => ({ ...line, values: part.scroll_body[row] ?? [] })),
  );
}

test('IF-01 without a period full years are reported, latest first, in a group for each statement', async () => {
  const report = await readReport('norvik-steel');
  expect(report.periodId).toBe(4);
  expect(report.periods).toEqual([1, 2, 3, 4].map((id) => ({ id, periodNum: id })));
  const days = report.headers.map(({ date }) => date);
  expect(days.length).toBeGreaterThan(3);
  expect(days).toEqual(days.toSorted().toReversed());
  expect(days.every((day) => day.endsWith('-12-31'))).toBe(true);
  expect(report.columns).toEqual(days);
  expect(report.groups.map((group) => group.report_line_name)).toEqual([
    'Statement of financial position',
    'Statement of profit or loss',
    'Statement of cash flows',
  ]);
  expect(report.headers.filter(({ restated_on }) => restated_on !== null)).toHaveLength(1);
});

test('IF-02 everyone receives five rows of each group, and of each the statement that it belongs to', async () => {
  const { data, groups } = await readReport('norvik-steel', '1/');
  for (const { report_line_code, showMore } of groups) {
    expect(data.filter((row) => row.financial_statement_code === report_line_code)).toHaveLength(5);
    expect(showMore).toBe(true);
  }
  expect(data[5]).toMatchObject({ code: 'revenue', name: 'Revenue', class: null, measure: 'money' });
});

test('IF-01 a paid reader receives every row of every group in data, in the order of print', async () => {
  const [report, statements] = await Promise.all([
    readReport('norvik-steel', '4/', 'paid'),
    readStatements('norvik-steel', 'paid'),
  ]);
  for (const table of tablesOf(statements)) {
    const rows = report.data.filter((row) => row.financial_statement_code === table.report.code);
    expect(new Set(rows.map(({ code }) => code))).toEqual(new Set(linesOf(table).map(({ code }) => code)));
  }
  const codes = report.data.map(({ code }) => code);
  expect(codes.indexOf('cash')).toBe(codes.indexOf('other_current_assets') + 1);
  expect(report.groups.every((group) => !('closed_data' in group))).toBe(true);
});

test('IF-01 a period compares the same months of the years', async () => {
  const { headers, periodId } = await readReport('norvik-steel', '3/');
  expect(periodId).toBe(3);
  expect(new Set(headers.map(({ months }) => months))).toEqual(new Set([9]));
});

test.each(['1/', '9/', '2147483647/'])(
  'IF-01 a period that nobody reported (%s) answers without data and names those that were',
  async (period) => {
    const report = await readReport('quillstone-software', period, 'paid');
    expect(report).toMatchObject({ headers: [], columns: [], data: [], groups: [], exportLink: null });
    expect(report.periodId).toBe(Number.parseInt(period, 10));
    expect(report.periods.map(({ id }) => id)).toEqual([2, 4]);
  },
);

test('IF-01 IF-04 an issuer without reports answers without data; one that is not there is not found', async () => {
  expect(await readReport('vexley-robotics')).toMatchObject({ data: [], periods: [], periodId: null });
  expect(await readStatements('vexley-robotics', 'paid')).toMatchObject({
    balance_sheet: null,
    profit_and_loss: null,
    cash_flow_statement: null,
    exportLink: null,
  });
  for (const path of [
    'report_fmp/999999/',
    'report_fmp/999999/1/',
    'report_fmp/1/x/',
    'report_msfo/999999/',
  ]) {
    const { statusCode, body } = await app.get(`/api/${path}`);
    expect([statusCode, JSON.parse(body).code]).toEqual([404, 'not_found']);
  }
});

test('IF-04 the three statements show all quarters and years, latest first', async () => {
  const data = await readStatements('norvik-steel');
  expect(tablesOf(data).map(({ report, counts }) => [report.code, counts])).toEqual([
    ['balance_sheet', 'at_end'],
    ['profit_and_loss', 'since_new_year'],
    ['cash_flow_statement', 'since_new_year'],
  ]);
  const [latest, second] = data.balance_sheet?.scroll_head ?? [];
  expect(data.balance_sheet?.scroll_head).toHaveLength(20);
  expect(latest?.date).toBe(data.params.to);
  expect(second?.date.localeCompare(latest?.date ?? '')).toBe(-1);
});

test.each<{ viewer: TestViewer; sees: boolean; exports: boolean }>([
  { viewer: 'anonymous', sees: false, exports: false },
  { viewer: 'free', sees: false, exports: false },
  { viewer: 'noexcel', sees: true, exports: false },
  { viewer: 'paid', sees: true, exports: true },
])('IF-02 IF-03 $viewer receives the other rows: $sees, and a link to export: $exports', async (expected) => {
  const { viewer, sees, exports } = expected;
  const report = await readReport('norvik-steel', '2/', viewer);
  const statements = await readStatements('norvik-steel', viewer);
  const tables = [...toGroupTables(report), ...tablesOf(statements)];
  expect(tables).toHaveLength(6);
  for (const { closed_data } of tables) expect(closed_data !== ASTERISKS).toBe(sees);
  expect(report.exportLink).toBe(exports ? '/export/ifrs/1/2/?from=%from%&to=%to%' : null);
  expect(statements.exportLink).toBe(exports ? '/export/msfo/1/?from=%from%&to=%to%' : null);
});

test('LV-05 IF-02 no value of a closed row is in any byte that is sent to those without access', async () => {
  for (const stringId of ['norvik-steel', 'loewenstieg-bank', 'ostermoor-telecom']) {
    const id = await idOf(stringId);
    const reports = await findReports(app.services.stores.primary, { issuerId: id, standard: 'ifrs' });
    const open = new Set([...(await openNumbers(stringId))].map((value) => Math.abs(value)));
    const secret = reports
      .flatMap(({ facts }) => Object.values(facts))
      .filter((value) => value !== undefined)
      // Shorter ones, and those that may be years, are found by chance.
      .filter((value) => Math.abs(value) > 2_100 && !open.has(Math.abs(value)));
    expect(secret.length).toBeGreaterThan(100);
    for (const viewer of ['anonymous', 'free'] as const) {
      for (const path of ['report_fmp/:id/', 'report_fmp/:id/1/', 'report_fmp/:id/3/', 'report_msfo/:id/']) {
        const { body } = await app.get(`/api/${path.replace(':id', String(id))}`, viewer);
        expect(findWritten(body, secret), `${stringId} ${path} to ${viewer}`).toEqual([]);
      }
    }
    for (const viewer of ['anonymous', 'free'] as const) {
      const page = await app.get(`/company/${stringId}/?ifrs=2`, viewer);
      const section = page.body.slice(page.body.indexOf('id="ifrs"')).split('<section')[0] ?? '';
      expect(section).toContain('30.06.');
      expect(findWritten(section, secret), `page of ${stringId} to ${viewer}`).toEqual([]);
      // Other blocks have rules of their own: the access matrix looks at the page as a whole.
      const data = await app.get(`/company/${stringId}/?ifrs=2&format=json`, viewer);
      const block = JSON.stringify(data.json().blocks.ifrs);
      expect(block).toContain('balance_sheet');
      expect(findWritten(block, secret), `data of ${stringId} to ${viewer}`).toEqual([]);
    }
    const { body } = await app.get(`/api/report_msfo/${id}/`, 'paid');
    expect(findWritten(body, secret).length).toBe(secret.length);
  }
});

/** What everyone is shown of an issuer under IFRS. */
async function openNumbers(stringId: string): Promise<Set<number>> {
  const tables = tablesOf(await readStatements(stringId));
  return new Set(tables.flatMap((table) => table.scroll_body.flat()).filter((value) => value !== null));
}

function findWritten(text: string, values: readonly number[]): number[] {
  const format = formatOf('eng');
  const written = new Set(text.match(/\d[\d\u00a0]*(?:\.\d+)?/g));
  return values.filter(
    (value) => written.has(String(Math.abs(value))) || written.has(format.number(Math.abs(value), 0)),
  );
}

test('IF-01 IF-04 in the demo data every balance sheet balances, and every total is the sum of the lines under it', async () => {
  const issuers = await query<{ string_id: string }>(
    `select distinct string_id from issuer join report on issuer_id = issuer.id where standard = 'ifrs' order by 1`,
  );
  expect(issuers.length).toBeGreaterThan(20);
  let sums = 0;
  for (const { string_id: stringId } of issuers) {
    const tables = tablesOf(await readStatements(stringId, 'paid'));
    const lines = tables.flatMap(linesOf);
    const find = (code: string) => lines.find((line) => line.code === code)?.values;
    expect(find('total_assets'), stringId).toBeDefined();
    expect(find('total_assets'), stringId).toEqual(find('total_equity_and_liabilities'));
    const parts = Map.groupBy(lines, ({ parent }) => parent);
    for (const { code, values } of lines) {
      const own = parts.get(code);
      if (!own) continue;
      sums += 1;
      const total = values.map((_, at) => own.reduce((sum, part) => sum + (part.values[at] ?? 0), 0));
      expect(total, `${stringId} ${code}`).toEqual(values);
    }
  }
  expect(sums).toBeGreaterThan(issuers.length * 4);
});

test('LV-01 IF-01 lines and groups have the names of the language', async () => {
  const report = await readReport('norvik-steel', '', 'anonymous', '/deu');
  expect(report.groups[0]?.report_line_name).toBe('Bilanz');
  expect(report.data.find(({ code }) => code === 'revenue')?.name).toBe('Umsatzerlöse');
});

test('IF-04 action 80 of a signed-in reader is noted', async () => {
  const sent = await app.get('/cb/current_user/action_log/global/json/80/', 'paid', {
    'sec-fetch-site': 'same-origin',
  });
  expect(sent.statusCode).toBe(200);
  await app.services.actionLog.flush();
  expect(await query('select 1 from action_log where action_id = 80')).toHaveLength(1);
});

test('IF-10 quarters and the last twelve months follow from the reports of the issuer; the multiples read the same twelve months', async () => {
  const [quarters, ltm, ...cumulative] = await Promise.all(
    ['5/', '6/', '1/', '2/', '3/', '4/'].map((period) => readReport('norvik-steel', period, 'paid')),
  );
  if (!quarters || !ltm) throw new Error('no reports');
  expect(quarters.derived_periods).toEqual([
    { id: 5, basis: 'quarter' },
    { id: 6, basis: 'ltm' },
  ]);
  const revenue = (report: IfrsReportData) =>
    report.data.find(({ code }) => code === 'revenue')?.values ?? {};
  const toDate = Object.assign({}, ...cumulative.map(revenue));
  const alone = revenue(quarters);
  expect(alone['2025-06-30']).toBeCloseTo(toDate['2025-06-30'] - toDate['2025-03-31'], 5);
  const year = ['2025-03-31', '2025-06-30', '2025-09-30', '2025-12-31'].map((end) => alone[end] ?? 0);
  expect(year.reduce((sum, value) => sum + value, 0)).toBeCloseTo(toDate['2025-12-31'], 5);
  const [latest] = ltm.headers;
  expect(latest).toMatchObject({ basis: 'ltm', months: 12 });
  const parts = latest?.parts?.map(({ periodEnd, sign }) => sign * (toDate[periodEnd] ?? 0)) ?? [];
  expect(parts).toHaveLength(3);
  expect(revenue(ltm)[latest?.date ?? '']).toBeCloseTo(
    parts.reduce((sum, value) => sum + value, 0),
    5,
  );
  const marked = quarters.headers.filter(({ parts: of = [] }) => of.length > 1);
  expect(marked.length).toBeGreaterThan(5);
});

test('IF-10 what is locked in a report is locked in what is derived from it', async () => {
  const [report] = await Promise.all([readReport('norvik-steel', '6/')]);
  for (const { report_line_code, showMore } of report.groups) {
    expect(report.data.filter((row) => row.financial_statement_code === report_line_code)).toHaveLength(5);
    expect(showMore).toBe(true);
  }
  expect(report.files.length).toBeGreaterThan(0);
  expect(new Set(report.files.map(({ link }) => link))).toEqual(new Set([ASTERISKS]));
  const paid = await readReport('norvik-steel', '6/', 'paid');
  expect(paid.files[0]?.link).toMatch(/^\/files\/reports\/[0-9a-f-]{36}\/$/);
});

test('IF-10 the page shows what its address says, and words that make no sense are left out', async () => {
  const page = async (search: string) =>
    (await app.get(`/company/norvik-steel/?format=json${search}`, 'paid')).json();
  const { ifrs } = (await page('&ifrs=ltm&ifrs_show=share&ifrs_unit=1000&ifrs_lines=revenue,ebit')).blocks;
  expect([ifrs.periodId, ifrs.view]).toEqual([
    6,
    { show: 'share', unit: 1000, currency: null, lines: ['revenue', 'ebit'] },
  ]);
  const odd = (await page('&ifrs=9&ifrs_show=x&ifrs_unit=-1&ifrs_currency=__proto__')).blocks.ifrs;
  expect([odd.periodId, odd.view]).toEqual([4, { show: 'amount', unit: null, currency: null, lines: [] }]);
});

test('IF-10 amounts are offered in a currency for which exchange rates are stored', async () => {
  const store = app.services.stores.primaryPool;
  const code = 'EXR.D.USD.EUR.SP00.A';
  const { rows: stored } = await store.query(
    'delete from reference_rate where code = $1 returning code, day::text, percent::text, batch_id',
    [code],
  );
  await store.query(
    `insert into reference_rate (code, day, percent, batch_id)
     select $1, day, case when day = '2025-12-31' then 1.25 else 1 end, (select min(id) from import_batch)
       from generate_series('2024-12-20'::date, '2026-06-30', '1 day') day`,
    [code],
  );
  try {
    const { headers, conversions, dimension } = await readReport('norvik-steel', '4/', 'paid');
    expect(dimension.currency).toBe('EUR');
    expect(headers[0]?.date).toBe('2025-12-31');
    const [dollar] = conversions;
    expect(dollar?.currency).toBe('USD');
    expect(dollar?.at_end[0]).toBe(1.25);
    expect(dollar?.average[0]).toBeCloseTo(1 + 0.25 / 365, 8);
    expect(dollar?.at_end[2]).toBeNull();
    const all = await readStatements('norvik-steel', 'paid');
    const at = all.balance_sheet?.scroll_head.findIndex(({ date }) => date === '2025-12-31') ?? -1;
    expect(all.conversions.map(({ currency }) => currency)).toEqual(['USD']);
    expect(all.conversions[0]?.at_end[at]).toBe(1.25);
    expect(all.conversions[0]?.at_end).toHaveLength(all.balance_sheet?.scroll_head.length ?? 0);
  } finally {
    await store.query('delete from reference_rate where code = $1', [code]);
    await store.query(
      'insert into reference_rate select * from jsonb_populate_recordset(null::reference_rate, $1)',
      [JSON.stringify(stored)],
    );
  }
});

test('IF-10 IF-04 the page of a share has quarters and the last twelve months, and a file of what it shows', async () => {
  const read = async (query: string) =>
    JSON.parse((await app.get(`/stocks/norvik-steel/?${query}&format=json`, 'paid')).body).blocks.ifrs;
  const reported = await read('all=ifrs');
  expect(reported.bases).toEqual(['quarter', 'ltm']);
  expect(reported.basis).toBeNull();
  const quarters = await read('ifrs=quarter');
  const months = quarters.profit_and_loss.scroll_head.map((head: { months: number }) => head.months);
  expect(new Set(months)).toEqual(new Set([3]));
  const file = await app.get(quarters.exportLink.replace(/%\w+%/g, ''), 'paid');
  expect(file.statusCode).toBe(200);
});
