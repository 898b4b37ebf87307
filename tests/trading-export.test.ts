import readExcelFile from 'read-excel-file/node';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
/** The day on which the test's clock stands. */
const TODAY = '2026-06-30';

let app: TestApp;
let stockId: number;
beforeAll(async () => {
  app = await startTestApp();
  const { rows } = await query<{ id: number }>(
    `select id from instrument where kind = 'stock' and string_id = 'norvik-steel'`,
  );
  stockId = rows[0]?.id ?? 0;
});
afterAll(() => app.close());

const query = <Row extends object>(statement: string, values: unknown[] = []) =>
  app.services.stores.primaryPool.query<Row>(statement, values);
const ask = (path: string, viewer: TestViewer = 'paid', headers = {}) =>
  app.get(path, viewer, { accept: '*/*', ...headers });
const address = (rest = '') => `/export/trading/${stockId}/1/${rest}`;

async function open(path: string) {
  const answer = await ask(path);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, XLSX]);
  return { answer, data: (await readExcelFile(answer.rawPayload))[0]?.data ?? [] };
}

test.each([
  { viewer: 'anonymous', status: 401, code: 'access_denied' },
  { viewer: 'free', status: 403, code: 'must_get_access' },
  { viewer: 'noexcel', status: 403, code: 'access_denied_auth' },
] as const)(
  'CH-15 LV-05 a direct request of $viewer is answered with $code, and no byte of the table leaves',
  async (given) => {
    const refused = await ask(address(), given.viewer);
    expect([refused.statusCode, refused.json().code]).toEqual([given.status, given.code]);
    expect(refused.rawPayload.includes('PK')).toBe(false);
    const page = await app.get(`/deu${address()}`, given.viewer, { accept: 'text/html,*/*' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([
      given.status,
      'text/html; charset=utf-8',
    ]);
    const prepared = await app.http.inject({
      method: 'POST',
      url: `/api/stocks/${stockId}/1/trading-export/`,
      headers: { cookie: await app.cookieOf(given.viewer) },
      payload: { from: '', to: '' },
    });
    expect(prepared.statusCode).toBe(given.status);
  },
);

test('CH-15 the page supplies the link with its placeholders and the days to begin with', async () => {
  const data = (await app.get('/stocks/norvik-steel/?format=json', 'paid')).json();
  expect(data).toMatchObject({
    excelLink: `/export/trading/${stockId}/1/?from=%from%&to=%to%&archive=%archive%`,
    excelExportAccess: true,
    excelDefaultStart: '2021-01-01',
    excelDefaultEnd: TODAY,
  });
  expect((await app.get('/stocks/norvik-steel/?format=json', 'noexcel')).json().excelExportAccess).toBe(
    false,
  );
});

test('CH-15 the workbook holds every day of the store, latest first, with typed days and raw numbers', async () => {
  const { answer, data } = await open(address('?from=2025-01-01&to=2025-12-31&archive=0'));
  expect(answer.headers['content-disposition']).toMatch(
    /filename="norvik-steel_[\w-]+_2025-01-01_2025-12-31\.xlsx"/,
  );
  const { rows } = await query<Record<string, string | null> & { day: string }>(
    `select day::text, last_price, null as change, open_price, high_price, low_price, vwap, official_close_price, bid_price,
            ask_price, turnover, volume, trades as deals, split_factor($1, day, '2026-06-30') as factor
       from daily_trading join listing on listing.id = listing_id
      where instrument_id = $1 and venue_id = 1 and day between '2025-01-01' and '2025-12-31' order by day desc`,
    [stockId],
  );
  const head = data.findIndex(([first]) => first === 'Date');
  expect(data[head]).toEqual([
    'Date',
    'Last price',
    'Change, %',
    'Open',
    'High',
    'Low',
    'VWAP',
    'Official close',
    'Bid',
    'Ask',
    expect.stringMatching(/^Turnover, [A-Z]{3}$/),
    'Volume',
    'Trades',
  ]);
  const written = data.slice(head + 1);
  expect(rows.length).toBeGreaterThan(200);
  expect(written.map(([day]) => (day as unknown as Date).toISOString().slice(0, 10))).toEqual(
    rows.map(({ day }) => day),
  );
  for (const [index, { day: _, change: __, turnover, volume, deals, factor, ...prices }] of rows.entries()) {
    const cells = written[index] ?? [];
    const reported = [cells[1], ...cells.slice(3, 10)];
    for (const [column, price] of Object.values(prices).entries()) {
      const cell = reported[column];
      if (price === null) expect(cell).toBeNull();
      else expect(cell).toBeCloseTo(Number(price) / Number(factor), 3);
    }
    expect(cells.slice(10)).toEqual(
      [turnover, volume, deals].map((value) => (value === null ? null : expect.any(Number))),
    );
    if (turnover !== null) expect(cells[10]).toBe(Number(turnover));
  }
});

test('CH-14 CH-15 the file shows what the table on the page shows, unrounded and in the same columns', async () => {
  const days = { dateFrom: '2024-01-01', dateTo: '2024-12-31' };
  const reply = await app.http.inject({
    method: 'POST',
    url: `/api/stocks/${stockId}/1/createTableTradingFullInfo/`,
    headers: { cookie: await app.cookieOf('paid') },
    payload: days,
  });
  const { data: shown, fields, total } = reply.json();
  const { data } = await open(address(`?from=${days.dateFrom}&to=${days.dateTo}`));
  const written = data.filter(([day]) => (day as unknown) instanceof Date);
  expect(written).toHaveLength(total);
  expect(written[0]).toHaveLength(fields.length);
  for (const [index, row] of shown.entries())
    expect(written[index]?.slice(1)).toEqual(
      fields.slice(1).map((field: string) => row[`${field}.no_round`] ?? row[field] ?? null),
    );
});

test('CH-15 empty days mean 1970-01-01 and today, and more than 2,500 rows still stream whole', async () => {
  const { rows } = await query<{ total: number }>(
    `select count(*)::int as total from daily_trading join listing on listing.id = listing_id
      where instrument_id = $1 and venue_id = 1`,
    [stockId],
  );
  const total = rows[0]?.total ?? 0;
  expect(total).toBeGreaterThan(2_500);
  for (const rest of ['', '?from=&to=&archive=', '?from=&to=&archive=1']) {
    const { answer, data } = await open(address(rest));
    expect(answer.headers['content-disposition']).toContain(`_1970-01-01_${TODAY}.xlsx`);
    expect(data.filter(([day]) => (day as unknown) instanceof Date)).toHaveLength(total);
    expect(data.some(([line]) => /· history ·/.test(String(line)))).toBe(rest.includes('archive=1'));
  }
  expect((await app.get(`/api/stocks/${stockId}/1/trading-export/`)).json()).toEqual({ total });
});

test('CH-15 LV-01 headings and title speak the language of the page', async () => {
  const answer = await ask(`/rus${address('?from=2026-06-01')}`);
  const [sheet] = await readExcelFile(answer.rawPayload);
  expect(sheet?.sheet).toBe('Итоги торгов');
  expect(sheet?.data.flat()).toEqual(
    expect.arrayContaining(['Дата', 'Последняя цена', 'Источник: Basispoint, выгружено 30.06.2026']),
  );
});

test('CH-15 a name that begins like a formula stays a text', async () => {
  await query(`update instrument set name = '=1+1', names = '{}' where id = $1`, [stockId]);
  const { answer, data } = await open(address('?from=2026-06-29'));
  expect(data[0]?.[0]).toMatch(/^=1\+1 – /);
  expect(answer.rawPayload.length).toBeGreaterThan(0);
  await query(`update instrument set name = 'Norvik Steel' where id = $1`, [stockId]);
});

test.each([
  {
    path: '/export/trading/STOCK/1/?from=2024-01-02&to=2024-01-01',
    status: 400,
    code: 'graph_period_start_incorrect',
  },
  { path: '/export/trading/STOCK/1/?from=2024-02-30', status: 400, code: 'bad_request' },
  { path: '/export/trading/STOCK/1/?from=2024-01-01&form=2', status: 400, code: 'bad_request' },
  { path: '/export/trading/STOCK/1/?archive=2', status: 400, code: 'bad_request' },
  { path: '/export/trading/STOCK/1/?from=1970-01-01&to=1970-01-02', status: 404, code: 'nothing_to_export' },
  { path: '/export/trading/STOCK/999/', status: 404, code: 'not_traded_there' },
  { path: '/export/trading/99999999/1/', status: 404, code: 'not_traded_there' },
  { path: '/export/trading/99999999999/1/', status: 404, code: 'not_found' },
  { path: '/export/trading/norvik-steel/1/', status: 404, code: 'not_found' },
  { path: '/api/stocks/STOCK/1/trading-export/?from=x', status: 400, code: 'bad_request' },
  { path: '/api/stocks/STOCK/999/trading-export/', status: 404, code: 'not_traded_there' },
])('CH-15 $path is answered with $status $code', async ({ path, status, code }) => {
  const refused = await ask(path.replace('STOCK', String(stockId)));
  expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
});

test('CH-15 asking by HEAD shows whether there is a file without writing one', async () => {
  const answer = await app.http.inject({
    method: 'HEAD',
    url: address(),
    headers: { cookie: await app.cookieOf('paid') },
  });
  expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, 0]);
});

test('CH-16 where no queue runs, the page is asked to try again, and nothing is kept', async () => {
  const refused = await app.http.inject({
    method: 'POST',
    url: `/api/stocks/${stockId}/1/trading-export/`,
    headers: { cookie: await app.cookieOf('paid') },
    payload: { from: '', to: '', archive: true },
  });
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'unavailable']);
  expect((await app.get('/api/exports/', 'paid')).json()).toEqual({ files: [] });
});
