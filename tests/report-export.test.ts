import ExcelJs from 'exceljs';
import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { localizedName } from '#domain/languages/localized-name.ts';
import type { Standard } from '#domain/statements/statement-line.ts';
import { findReports, findTemplate } from '#market/statements/reports.repository.ts';
import { int, text } from '#platform/database/columns.server.ts';
import { query } from '#platform/database/query.server.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** The day on which the test's clock stands. */
const TODAY = '2026-06-30';
const TITLE_ROWS = 3;

let app: TestApp;
let issuers: ReadonlyMap<string, number>;
beforeAll(async () => {
  app = await startTestApp();
  const rows = await query({ id: int, stringId: text })`
    select id, string_id as "stringId" from issuer`.all(app.services.stores.primary);
  issuers = new Map(rows.map(({ id, stringId }) => [stringId, id]));
});
afterAll(() => app.close());

const idOf = (issuer: string) => issuers.get(issuer) ?? 0;
const database = () => app.services.stores.primary;
const ask = (path: string, viewer: TestViewer = 'paid') => app.get(path, viewer, { accept: '*/*' });

async function open(path: string) {
  const answer = await ask(path);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, XLSX]);
  return readExcelFile(answer.rawPayload);
}

const ADDRESSES = () => [
  `/export/ifrs/${idOf('norvik-steel')}/4/`,
  `/export/msfo/${idOf('norvik-steel')}/`,
  `/export/ras/${idOf('norvik-steel')}/`,
  `/export/bank/${idOf('lugorets-bank')}/1/`,
];

test.each([
  { viewer: 'anonymous', status: 401, code: 'must_sign_in' },
  { viewer: 'free', status: 403, code: 'must_get_access' },
  { viewer: 'noexcel', status: 403, code: 'access_denied_auth' },
] as const)(
  'IF-03 LV-05 $viewer is refused every export, and no byte of it leaves',
  async ({ viewer, status, code }) => {
    for (const path of ADDRESSES()) {
      const refused = await ask(`${path}?from=&to=`, viewer);
      expect([refused.statusCode, refused.json().code], path).toEqual([status, code]);
      expect(refused.rawPayload.includes('PK')).toBe(false);
      const page = await app.get(`/deu${path}`, viewer, { accept: 'text/html,*/*' });
      expect([page.statusCode, page.headers['content-type']], path).toEqual([
        status,
        'text/html; charset=utf-8',
      ]);
      expect(page.body).toContain('<html lang="de"');
      for (const bytes of [refused.body, page.body]) expect(bytes).not.toContain('norvik-steel_');
    }
  },
);

test('IF-03 a paid reader with the permission gets a file to save, named after issuer, report and days', async () => {
  const names = [];
  for (const path of ADDRESSES()) {
    const { statusCode, headers } = await ask(`${path}?from=2023-01-01&to=2025-12-31`);
    expect([statusCode, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      XLSX,
      'nosniff',
    ]);
    expect(headers['cache-control']).toBe('private, no-store');
    names.push(/^attachment; filename="([^"]*)"/.exec(String(headers['content-disposition']))?.[1]);
  }
  expect(names).toEqual([
    'norvik-steel_ifrs_2023-01-01_2025-12-31.xlsx',
    'norvik-steel_msfo_2023-01-01_2025-12-31.xlsx',
    'norvik-steel_ras_2023-01-01_2025-12-31.xlsx',
    'lugorets-bank_bank-1_2023-01-01_2025-12-31.xlsx',
  ]);
});

test.each([
  { path: (id: number) => `/export/msfo/${id}/`, issuer: 'norvik-steel', standard: 'ifrs', isArchive: false },
  {
    path: (id: number) => `/export/ras/${id}/`,
    issuer: 'kamnezorsk-works',
    standard: 'ras',
    isArchive: false,
  },
  {
    path: (id: number) => `/export/bank/${id}/1/`,
    issuer: 'lugorets-bank',
    standard: 'bank_1',
    isArchive: false,
  },
  {
    path: (id: number) => `/export/bank/${id}/2/?archive=1`,
    issuer: 'lugorets-bank',
    standard: 'bank_2',
    isArchive: true,
  },
] as const)(
  'IF-03 the $standard workbook of $issuer holds the facts of the store as numbers',
  async (given) => {
    const { issuer, standard, isArchive } = given;
    const sheets = await open(given.path(idOf(issuer)));
    const facts = await findFacts(issuer, standard, isArchive);
    expect(sheets.map(({ sheet }) => sheet)).toEqual(facts.sections.map((name) => name.slice(0, 31).trim()));
    let compared = 0;
    for (const { data } of sheets) {
      const head = data.findIndex((row) => row[1] instanceof Date);
      const days = daysIn(data[head]);
      expect(days).toEqual(facts.days);
      for (const row of data.slice(head + 1).filter(([name]) => name !== 'Restated on')) {
        const [name, ...values] = row;
        const numbers = values.filter((value) => value !== null);
        expect(
          numbers.every((value) => typeof value === 'number'),
          `${name}`,
        ).toBe(true);
        compared += numbers.length;
        const lines = facts.lines.filter((line) => line.name === name);
        expect(
          lines.some((line) => values.every((value, column) => isSame(value, line.values[column]))),
        ).toBe(true);
      }
    }
    expect(compared).toBe(facts.count);
  },
);

test('IF-03 the IFRS report of a period holds that kind of period alone', async () => {
  for (const [periodId, title] of [
    [4, '2025'],
    [1, '3 months 2026'],
  ]) {
    const sheets = await open(`/export/ifrs/${idOf('norvik-steel')}/${periodId}/`);
    const head = sheets[1]?.data[TITLE_ROWS] ?? [];
    expect(head[1]).toBe(title);
    expect(head.length).toBeGreaterThan(4);
  }
});

test.each([
  { query: 'from=2023-01-01&to=2023-12-31', days: ['2023-12-31', '2023-09-30', '2023-06-30', '2023-03-31'] },
  { query: 'from=2023-12-31&to=2023-12-31', days: ['2023-12-31'] },
  { query: 'from=2025-10-01&to=', days: ['2026-03-31', '2025-12-31'] },
])('IF-03 with $query both days belong to the export', async ({ query, days }) => {
  const [sheet] = await open(`/export/msfo/${idOf('norvik-steel')}/?${query}`);
  const row = sheet?.data.find((each) => each[1] instanceof Date) ?? [];
  expect(daysIn(row)).toEqual(days);
});

test('IF-03 an empty start is 1970-01-01, an empty end today, and neither need be given', async () => {
  for (const query of ['', '?from=&to=']) {
    const { headers } = await ask(`/export/ras/${idOf('norvik-steel')}/${query}`);
    expect(headers['content-disposition']).toContain(`norvik-steel_ras_1970-01-01_${TODAY}.xlsx`);
  }
});

test.each([
  {
    path: '/export/msfo/NORVIK/?from=2024-01-02&to=2024-01-01',
    status: 400,
    code: 'graph_period_start_incorrect',
  },
  { path: '/export/msfo/NORVIK/?from=2024-02-30', status: 400, code: 'bad_request' },
  { path: '/export/msfo/NORVIK/?from=2024-01-01&form=2', status: 400, code: 'bad_request' },
  { path: '/export/bank/NORVIK/1/?archive=2', status: 400, code: 'bad_request' },
  { path: '/export/bank/NORVIK/3/', status: 404, code: 'not_found' },
  { path: '/export/ifrs/NORVIK/7/', status: 404, code: 'not_found' },
  { path: '/export/msfo/999999/', status: 404, code: 'not_found' },
  { path: '/export/msfo/norvik-steel/', status: 404, code: 'not_found' },
  { path: '/export/msfo/VEXLEY/', status: 404, code: 'no_reports' },
  { path: '/export/bank/NORVIK/1/', status: 404, code: 'no_reports' },
  { path: '/export/msfo/NORVIK/?from=1980-01-01&to=1990-01-01', status: 404, code: 'no_reports' },
])('IF-03 $path is answered with $status $code', async ({ path, status, code }) => {
  const url = path
    .replace('NORVIK', String(idOf('norvik-steel')))
    .replace('VEXLEY', String(idOf('vexley-robotics')));
  const refused = await ask(url);
  expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
});

test('IF-03 LV-01 the workbook speaks the language of its page and says source, standard, unit and day', async () => {
  const answer = await ask(`/rus/export/msfo/${idOf('norvik-steel')}/`);
  const workbook = new ExcelJs.Workbook();
  // Its types know an older Buffer.
  await workbook.xlsx.load(answer.rawPayload as never);
  const [balance, profit] = workbook.worksheets;
  expect(workbook).toMatchObject({ creator: 'Basispoint', created: new Date('2026-06-30T19:00:00Z') });
  expect(balance?.getCell('A1').text).toMatch(/ – Отчёт о финансовом положении$/);
  expect(balance?.getCell('A2').text).toMatch(/^МСФО · .*млн/);
  expect(profit?.getCell('A2').text).toContain('с начала года');
  expect(balance?.getCell('A3').text).toBe('Источник: Basispoint, выгружено 30.06.2026');
  expect(balance?.views).toMatchObject([{ state: 'frozen', xSplit: 1, ySplit: TITLE_ROWS + 3 }]);
  expect(balance?.getCell('B5').numFmt).toBe('dd.mm.yyyy');
  expect(balance?.getCell('A6').text).toBe('Пересмотрено');
});

/** The cells of a row after its name, which are all days. */
function daysIn(row: readonly unknown[] = []): string[] {
  return row.slice(1).map((day) => (day instanceof Date ? day.toISOString().slice(0, 10) : 'no date'));
}

interface Facts {
  readonly sections: readonly string[];
  /** Latest first. */
  readonly days: readonly string[];
  readonly lines: readonly { readonly name: string; readonly values: readonly (number | null)[] }[];
  readonly count: number;
}

/** What the store shows, in the order and units in which a sheet shows it. */
async function findFacts(issuer: string, standard: Standard, isArchive: boolean): Promise<Facts> {
  const template = await findTemplate(database(), standard);
  const reported = await findReports(database(), { issuerId: idOf(issuer), standard, isArchive });
  const reports = reported.toReversed();
  const unit = reports[0]?.unitMultiplier ?? 1;
  const lines = template.lines.map(({ code, measure, names }) => ({
    name: localizedName(code, names, 'eng'),
    values: reports.map(({ facts, unitMultiplier }) => {
      const value = facts[code];
      if (value === undefined) return null;
      if (measure === 'percent') return value / 100;
      return measure === 'money' ? (value * unitMultiplier) / unit : value;
    }),
  }));
  return {
    sections: template.sections.map(({ code, names }) => localizedName(code, names, 'eng')),
    days: reports.map(({ periodEnd }) => periodEnd),
    lines,
    count: lines.flatMap(({ values }) => values).filter((value) => value !== null).length,
  };
}

function isSame(read: unknown, reported: number | null | undefined): boolean {
  if (read === null || reported === null || reported === undefined) return read === (reported ?? null);
  return Math.abs(Number(read) - reported) <= 1e-12 * Math.abs(reported);
}

test('IF-10 the workbook shows what the page shows: the last twelve months, in thousands, as changes or in common size', async () => {
  const path = `/export/ifrs/${idOf('norvik-steel')}/6/?from=2025-01-01&to=`;
  const find = async (query: string, name: string) => {
    const sheets = await open(path + query);
    const rows = sheets.flatMap(({ data }) => data);
    return { row: rows.find((row) => row[0] === name)?.slice(1) ?? [], words: rows.flat().join(' ') };
  };
  const [amounts, thousands, change, share] = await Promise.all([
    find('', 'Revenue'),
    find('&unit=1000', 'Revenue'),
    find('&show=change', 'Revenue'),
    find('&show=share', 'Total assets'),
  ]);
  expect(amounts.words).toContain('LTM Q1 2026');
  const [now, , , , before] = amounts.row as number[];
  if (now === undefined || before === undefined) throw new Error('five quarters are needed');
  expect(thousands.row[0]).toBeCloseTo(now * 1000, 3);
  expect(thousands.words).toContain('EUR thousand');
  // A spreadsheet keeps 4 % as 0.04.
  expect(change.row[0]).toBeCloseTo(now / before - 1, 3);
  expect(change.words).toContain('Change against the same period of the year before, %');
  // The oldest column is compared with a period that the file does not show.
  expect(change.row.every((value) => typeof value === 'number')).toBe(true);
  expect(new Set(share.row)).toEqual(new Set([1]));
});
