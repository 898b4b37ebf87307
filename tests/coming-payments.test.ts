import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';
import type { ComingEventRow } from '../src/features/coming-payments/coming-payments.contract.ts';

const COMING = '/api/watchlist/coming/';
const LINK = '/api/watchlist/calendar/';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const query = (text: string, values: unknown[] = []) => app.services.stores.primaryPool.query(text, values);

beforeEach(async () => {
  await query('delete from watchlist_item');
  await query('delete from calendar_link');
});

/** The share and the bonds of the story: everything on one venue, the share on two. */
async function watch(viewer: TestViewer, stringId: string, quantity: number | null, venue = 1) {
  const { rowCount } = await query(
    `insert into watchlist_item (user_id, instrument_id, venue_id, quantity, quantity_as_of, added_at)
     select site_user.id, instrument.id, venue_id, $3, '2026-06-01', '2026-06-01'
       from site_user, instrument join listing on listing.instrument_id = instrument.id
      where email = $1 and string_id = $2 and venue_id = $4`,
    [`${viewer}@demo.example`, stringId, quantity, venue],
  );
  expect(rowCount).toBe(1);
}

const post = async (url: string, viewer: TestViewer, prefix = '') =>
  app.http.inject({
    method: 'POST',
    url: prefix + url,
    payload: {},
    headers: { cookie: await app.cookieOf(viewer) },
  });

async function comingOf(viewer: TestViewer): Promise<ComingEventRow[]> {
  const response = await app.get(COMING, viewer);
  expect(response.statusCode).toBe(200);
  return response.json().months.flatMap((month: { events: ComingEventRow[] }) => month.events);
}

async function createLink(viewer: TestViewer, prefix = ''): Promise<string> {
  const response = await post(LINK, viewer, prefix);
  expect(response.statusCode).toBe(200);
  return new URL(response.json().url).pathname;
}

const eventsIn = (text: string) =>
  new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));

test('WL-03 NU-08 the bonds of a watchlist have totals by currency and a payment ladder; without quantities the page asks for them', async () => {
  const holdings = async (more = '') =>
    (await app.get(`/watchlist/?format=json${more}`, 'free')).json().bonds;
  expect(await holdings()).toBeNull();
  await watch('free', 'norvik-steel-bond-1', null);
  expect(await holdings()).toMatchObject({ bonds: 1, held: 0, totals: [], ladder: [] });
  expect((await app.get('/watchlist/', 'free')).body).toContain('Enter quantities');
  await query('update watchlist_item set quantity = 20');
  await watch('free', 'norvik-steel-bond-4', 5);
  const { totals, step, ladder } = await holdings();
  const { rows } = await query(
    `select sum(quantity * (price / 100 * outstanding + coalesce(accrued_interest, 0)))::float8 as value,
            sum(quantity * pvbp)::float8 as dv01
       from watchlist_item join bond_measure on bond_id = instrument_id`,
  );
  expect(totals).toHaveLength(1);
  expect(totals[0]).toMatchObject({ currency_name: 'EUR', count: 2 });
  expect(totals[0].value).toBeCloseTo(rows[0].value, 4);
  expect(totals[0].point_value).toBeCloseTo(rows[0].dv01, 6);
  expect(step).toBe('year');
  const sumOf = (rungs: { total: number }[]) => rungs.reduce((sum, { total }) => sum + total, 0);
  const quarters = (await holdings('&ladder=quarter')).ladder;
  expect(quarters.length).toBeGreaterThan(ladder.length);
  expect(sumOf(quarters)).toBeCloseTo(sumOf(ladder), 6);
});

test('WL-03 the announced dividend of a watched share is reported on the day it is paid, with the total of both venues', async () => {
  await watch('free', 'norvik-steel', 100);
  await watch('free', 'norvik-steel', 50, 2);
  const events = await comingOf('free');
  const { rows } = await query(
    `select amount::float8 as amount, ex_dividend_on, record_on as list_closed_on, paid_on
       from dividend join instrument on instrument.id = instrument_id
      where string_id = 'norvik-steel' and paid_on > '2026-06-30' order by ex_dividend_on`,
  );
  expect(rows.length).toBeGreaterThan(0);
  const [reported] = rows;
  const paid = events.find(({ kind }) => kind === 'dividend');
  expect(paid).toMatchObject({ date: reported.paid_on, amount: reported.amount, quantity: 150 });
  expect(paid?.total).toBeCloseTo(150 * reported.amount, 9);
  expect(events.filter(({ total }) => total !== null).every(({ kind }) => kind === 'dividend')).toBe(true);
  const days = events.map(({ date }) => date);
  expect(days).toEqual(days.toSorted());
  expect(days.every((day) => day >= '2026-06-30' && day <= '2027-06-30')).toBe(true);
});

test('WL-03 a quantity that was entered before a split is what the split made of it', async () => {
  await watch('free', 'norvik-steel', 10);
  await query(
    `insert into split (instrument_id, day, ratio, batch_id)
     select id, '2026-06-15', 4, batch_id from instrument where string_id = 'norvik-steel'`,
  );
  const [event] = await comingOf('free');
  await query(`delete from split where day = '2026-06-15'`);
  expect(event?.quantity).toBe(40);
});

test('WL-03 what is announced only after today is not promised', async () => {
  await watch('free', 'norvik-steel', 1);
  await query(
    `insert into dividend (instrument_id, amount, currency, declared_on, ex_dividend_on, paid_on, batch_id)
     select id, 99, 'EUR', '2026-07-15', '2026-09-01', '2026-09-20', batch_id
       from instrument where string_id = 'norvik-steel'`,
  );
  const amounts = (await comingOf('free')).map(({ amount }) => amount);
  await query('delete from dividend where amount = 99');
  expect(amounts).not.toContain(99);
});

test('WL-03 bonds bring what their terms say: fixed, floating, zero-coupon and amortising', async () => {
  for (const serial of [1, 2, 3, 4]) await watch('paid', `norvik-steel-bond-${serial}`, 10);
  const events = await comingOf('paid');
  const { rows: bonds } = await query(
    `select string_id, face_value::float8 as nominal, coupon_rate::float8 as rate, coupons_per_year as "perYear"
       from bond join instrument on id = instrument_id where string_id like 'norvik-steel-bond-_'`,
  );
  const of = (serial: number) => events.filter(({ lnk }) => lnk === `/bonds/norvik-steel-bond-${serial}/`);
  const [fixed] = bonds.filter(({ string_id }) => string_id === 'norvik-steel-bond-1');
  expect(of(1)).toHaveLength(fixed.perYear);
  expect(of(1).reduce((sum, { amount }) => sum + (amount ?? Number.NaN), 0)).toBeCloseTo(
    (fixed.nominal * fixed.rate) / 100,
    6,
  );
  expect(of(2)).toHaveLength(4);
  const [running, ...later] = of(2);
  expect(running?.total).toBeCloseTo(10 * (running?.amount ?? Number.NaN), 9);
  for (const { amount, total, floating } of later)
    expect([amount, total, floating?.base_rate]).toEqual([null, null, 'EURIBOR 3M']);
  expect(of(3)).toEqual([]);
  const parts = of(4).filter(({ kind }) => kind === 'part_redemption');
  expect(parts.length).toBeGreaterThan(0);
  for (const { amount, total } of parts) expect(total).toBeCloseTo(10 * (amount ?? Number.NaN), 9);
});

test('WL-03 a bond in default and one that is repaid bring nothing', async () => {
  const { rows } = await query(
    `select string_id, venue_id as ground_id from instrument join listing on listing.instrument_id = instrument.id
      where kind = 'bond' and instrument.status in ('defaulted', 'matured') limit 4`,
  );
  expect(rows.length).toBeGreaterThan(1);
  for (const { string_id, ground_id } of rows) await watch('paid', string_id, 5, ground_id);
  const response = await app.get(COMING, 'paid');
  expect(response.json()).toMatchObject({ watched: rows.length, months: [], totals: [] });
});

test('WL-03 a calendar program without a cookie finds the same days at the secret address', async () => {
  await watch('free', 'norvik-steel', 100);
  const path = await createLink('free');
  const response = await app.get(path);
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(response.headers['cache-control']).toBe('private, no-store');
  const shown = (await comingOf('free')).map(({ id }) => `${id}@basispoint`);
  expect(shown.length).toBeGreaterThan(0);
  expect(eventsIn(response.body).map(({ uid }) => uid)).toEqual(expect.arrayContaining(shown));
  const again = await app.get(path, 'anonymous', { 'if-none-match': String(response.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test('WL-03 the calendar speaks the language in which it was made, and links there', async () => {
  await watch('free', 'norvik-steel', 1);
  const path = await createLink('free', '/rus');
  const text = (await app.get(path)).body.replaceAll('\r\n ', '');
  expect(text).toContain('Экс-дивидендная дата');
  expect(text).toContain('/rus/stocks/norvik-steel/');
});

test('WL-03 one address a reader: a new one and a revocation put an end to the old, and nobody else sees it', async () => {
  await watch('free', 'norvik-steel', 1);
  await watch('paid', 'norvik-steel-bond-1', 7);
  const [first, ofPaid] = [await createLink('free'), await createLink('paid')];
  const second = await createLink('free');
  expect((await app.get(first)).statusCode).toBe(404);
  const [own, others] = [(await app.get(second)).body, (await app.get(ofPaid)).body];
  expect(own).not.toContain('bond-');
  expect(others).not.toContain('dividend-');
  expect((await app.get(COMING, 'free')).json().calendar).not.toBeNull();

  expect((await post(`${LINK}revoke/`, 'free')).statusCode).toBe(200);
  expect((await app.get(second)).statusCode).toBe(404);
  expect((await app.get(ofPaid)).statusCode).toBe(200);
  expect((await app.get(COMING, 'free')).json().calendar).toBeNull();
});

test('WL-03 the store knows only a hash of the address, and a locked account has no calendar', async () => {
  const path = await createLink('free');
  const token = path.slice('/calendar/'.length, -'.ics'.length);
  const { rows } = await query('select * from calendar_link');
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows[0].token_hash).not.toEqual(Buffer.from(token, 'base64url'));
  await query(`update site_user set locked_at = now() where email = 'free@demo.example'`);
  const response = await app.get(path);
  await query(`update site_user set locked_at = null where email = 'free@demo.example'`);
  expect(response.statusCode).toBe(404);
});

test.each([
  ['a guess', `/calendar/${'A'.repeat(43)}.ics`],
  ['a short one', '/calendar/x.ics'],
  ['no ending', `/calendar/${'A'.repeat(43)}`],
  ['a quote', `/calendar/${"'%20or%201=1--".padEnd(43, 'x')}.ics`],
  ['a NUL', `/calendar/${'A'.repeat(42)}%00.ics`],
  ['a way out', '/calendar/..%2f..%2fetc%2fpasswd.ics'],
  ['broken letters', '/calendar/%ff%fe.ics'],
  ['ten thousand letters', `/calendar/${'A'.repeat(10_000)}.ics`],
])('WL-03 %s opens nothing', async (_, url) => {
  const response = await app.get(url);
  expect([301, 400, 404, 414]).toContain(response.statusCode);
  expect(response.body).not.toContain('BEGIN:VCALENDAR');
});

test('WL-03 without an account there is neither a list nor an address to make', async () => {
  for (const response of [
    await app.get(COMING),
    await post(LINK, 'anonymous'),
    await post(`${LINK}revoke/`, 'anonymous'),
    await app.get('/watchlist/calendar/'),
  ])
    expect(response.statusCode).toBe(401);
});

test('WL-03 the file of a reader who is signed in is their own', async () => {
  await watch('paid', 'norvik-steel-bond-1', 2);
  const own = await app.get('/watchlist/calendar/', 'paid');
  expect(own.headers['content-disposition']).toContain('coming-payments.ics');
  expect(eventsIn(own.body).length).toBeGreaterThan(0);
  expect(eventsIn((await app.get('/watchlist/calendar/', 'free')).body)).toEqual([]);
});

test('WL-03 a form without script can revoke, and comes back to the watchlist', async () => {
  const path = await createLink('free');
  const response = await app.http.inject({
    method: 'POST',
    url: `${LINK}revoke/`,
    payload: new URLSearchParams({ next: '/watchlist/' }).toString(),
    headers: {
      cookie: await app.cookieOf('free'),
      'content-type': 'application/x-www-form-urlencoded',
    },
  });
  expect([response.statusCode, response.headers.location]).toEqual([303, '/watchlist/']);
  expect((await app.get(path)).statusCode).toBe(404);
});
