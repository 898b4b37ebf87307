import { afterAll, beforeAll, expect, test } from 'vitest';
import { loaderAddress, watermarkAddress } from '#platform/brands/brand.ts';
import { BRANDS } from '#platform/brands/brands.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';

const SITES = [
  { host: 'www.bp.example', language: 'eng', brand: 'basispoint' },
  { host: 'ru.bp.example', language: 'rus', brand: 'basispoint' },
  {
    host: 'www.cp.example',
    language: 'eng',
    brand: 'couponry',
    dataServer: 'https://data.cp.example',
    cookieDomain: 'cp.example',
  },
] as const;

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ config: { sites: SITES, publicOrigin: 'https://www.bp.example' } });
});
afterAll(() => app.close());

const open = (host: string, url = '/') => app.get(url, 'anonymous', { host });

test.each([
  { host: 'www.bp.example', name: 'Basispoint', brand: 'basispoint', lang: 'en' },
  { host: 'ru.bp.example', name: 'Basispoint', brand: 'basispoint', lang: 'ru' },
  { host: 'www.cp.example', name: 'Couponry', brand: 'couponry', lang: 'en' },
])('LV-01 LV-07 one server shows $name in $lang at $host, however warm its cache is', async (site) => {
  for (const round of ['cold', 'warm']) {
    const { body } = await open(site.host);
    expect(body, round).toContain(`<html lang="${site.lang}" data-brand="${site.brand}"`);
    expect(body).toMatch(new RegExp(`<title>[^<]*${site.name}</title>`));
    expect(body).toContain(`/brands/${site.brand}/icon.svg`);
    expect(body).not.toContain(site.name === 'Couponry' ? 'Basispoint' : 'Couponry');
  }
});

test('LV-07 a brand has its icon and its watermark', async () => {
  for (const brand of ['basispoint', 'couponry'])
    for (const file of ['icon.svg', 'watermark.svg']) {
      const response = await open('www.cp.example', `/brands/${brand}/${file}`);
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-type']).toBe('image/svg+xml');
    }
});

test('LO-05 a brand has an address for the watermark of charts, and a loader picture named as the brand', async () => {
  for (const { id } of BRANDS) {
    expect((await open('www.cp.example', watermarkAddress(id))).body).toContain('<svg');
    expect(loaderAddress(id)).toMatch(new RegExp(`/${id}\\.gif$`));
    const { statusCode, headers, rawPayload } = await open('www.cp.example', loaderAddress(id));
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/gif']);
    expect(rawPayload.subarray(0, 6).toString()).toBe('GIF89a');
  }
});

test('LV-07 the languages of a brand lead to that brand', async () => {
  const { body } = await open('www.cp.example', '/stocks/');
  expect(body).toContain('href="https://www.cp.example/pol/stocks/"');
  expect(body).not.toContain('bp.example');
});

test('LV-02 the policy of a page lets it call its data server', async () => {
  const { headers } = await open('www.cp.example');
  expect(headers['content-security-policy']).toContain("connect-src 'self' https://data.cp.example");
});

const preflight = (origin: string) =>
  app.http.inject({
    method: 'OPTIONS',
    url: '/api/auth/sign-in/',
    headers: {
      host: 'data.cp.example',
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'content-type',
    },
  });

test('LV-02 the data server lets scripts of exactly the configured hosts call, with their cookies', async () => {
  const ours = await preflight('https://www.cp.example');
  expect(ours.statusCode).toBe(204);
  expect(ours.headers['access-control-allow-origin']).toBe('https://www.cp.example');
  expect(ours.headers['access-control-allow-credentials']).toBe('true');
  for (const origin of ['https://evil.example', 'https://www.cp.example.evil.example', 'null']) {
    expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined();
  }
});

test('LV-02 a page of the store is read through the data server, and no stranger gets it from the cache', async () => {
  const read = (origin: string) =>
    app.http.inject({ url: '/stocks/?format=json', headers: { host: 'data.cp.example', origin } });
  const ours = await read('https://www.cp.example');
  expect(ours.statusCode).toBe(200);
  expect(ours.headers['access-control-allow-origin']).toBe('https://www.cp.example');
  expect(ours.headers.vary).toContain('Origin');
  expect((await read('https://evil.example')).headers['access-control-allow-origin']).toBeUndefined();
});

test('LV-02 a session that starts at the data server is the session of its pages', async () => {
  const response = await app.http.inject({
    method: 'POST',
    url: '/api/auth/sign-in/',
    headers: {
      host: 'data.cp.example',
      origin: 'https://www.cp.example',
      'sec-fetch-site': 'same-site',
      'sec-fetch-mode': 'cors',
    },
    payload: { email: 'free@demo.example', password: 'basispoint-demo' },
  });
  expect(response.statusCode).toBe(200);
  expect(String(response.headers['set-cookie'])).toMatch(/basispoint_session=.*Domain=cp\.example.*HttpOnly/);
});
