import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#platform/session/sessions.server.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';
import { type Person, startTestProvider, TEST_CLIENT, type TestProvider } from './open-id-for-tests.ts';

const CALLBACK = 'http://127.0.0.1:3000/auth/test/callback/';
const FAILED = '/sign-in/?refused=social_failed';

const people = new Map<string, Person>([
  ['anna', { email: 'Anna@linden.example', email_verified: true, name: 'Анна Линден' }],
  ['impostor', { email: 'member@linden.example', email_verified: false, name: 'Impostor' }],
  ['member', { email: 'member@linden.example', email_verified: true, name: 'Other name' }],
  ['unproved', { email: 'unproved@linden.example', email_verified: true }],
  ['locked', { email: 'locked@linden.example', email_verified: true }],
  ['nobody', { name: 'No e-mail' }],
  ['demo', { email: 'operator@demo.example', email_verified: true }],
]);

let app: TestApp;
let provider: TestProvider;
let hanging: ReturnType<typeof createServer>;

beforeAll(async () => {
  provider = await startTestProvider(people, CALLBACK);
  hanging = createServer(() => undefined);
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  const { port } = hanging.address() as AddressInfo;
  const openIdProviders = [
    { id: 'test', name: 'Company account', issuer: provider.issuer, ...TEST_CLIENT },
    { id: 'gone', name: 'Gone', issuer: 'http://127.0.0.1:1', ...TEST_CLIENT },
    { id: 'hanging', name: 'Hanging', issuer: `http://127.0.0.1:${port}`, ...TEST_CLIENT },
    { id: 'plain', name: 'Neutral', issuer: 'http://provider.example', ...TEST_CLIENT },
  ];
  // Strangers can knock here: the demo accounts are shut.
  app = await startTestApp({ config: { openIdProviders, host: '0.0.0.0' } });
  await app.services.stores.primaryPool.query(`
    insert into site_user (email, name, email_confirmed_at, locked_at) values
      ('member@linden.example', 'Member', now(), null),
      ('unproved@linden.example', 'Squatter', null, null),
      ('locked@linden.example', 'Locked', now(), now())`);
});
afterAll(async () => {
  await app.close();
  await provider.close();
  hanging.close();
});

async function begin(path = '/auth/test/', headers: Record<string, string> = {}) {
  const response = await app.http.inject({ method: 'GET', url: path, headers });
  const cookie = response.cookies.find(({ name }) => name === 'basispoint_social');
  return {
    response,
    url: String(response.headers.location),
    cookie,
    attempt: `${cookie?.name}=${cookie?.value}`,
  };
}

function finish(answer: URL, cookie: string) {
  const url = answer.pathname + answer.search;
  return app.http.inject({
    method: 'GET',
    url,
    headers: { cookie, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
  });
}

/** All of it, as someone there is; gives where they arrive and who they are here. */
async function signIn(subject: string, path?: string) {
  const { url, attempt } = await begin(path);
  const response = await finish(await provider.signIn(url, subject), attempt);
  const token = response.cookies.find(({ name }) => name === SESSION_COOKIE)?.value;
  const user = await app.services.sessions.findUser(token, app.services.clock());
  return { response, status: response.statusCode, location: response.headers.location, user };
}

const countUsers = async () =>
  (await app.services.stores.primaryPool.query('select count(*)::int as n from site_user')).rows[0].n;

test('US-08 whoever is new gets an account by the verified e-mail, and the same one the second time', async () => {
  const before = await countUsers();
  const first = await signIn('anna', '/rus/auth/test/?next=%2Frus%2Fstocks%2F%3Fpage%3D2');
  expect(first).toMatchObject({ status: 303, location: '/rus/stocks/?page=2' });
  expect(first.user).toMatchObject({
    email: 'Anna@linden.example',
    name: 'Анна Линден',
    level: 1,
    isOperator: false,
  });

  people.set('anna', { email: 'new-address@linden.example', email_verified: false, name: 'Renamed' });
  const second = await signIn('anna', '/rus/auth/test/');
  expect(second.location).toBe('/rus/');
  expect(second.user?.id).toBe(first.user?.id);
  expect(await countUsers()).toBe(before + 1);
});

test('US-08 an unverified e-mail leads to no account, a verified one to the account that has it', async () => {
  expect(await signIn('impostor')).toMatchObject({ location: FAILED, user: null });
  expect((await signIn('member')).user).toMatchObject({ email: 'member@linden.example', name: 'Member' });
  expect(await signIn('impostor')).toMatchObject({ location: FAILED, user: null });
});

test.each([
  { who: 'unproved', why: 'the account here never proved that e-mail', location: FAILED },
  { who: 'locked', why: 'the account is locked', location: '/sign-in/?refused=account_locked' },
  { who: 'nobody', why: 'the provider shows no e-mail', location: FAILED },
  { who: 'demo', why: 'the account is of the demo market, on a site for strangers', location: FAILED },
])('US-08 nobody is signed in where $why', async ({ who, location }) => {
  expect(await signIn(who)).toMatchObject({ status: 303, location, user: null });
});

test('US-08 an answer with another state, another browser or twice is refused', async () => {
  const { url, attempt } = await begin();
  const answer = await provider.signIn(url, 'member');
  const forged = new URL(answer);
  forged.searchParams.set('state', 'x'.repeat(43));
  expect((await finish(forged, attempt)).headers.location).toBe(FAILED);
  expect((await finish(answer, '')).headers.location).toBe(FAILED);
  expect((await finish(answer, (await begin()).attempt)).headers.location).toBe(FAILED);
  expect((await finish(answer, `${attempt.slice(0, -2)}AA`)).headers.location).toBe(FAILED);
  expect((await finish(answer, attempt)).headers.location).toBe('/');
  expect((await finish(answer, attempt)).headers.location).toBe(FAILED);
});

test('US-08 a visitor who says no at the provider comes back to the sign-in page', async () => {
  const { attempt } = await begin('/deu/auth/test/');
  const answer = new URL(`${CALLBACK}?error=access_denied&error=twice&state=x`);
  const response = await finish(answer, attempt);
  expect(response.headers.location).toBe(`/deu${FAILED}`);
  expect(response.cookies.map(({ name }) => name)).not.toContain(SESSION_COOKIE);
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  'javascript:alert(1)',
])('US-08 a visitor is sent home instead of to %s', async (next) => {
  expect((await signIn('member', `/auth/test/?${new URLSearchParams({ next })}`)).location).toBe('/');
});

test('US-08 the question requests state, nonce and a PKCE challenge, and its cookie is short, unreadable and ours', async () => {
  const { response, url, cookie } = await begin('/auth/test/', { 'sec-fetch-site': 'same-origin' });
  expect(response.statusCode).toBe(303);
  const requested = new URL(url).searchParams;
  expect(requested.get('code_challenge_method')).toBe('S256');
  expect(requested.get('redirect_uri')).toBe(CALLBACK);
  for (const name of ['state', 'nonce']) {
    expect(requested.get(name)?.length).toBeGreaterThan(40);
    expect(Buffer.from(cookie?.value ?? '', 'base64url').toString()).not.toContain(requested.get(name));
  }
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: 600 });
});

test('US-08 another site cannot begin a sign-in', async () => {
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }]) {
    const { response, cookie } = await begin('/auth/test/', headers as Record<string, string>);
    expect(response.statusCode).toBe(403);
    expect(cookie).toBeUndefined();
  }
});

test('US-08 a provider that is down, hangs or speaks without TLS ends in a refusal, and an unknown one is not there', async () => {
  for (const id of ['gone', 'hanging', 'plain']) {
    expect((await begin(`/auth/${id}/`)).url, id).toBe(FAILED);
  }
  expect((await begin('/auth/unknown/')).response.statusCode).toBe(404);
});

test('SH-07 US-08 the sign-in page says that it did not work, without script too', async () => {
  const { body } = await app.get('/sign-in/?refused=social_failed');
  expect(body).toMatch(/<noscript>.*Sign-in with this service failed.*<\/noscript>/s);
});
