import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import type { Suggestions } from '#market/search/search.contract.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';
import type { Services } from '../src/app/services.server.ts';
import { startSecond } from './second-process.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ search: true });
});
afterAll(() => app.close());

/** A build takes a moment, on a busy machine a long one. */
const soon = { interval: 20 };

async function suggest(category: string, term: string, { http, cookieOf } = app): Promise<Suggestions> {
  const headers = { cookie: await cookieOf('paid') };
  const payload = { term };
  return (await http.inject({ method: 'POST', url: `/api/suggest/${category}/`, payload, headers })).json();
}
const idsOf = ({ items }: Suggestions) => items.map(({ id }) => id);
const write = (text: string) => app.services.stores.primaryPool.query(text);
const namesIn = async ({ search }: Services, term: string) =>
  (await search.ask({ term, category: 'companies' })).companies?.total;

test.each([
  {
    category: 'companies',
    term: 'severozorneft',
    id: 'severozornneft',
    why: 'another spelling in Latin letters',
  },
  { category: 'companies', term: 'северозорнефть', id: 'severozornneft', why: 'a soft sign left out' },
  { category: 'companies', term: 'кмзк', id: 'kamnezorsk-works', why: 'a ticker in Cyrillic letters' },
  { category: 'stocks', term: 'gokcetas', id: 'gokcetas-celik', why: 'Turkish without its marks' },
  { category: 'stocks', term: 'zeliwica huta', id: 'huta-zeliwica', why: 'Polish without its marks' },
  { category: 'stocks', term: 'norvki', id: 'norvik-steel', why: 'one slip' },
  { category: 'companies', term: 'kedrosoft', id: 'kedrosoft', why: 'Latin letters for a Cyrillic name' },
  { category: 'companies', term: 'кедрасофт', id: 'kedrosoft', why: 'one wrong letter' },
])('SE-10 the index finds $why: $term', async ({ category, term, id }) => {
  expect(idsOf(await suggest(category, term))).toContain(id);
});

test('SE-10 the metrics show how large the index is and who answers', async () => {
  // They are of a process, which here has had several indexes: those of the latest are shown.
  const latest = await startTestApp({ search: true });
  onTestFinished(() => latest.close());
  await suggest('bonds', 'norvik', latest);
  const { body } = await latest.get('/metrics');
  const read = (name: string) =>
    Number(new RegExp(`^basispoint_search${name} ([\\d.]+)$`, 'm').exec(body)?.[1]);
  expect(read('_documents')).toBe(latest.services.search.size);
  expect(read('_bytes')).toBeGreaterThan(10_000);
  expect(read('_age_seconds')).toBeGreaterThan(0);
  expect(read('es_total{from="index"}')).toBeGreaterThan(0);
  expect(read('es_total{from="store"}')).toBe(0);
});

test('SE-10 a changed name is found at once by every process, without a restart', async () => {
  const second = await startSecond(app.databaseUrl);
  second.services.search.start();
  await expect.poll(() => second.services.search.size, soon).toBeGreaterThan(0);
  const { answered, size } = second.services.search;
  await write(
    `update issuer set name = 'Zwetschgenhof Werke', names = '{}' where string_id = 'norvik-steel'`,
  );
  for (const services of [app.services, second.services])
    await expect.poll(() => namesIn(services, 'zwetschgenhof'), soon).toBe(1);
  expect(idsOf(await suggest('companies', 'zwetschgenhof'))).toEqual(['norvik-steel']);
  for (const name of ['Reneklode', 'Kornelkirsche', 'Felsenbirne', 'Schlehdorn', 'Sanddorn']) {
    await write(`update issuer set name = '${name}' where string_id = 'norvik-steel'`);
    for (const services of [app.services, second.services])
      await expect.poll(() => namesIn(services, name), soon).toBe(1);
  }

  await write(
    `insert into instrument (kind, string_id, name, currency, ticker, batch_id)
     select 'index', 'quittenindex', 'Quittenindex', 'EUR', 'QUIT', min(id) from import_batch`,
  );
  await expect
    .poll(async () => idsOf(await suggest('indexes', 'quittenindex')), soon)
    .toEqual(['quittenindex']);
  await write(`update instrument set ticker = 'MISPEL9' where string_id = 'quittenindex'`);
  await expect.poll(async () => idsOf(await suggest('indexes', 'mispel9')), soon).toEqual(['quittenindex']);
  await write(`delete from instrument where string_id = 'quittenindex'`);
  await expect.poll(() => app.services.search.size, soon).toBe(size);
  expect((await suggest('indexes', 'quittenindex')).counter_title).toBe(0);
  expect(answered.store).toBe(0);
  await second.close();
});

test('SE-10 many changed rows build the index anew, while the old one answers', async () => {
  const heard: string[] = [];
  const { search } = app.services;
  const before = search.size;
  await write(
    `insert into instrument (kind, string_id, name, currency, batch_id)
     select 'index', 'mirabelle-' || n, 'Mirabelle ' || n, 'EUR', (select min(id) from import_batch)
       from generate_series(1, 300) n`,
  );
  await expect
    .poll(async () => {
      const { counter_title } = await suggest('indexes', 'mirabelle');
      heard.push(String(search.size));
      return counter_title;
    }, soon)
    .toBe(300);
  expect(search.size).toBe(before + 300);
  expect(new Set(heard)).not.toContain('0');
  const headers = { cookie: await app.cookieOf('paid') };
  const url = '/api/search/compare/mirabelle/';
  const { error, items } = (await app.http.inject({ method: 'POST', url, headers })).json().response;
  expect([error.err_no, items]).toEqual([500_100, []]);
  await write(`delete from instrument where string_id like 'mirabelle-%'`);
  await expect.poll(() => search.size, soon).toBe(before);
});

test('SE-07 a site may open its search to everyone; the comparison stays for full access', async () => {
  const open = await startTestApp({ config: { searchFor: 'everyone' } });
  const post = (url: string, payload?: object) =>
    open.http.inject({ method: 'POST', url, ...(payload && { payload }) });
  const answer = await post('/api/suggest/stocks/', { term: 'norvik' });
  expect(answer.statusCode).toBe(200);
  expect(idsOf(answer.json())).toContain('norvik-steel');
  expect((await post('/api/search/compare/norvik/')).statusCode).toBe(401);
  await open.close();
});

test('SE-01 SE-04 a brand that does not search a category has none', async () => {
  const sites = [{ host: 'couponry.example', language: 'eng', brand: 'couponry' } as const];
  const branded = await startTestApp({ config: { sites, searchFor: 'everyone' } });
  const post = (url: string) =>
    branded.http.inject({
      method: 'POST',
      url,
      payload: { term: 'norvik' },
      headers: { host: 'couponry.example' },
    });
  expect((await post('/api/suggest/etf/')).statusCode).toBe(404);
  expect(Object.keys((await post('/api/suggest/')).json())).toEqual([
    'bonds',
    'stocks',
    'indexes',
    'companies',
  ]);
  const url = '/search/?q=norvik&category=etf&format=json';
  const page = (await branded.http.inject({ url, headers: { host: 'couponry.example' } })).json();
  expect(Object.keys(page.counts)).toEqual(['bonds', 'stocks', 'indexes', 'companies']);
  expect(page.category).toBe('bonds');
  await branded.close();
});

test('SE-07 nobody asks more often than anyone types, and whoever does hurts only themselves', async () => {
  const limited = await startTestApp({ config: { rateLimits: true, searchFor: 'everyone' } });
  const post = (remoteAddress: string) =>
    limited.http.inject({
      method: 'POST',
      url: '/api/suggest/stocks/',
      payload: { term: 'no' },
      remoteAddress,
    });
  const answers = await Promise.all(Array.from({ length: 245 }, () => post('203.0.113.7')));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(240);
  const [refused] = answers.filter(({ statusCode }) => statusCode === 429);
  expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0);
  expect((await post('203.0.113.8')).statusCode).toBe(200);
  await limited.close();
});
