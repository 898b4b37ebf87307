import { Resvg } from '@resvg/resvg-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/languages/languages.ts';
import type { StockPageData } from '#pages/public/stock/stock.contract.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';

const STOCK = '/charts/stocks/norvik-steel.svg';
const INDEX = '/charts/indexes/amber-40.svg';
const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const asPng = (address: string) => address.replace('.svg', '.png');
const textsOf = (svg: string) =>
  [...svg.matchAll(/<text[^>]*>([^<]*)<\/text>/g)].map(([, text = '']) => text);
/** Throws where it is not well-formed. */
const sizeOf = (svg: string) => {
  const { width, height } = new Resvg(svg, { font: { loadSystemFonts: false } });
  return { width, height };
};

test.each(LANGUAGES)(
  'CB-05 in %s a share and an index have a picture that is well-formed',
  async (language) => {
    const prefix = language === 'eng' ? '' : `/${language}`;
    const { stockInfo } = (await app.get(`${prefix}/stocks/norvik-steel/?format=json`)).json<StockPageData>();
    for (const address of [STOCK, INDEX]) {
      const { statusCode, body, headers } = await app.get(prefix + address);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('image/svg+xml; charset=utf-8');
      expect(sizeOf(body)).toEqual({ width: 1200, height: 630 });
      expect(body).not.toMatch(/var\(|<style|class=|\{\{|NaN|undefined/);
      expect(textsOf(body)).toContain('Basispoint');
    }
    expect((await app.get(prefix + STOCK)).body).toContain(stockInfo.stock_full_name);
  },
);

test('CB-05 a PNG has the size that sites show for a shared page, and real pixels', async () => {
  for (const address of [asPng(STOCK), `/chn${asPng(INDEX)}`]) {
    const { rawPayload: png, headers } = await app.get(address);
    expect(headers['content-type']).toBe('image/png');
    expect(png.subarray(0, 8)).toEqual(PNG_SIGNATURE);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
    // White paper alone would be some 3 kB.
    expect(png.length).toBeGreaterThan(15_000);
  }
});

test('CH-03 the picture shows the period and the venue of its address', async () => {
  const textOf = async (address: string) => textsOf((await app.get(address)).body).join('|');
  expect(await textOf(STOCK)).toContain('01.06.2026 – 30.06.2026');
  expect(await textOf(`${STOCK}?period=4`)).toContain('30.06.2025 – 30.06.2026');
  expect(await textOf(`${STOCK}?from=2026-02-02&to=2026-03-02&type=simple`)).toContain(
    '02.02.2026 – 02.03.2026',
  );
  expect(await textOf(`${STOCK}?period=0`)).toMatch(/30\.06\.2026 1\d:\d\d – 30\.06\.2026 1\d:\d\d/);
  expect(await textOf(`${INDEX}?period=1`)).toContain('– 30.06.2026');
  expect(await textOf('/charts/stocks/norvik-steel/2.svg')).not.toContain('Amber Coast Exchange');
});

test.each(['/charts/stocks/vexley-robotics.svg', `${STOCK}?from=1950-01-01&to=1950-02-01`])(
  'CB-09 %s has nothing to draw and says so',
  async (address) => {
    const { statusCode, body } = await app.get(address);
    expect(statusCode).toBe(200);
    expect(textsOf(body)).toContain('No trades on these dates');
    expect((await app.get(asPng(address))).rawPayload.subarray(0, 8)).toEqual(PNG_SIGNATURE);
  },
);

test('CB-05 a suspended share shows its last days of trading', async () => {
  const { body } = await app.get('/charts/stocks/brzozowy-mlyn.svg');
  expect(textsOf(body).join('|')).toMatch(/\d\d\.0[56]\.2025/);
  expect(body).toContain('stroke="#1d4fc4"');
});

test('ST-15 a hidden chart has no picture either', async () => {
  expect((await app.get('/charts/stocks/dunmarrow-insurance.svg')).statusCode).toBe(404);
  expect((await app.get('/stocks/dunmarrow-insurance/')).body).not.toContain('og:image');
});

test('CH-11 CB-07 whoever makes the request, the picture is the one that everyone may see', async () => {
  for (const address of [`${STOCK}?period=4`, `${INDEX}?period=4`, asPng(STOCK)]) {
    const [anonymous, paid] = [await app.get(address), await app.get(address, 'paid')];
    expect(paid.rawPayload).toEqual(anonymous.rawPayload);
    expect(paid.headers.etag).toBe(anonymous.headers.etag);
  }
  const words = textsOf((await app.get(`${STOCK}?period=4`)).body);
  const plain = /^(Norvik|Amber|Turnover, EUR$|Basispoint|[A-Z][a-z]{2,4}$|20\d\d$)/;
  expect(words.filter((word) => !plain.test(word))).toEqual([]);
});

test('CH-11 CB-07 no price is in the bytes: with every price times seven they are the same', async () => {
  const before = await Promise.all([STOCK, INDEX].map(async (address) => (await app.get(address)).body));
  const { primaryPool } = app.services.stores;
  await primaryPool.query(
    `update daily_trading set last_price = last_price * 7, open_price = open_price * 7, low_price = low_price * 7,
            high_price = high_price * 7, turnover = turnover * 7
      where day > '2026-05-01' and listing_id in
        (select listing.id from listing join instrument on instrument.id = instrument_id where string_id = 'norvik-steel')`,
  );
  await primaryPool.query(
    `update index_value set value = value * 7 where index_id = (select id from instrument where string_id = 'amber-40')`,
  );
  app.services.caches.dropAll();
  const after = await Promise.all([STOCK, INDEX].map(async (address) => (await app.get(address)).body));
  expect(after).toEqual(before);
});

test('CB-05 a picture may be cached, is requested again by its tag, and is shown by other sites', async () => {
  for (const address of [STOCK, asPng(STOCK)]) {
    const { headers } = await app.get(address, 'paid');
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=300',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Accept-Encoding',
    });
    expect(headers['set-cookie']).toBeUndefined();
    const again = await app.get(address, 'anonymous', { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  }
  const small = await app.get(STOCK, 'anonymous', { 'accept-encoding': 'br' });
  expect(small.headers['content-encoding']).toBe('br');
  const png = await app.get(asPng(STOCK), 'anonymous', { 'accept-encoding': 'br' });
  expect(png.headers['content-encoding']).toBeUndefined();
});

test('CB-03 more years than a chart shows are cut, as on the page', async () => {
  expect((await app.get(`${INDEX}?from=0001-01-01&to=9999-12-31`)).statusCode).toBe(200);
});

test('ST-01 an address with a number, or with the first venue, moves to the one it has', async () => {
  const { stockId } = (await app.get('/stocks/norvik-steel/?format=json')).json<StockPageData>();
  for (const [from, to] of [
    [`/charts/stocks/${stockId}.png?period=4`, `${asPng(STOCK)}?period=4`],
    ['/pol/charts/stocks/norvik-steel/1.svg', `/pol${STOCK}`],
  ] as const) {
    const { statusCode, headers } = await app.get(from);
    expect([statusCode, headers.location]).toEqual([301, to]);
  }
});

test.each([
  { address: '/charts/stocks/nobody.svg', status: 404 },
  { address: '/charts/stocks/norvik-steel/99.svg', status: 404 },
  { address: '/charts/stocks/norvik-steel/x.svg', status: 404 },
  { address: '/charts/stocks/norvik-steel.gif', status: 404 },
  { address: '/charts/stocks/..%2f..%2fetc.svg', status: 404 },
  { address: '/charts/stocks/%00.svg', status: 404 },
  { address: "/charts/stocks/'or'1.svg", status: 404 },
  { address: `/charts/indexes/${'9'.repeat(99)}.png`, status: 404 },
  { address: `${STOCK}?period=9`, status: 400 },
  { address: `${STOCK}?period=1&period=2`, status: 400 },
  { address: `${STOCK}?type=extended`, status: 400 },
  { address: `${STOCK}?compare=93`, status: 400 },
  { address: `${STOCK}?utm_source=x`, status: 400 },
  { address: `${STOCK}?from=2026-02-30`, status: 400 },
  { address: `${STOCK}?from=2026-03-01&to=2026-02-01`, status: 400 },
  { address: `${INDEX}?from=2026-02-01`, status: 400 },
  { address: `${INDEX}?trend=linear`, status: 400 },
])('CB-05 $address is refused with $status', async ({ address, status }) => {
  expect((await app.get(address)).statusCode).toBe(status);
});

test.each([
  { page: '/stocks/norvik-steel/', image: '/charts/stocks/norvik-steel.png', alt: 'Price of Norvik Steel' },
  {
    page: '/pol/stocks/norvik-steel/2/?period=4',
    image: '/pol/charts/stocks/norvik-steel/2.png',
    alt: 'Norvik',
  },
  { page: '/indexes/amber-40/', image: '/charts/indexes/amber-40.png', alt: 'Amber 40' },
])('the head of $page shows other sites its picture', async ({ page, image, alt }) => {
  const { body } = await app.get(page);
  const metaOf = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(body)?.[1];
  expect(metaOf('og:image')).toBe(app.services.config.publicOrigin + image);
  expect([metaOf('og:image:width'), metaOf('og:image:height')]).toEqual(['1200', '630']);
  expect(metaOf('og:image:alt')).toContain(alt);
  expect(metaOf('twitter:card')).toBe('summary_large_image');
  expect((await app.get(image)).statusCode).toBe(200);
});
