import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CalculatorPageData, calculatorPage } from '#pages/public/calculator/calculator.contract.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

type Viewer = Parameters<TestApp['get']>[1];

const read = async (query: string, viewer?: Viewer): Promise<CalculatorPageData> =>
  (await app.get(`/calculator/?format=json&${query}`, viewer)).json();

/** What is read on the page, without its markup. */
const wordsOf = (body: string) =>
  body
    .replaceAll(/<(script|style|svg)[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/[\s\u00a0]+/g, ' ');

const STORIES = [
  'norvik-steel-bond-1',
  'norvik-steel-bond-2',
  'norvik-steel-bond-3',
  'norvik-steel-bond-4',
  'severozornneft-bond-1',
  'sahinoz-insaat-bond-1',
  'kettlebrook-homes-bond-1',
];

test('EP-01 the calculator begins with a bond of one’s own, computed before any script runs', async () => {
  const data = await read('');
  expect(calculatorPage.reply.parse(data)).toEqual(data);
  expect(data.start).toMatchObject({ bond: null, price: null });
  const { body, statusCode } = await app.get('/calculator/');
  expect(statusCode).toBe(200);
  // Five years at par: on the street it yields its coupon.
  expect(wordsOf(body)).toMatch(/Yield to maturity \(YTM\), %\s*5\.0000/);
  expect(wordsOf(body)).toContain('the cash flows add up to 1 000.0000');
});

test.each(STORIES)('EP-01 the calculator takes the terms of %s from the store', async (id) => {
  const data = await read(`bond=${id}`, 'paid');
  expect(calculatorPage.reply.parse(data)).toEqual(data);
  expect(data.unknown_bond).toBeNull();
  expect(data.start.bond?.string_id).toBe(id);
  expect((await app.get(`/calculator/?bond=${id}`, 'paid')).statusCode).toBe(200);
});

test('EP-01 a bond that is not found leaves the calculation as it was typed', async () => {
  const typed = 'price=97.5&rate=3&matures=2033-06-30&constructor=x';
  const own = await read(`bond=no-such-bond&typed=${encodeURIComponent(typed)}`);
  expect(own).toMatchObject({ unknown_bond: 'no-such-bond', start: { bond: null } });
  expect(own.query).toEqual({ price: '97.5', rate: '3', matures: '2033-06-30' });
  const stored = await read(
    `bond=no-such-bond&typed=${encodeURIComponent('bond=norvik-steel-bond-1&price=90')}`,
  );
  expect(stored.start.bond?.string_id).toBe('norvik-steel-bond-1');
  expect(stored.query).toEqual({ price: '90' });
  const { body } = await app.get(`/calculator/?bond=no-such-bond&typed=${encodeURIComponent(typed)}`);
  expect(wordsOf(body)).toContain('No bond found');
  expect(body).toMatch(/name="price"[^>]*value="97\.5"|value="97\.5"[^>]*name="price"/);
});

test('EP-01 two bonds stand beside each other, and one that is not found is named', async () => {
  const pair = await read('bond=norvik-steel-bond-1&beside=norvik-steel-bond-2', 'paid');
  expect(calculatorPage.reply.parse(pair)).toEqual(pair);
  expect([pair.start.bond?.string_id, pair.beside?.bond?.string_id]).toEqual([
    'norvik-steel-bond-1',
    'norvik-steel-bond-2',
  ]);
  const { body } = await app.get('/calculator/?bond=norvik-steel-bond-1&beside=norvik-steel-bond-2', 'paid');
  expect(body.match(/data-testid="results"/g)).toHaveLength(2);
  const horizon = await read('bond=norvik-steel-bond-1&horizon_day=2028-01-15&horizon_exit=5.5', 'paid');
  expect(horizon.horizon).toEqual({ horizon_day: '2028-01-15', horizon_exit: '5.5' });
  expect(horizon.query).toEqual({});
  const unknown = await read('price=98&beside=no-such-bond', 'paid');
  expect(unknown).toMatchObject({ beside: null, unknown_beside: 'no-such-bond', query: { price: '98' } });
});

test('EP-01 LV-06 the price of a bond is shown to whoever may see it; anyone may compute with a price of their own', async () => {
  const open = await read('bond=norvik-steel-bond-1', 'free');
  expect(open.start.price).toBeGreaterThan(0);
  const shut = await read('bond=norvik-steel-bond-1');
  expect(shut.start).toEqual({ ...open.start, price: '***' });
  const { body } = await app.get('/calculator/?bond=norvik-steel-bond-1');
  expect(body.includes(String(open.start.price)), 'the page').toBe(false);
  expect(body.includes('Enter a price or a yield'), 'the page').toBe(true);
  const own = await app.get('/calculator/?bond=norvik-steel-bond-1&price=98.5');
  expect(own.body.includes('Yield to maturity (YTM)'), 'the page').toBe(true);
});

test('EP-01 the terms of the second bond are in the address like those of the first', async () => {
  const query = 'bond=norvik-steel-bond-1&price=98&beside=norvik-steel-bond-2&beside.price=93.25&beside.x=1';
  const pair = await read(query, 'paid');
  expect([pair.query, pair.beside_query]).toEqual([{ price: '98' }, { price: '93.25' }]);
  const { body } = await app.get(`/calculator/?${query}`, 'paid');
  expect(body).toMatch(/name="price"[^>]*value="93.25"/);
  expect(body).toContain('beside.price=93.25');
});

test('EP-01 a bond is also found by its ISIN, and one that is unknown says so beside the field', async () => {
  const { rows } = await app.services.stores.primaryPool.query(
    `select isin from instrument where string_id = 'norvik-steel-bond-1'`,
  );
  const found = await read(`bond=${String(rows[0].isin).toLowerCase()}`);
  expect(found.start.bond?.string_id).toBe('norvik-steel-bond-1');
  const unknown = await app.get('/calculator/?bond=no-such-bond&price=97');
  expect(unknown.statusCode).toBe(200);
  expect(unknown.body.includes('No bond found with this name, ISIN or ID.'), 'the page').toBe(true);
  expect(unknown.body.includes('value="97"'), 'the page').toBe(true);
});

test('EP-01 a form without script sends numbers as they are written, and gets them back so', async () => {
  const { body } = await app.get(
    '/rus/calculator/?by=yield&yield=7,125&price=100&dirty=&written=comma&rate=6',
  );
  expect(body.includes('value="7,125"'), 'the page').toBe(true);
  expect(body.includes('name="written" value="comma"'), 'the page').toBe(true);
  const { body: english } = await app.get('/calculator/?yield=7.125&rate=6');
  expect(english).toContain('value="7.125"');
});

test.each([
  { query: 'price=0', says: 'Enter a value greater than zero.' },
  { query: 'price=cheap', says: 'Enter a number.' },
  { query: 'price=1,234', says: 'Thousands or decimals?' },
  { query: 'date=2020-01-01', says: 'The bond has not been issued yet on this date.' },
  { query: 'date=2100-01-01', says: 'The bond has matured by this date.' },
  { query: 'issued=2030-01-01&matures=2029-01-01', says: 'The maturity date must be after the issue date.' },
  { query: 'coupon=floating', says: 'Future coupons depend on this rate.' },
  { query: 'coupon=indexed', says: 'Future coupons depend on this rate.' },
  { query: 'coupon=sliding', says: 'Unknown value. Select one from the list.' },
  { query: 'to=call', says: 'No call dates remain.' },
  { query: 'yield=5&convention=money-market', says: 'Applies only to bonds maturing within one year.' },
  { query: 'coupon=zero&yield=5&convention=current', says: 'A zero-coupon bond has no current yield.' },
  { query: 'repaid=soon', says: 'Line 1: enter a date and a percentage.' },
  { query: 'calls=1999-01-01:100', says: 'Line 1 is outside the life of the bond.' },
  { query: 'matures=2199-01-01', says: 'Terms of more than 100 years are not supported.' },
  { query: 'date=the+ides+of+March', says: 'Enter a date as ' },
])('EP-01 “$query” explains itself beside the field', async ({ query, says }) => {
  const { statusCode, body } = await app.get(`/calculator/?${query}`);
  expect(statusCode).toBe(200);
  expect(body.includes(says), 'the page').toBe(true);
});

const LONG = encodeURIComponent(Array.from({ length: 200 }, (_, at) => `2027-01-01:${at}`).join(';'));

test.each([
  'price=%00&date=%F0%9F%92%A9&yield=NaN&by=Infinity',
  'price=1e999&nominal=-0&rate=--5&margin=%E2%88%92',
  'bond=%27%3B+drop+table+bond%3B--',
  'bond=%00',
  'price=1&price=2',
  `repaid=${LONG}`,
  `calls=${LONG}&puts=${LONG}`,
  `price=${'9'.repeat(3_900)}`,
  `price=${'9'.repeat(9_000)}`,
  'nominal=1000000000000&price=1000000&yield=-999.99999&by=yield',
  'yield=1000000&convention=street&frequency=12',
  'frequency=12&issued=1900-01-01&matures=1999-12-31&date=1900-01-02&price=0.0001',
  'ends=never&price=50',
  'ends=never&coupon=zero&price=50',
  'ends=never&yield=-1&to=maturity',
  'coupon=indexed&ratio=0&inflation=-100&ratio-date=1900-01-01',
  'coupon=indexed&inflation=1000&ratio-date=1900-01-01&price=1',
  'defaulted=2026-01-01&issued=2020-01-01&matures=2030-01-01&date=2026-05-05',
  'day-count=%3Cscript%3Ealert(1)%3C/script%3E',
])('EP-01 no hostile address of the calculator breaks it: %s', async (query) => {
  for (const viewer of [undefined, 'free', 'paid'] as const) {
    const { statusCode, body } = await app.get(`/calculator/?${query}`, viewer);
    expect(statusCode, query).toBeLessThan(500);
    expect(wordsOf(body)).not.toContain('NaN');
    expect(body.includes('<script>alert'), 'the page').toBe(false);
  }
});

const GILT =
  'nominal=100&rate=8&issued=1996-06-07&matures=2015-12-07&yield=4.445&convention=street&to=maturity';

test('NU-04 the name of a market is enough: a gilt loses its dividend after the ex-dividend date', async () => {
  const [cum, ex] = await Promise.all(
    ['1999-05-26', '1999-05-27'].map((day) => app.get(`/calculator/?market=gilt&${GILT}&date=${day}`)),
  );
  // Published by the UK Debt Management Office: 145.047301 and 141.070132.
  expect(cum?.body).toContain('145.0473');
  expect(ex?.body).toContain('141.0701');
});

test('NU-05 a day count that nobody knows is refused beside its field', async () => {
  const { body } = await app.get(`/calculator/?day-count=act%2F366&${GILT}`);
  expect(wordsOf(body)).toContain('Unknown value. Select one from the list.');
});

test('EP-01 the results of the calculator are explained by the same figures, to everyone who states the price', async () => {
  const terms = 'rate=6&date=2026-06-15&issued=2024-03-15&matures=2034-03-15';
  const explain = (what: string, query: string) =>
    app.get(`/calculator/explain/${what}/?${query}&format=json`);
  const { body, calculation, figures, href } = (
    await explain('yield', `price=98.5&${terms}&as=street`)
  ).json();
  const page = wordsOf((await app.get(calculation)).body);
  expect(page).toContain(`${body.figure.toFixed(4)} `);
  expect(body).toMatchObject({ is_shown: true, why: null });
  expect(href).toContain('as=street');
  expect(figures.map(({ href: each }: { href: string }) => each).join()).not.toContain('spread');
  const back = (await explain('yield', `yield=${body.figure}&convention=street&${terms}&as=street`)).json();
  expect(back.body.inputs.find(({ symbol }: { symbol: string }) => symbol === 'p').value).toBeCloseTo(
    98.5,
    6,
  );
  expect((await explain('yield', 'bond=norvik-steel-bond-1')).statusCode).toBe(400);
  expect((await explain('yield', `price=cheap&${terms}`)).statusCode).toBe(400);
  expect((await explain('spread', `price=98.5&${terms}`)).statusCode).toBe(404);
});
