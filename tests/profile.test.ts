import { afterAll, beforeAll, expect, test } from 'vitest';
import { SESSION_COOKIE } from '#platform/session/sessions.server.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15';

async function signIn(viewer: Exclude<TestViewer, 'anonymous'>): Promise<string> {
  const payload = { email: `${viewer}@demo.example`, password: 'basispoint-demo' };
  const response = await app.http.inject({ method: 'POST', url: '/api/auth/sign-in/', payload });
  return `${SESSION_COOKIE}=${response.cookies.find(({ name }) => name === SESSION_COOKIE)?.value}`;
}

const post = (url: string, cookie: string, payload: object = {}) =>
  app.http.inject({ method: 'POST', url, payload, headers: { cookie } });
const postForm = (url: string, cookie: string, fields: Record<string, string>) =>
  app.http.inject({
    method: 'POST',
    url,
    payload: new URLSearchParams(fields).toString(),
    headers: { cookie, 'content-type': 'application/x-www-form-urlencoded' },
  });
const open = async (url: string, cookie: string) => app.http.inject({ url, headers: { cookie } });
const statusOf = async (cookie: string) => (await open('/profile/?format=json', cookie)).statusCode;

interface SessionLine {
  readonly id: string;
  readonly isCurrent: boolean;
}
async function sessionsOf(cookie: string): Promise<SessionLine[]> {
  return (await open('/profile/?format=json', cookie)).json().sessions;
}

test('US-08 the profile says who one is, and asks an anonymous visitor to sign in first', async () => {
  const data = (await app.get('/profile/?format=json', 'paid')).json();
  expect(data).toMatchObject({
    name: 'Paula Paid',
    email: 'paid@demo.example',
    phone: null,
    hasPassword: true,
    isOperator: false,
    access: { level: 1077, tariff: 677, tariffName: 'Professional', excelExportAccess: true, ends_on: null },
  });
  const anonymous = await app.get('/pol/profile/');
  expect([anonymous.statusCode, anonymous.headers.location]).toEqual([
    303,
    '/pol/sign-in/?next=%2Fpol%2Fprofile%2F',
  ]);
});

test('US-08 only operators are shown the way to their pages', async () => {
  expect((await app.get('/profile/', 'operator')).body).toContain('href="/operator/"');
  expect((await app.get('/profile/', 'paid')).body).not.toContain('href="/operator/"');
});

test('US-08 a name is changed, shown at once and never taken for markup', async () => {
  const cookie = await signIn('free');
  const changed = await post('/api/profile/update_name/', cookie, { name: '  <b>Фрейя</b>  ' });
  expect(changed.json()).toEqual({ success: true, name: '<b>Фрейя</b>', messages: [] });
  const { body } = await open('/profile/', cookie);
  expect(body).toContain('&lt;b&gt;Фрейя&lt;/b&gt;');
  expect(body).not.toContain('<b>Фрейя');
  const byForm = await postForm('/api/profile/update_name/', cookie, {
    name: 'Freya Free',
    next: '/profile/',
  });
  expect([byForm.statusCode, byForm.headers.location]).toEqual([303, '/profile/']);
});

test.each([
  { name: '', what: 'nothing' },
  { name: '   ', what: 'white space' },
  { name: 'x'.repeat(101), what: 'more than a hundred characters' },
  { name: 'two\nlines', what: 'a line break' },
])('US-08 $what is no name', async ({ name }) => {
  const cookie = await signIn('free');
  expect((await post('/api/profile/update_name/', cookie, { name })).statusCode).toBe(400);
  const byForm = await postForm('/rus/api/profile/update_name/', cookie, { name, next: '/rus/profile/' });
  expect(byForm.headers.location).toBe('/rus/profile/?refused=bad_request&next=%2Frus%2Fprofile%2F');
  expect((await open(String(byForm.headers.location), cookie)).body).toContain('role="alert"');
});

test('US-08 the list names the device, the address and the session that makes the request', async () => {
  const cookie = await signIn('free');
  await app.services.stores.primaryPool.query(
    `update user_session set user_agent = $1, address = '203.0.113.5', created_at = '2026-06-29T21:30:00Z',
            last_seen_at = '2026-06-30T18:57:00Z'
      where id = (select max(id) from user_session)`,
    [SAFARI],
  );
  const [first, ...others] = await sessionsOf(cookie);
  expect(first).toEqual({
    id: expect.stringMatching(/^\d+$/),
    browser: 'Safari',
    system: 'macOS',
    address: '203.0.113.5',
    since: '2026-06-30T00:30',
    lastSeen: '2026-06-30T21:57',
    isCurrent: true,
  });
  expect(others.every(({ isCurrent }) => !isCurrent)).toBe(true);
  const { body } = await open('/deu/profile/', cookie);
  expect(body).toContain('Safari auf macOS');
  expect(body).not.toContain('AppleWebKit');
});

test('US-08 ending one session ends that one, on every process', async () => {
  const other = await startSecondProcess();
  try {
    const [here, there] = [await signIn('noexcel'), await signIn('noexcel')];
    expect(
      (await other.inject({ url: '/profile/?format=json', headers: { cookie: there } })).statusCode,
    ).toBe(200);
    const ended = (await sessionsOf(here)).find(({ isCurrent }) => !isCurrent);
    const answer = await post(`/api/profile/sessions/${ended?.id}/end/`, here);
    expect(answer.json()).toEqual({ success: true, ended: 1 });
    const statusThere = async () =>
      (await other.inject({ url: '/profile/?format=json', headers: { cookie: there } })).statusCode;
    await expect.poll(statusThere).toBe(401);
    expect([await statusOf(here), await statusOf(there)]).toEqual([200, 401]);
  } finally {
    await other.close();
  }
});

async function startSecondProcess() {
  const { createApp } = await import('../src/app/create-app.server.ts');
  const { connectChanges } = await import('../src/app/connect-changes.server.ts');
  const { listenToChanges } = await import('#platform/database/changes.server.ts');
  const { config, stores, log, clock } = app.services;
  const { http, services } = await createApp({ config, stores, log, clock, version: '0.0.0' });
  const changes = listenToChanges(app.databaseUrl);
  await connectChanges(changes, services);
  return {
    inject: http.inject.bind(http) as typeof http.inject,
    close: async () => {
      await http.close();
      await changes.stop();
    },
  };
}

test("US-08 nobody ends another person's session", async () => {
  const [mine, theirs] = [await signIn('free'), await signIn('paid')];
  const [session] = await sessionsOf(theirs);
  const answer = await post(`/api/profile/sessions/${session?.id}/end/`, mine);
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
  expect(await statusOf(theirs)).toBe(200);
});

test.each(['0', 'x', '-1', '9'.repeat(30), '1;drop'])('US-08 session "%s" is not found', async (id) => {
  const cookie = await signIn('free');
  expect((await post(`/api/profile/sessions/${encodeURIComponent(id)}/end/`, cookie)).statusCode).toBe(404);
});

test('US-08 ending the session that makes the request signs out', async () => {
  const cookie = await signIn('free');
  const current = (await sessionsOf(cookie)).find(({ isCurrent }) => isCurrent);
  const answer = await post(`/api/profile/sessions/${current?.id}/end/`, cookie);
  expect(answer.cookies.find(({ name }) => name === SESSION_COOKIE)?.value).toBe('');
  expect(await statusOf(cookie)).toBe(401);
});

test('US-08 all other sessions end at once, and only mine', async () => {
  const [here, there, theirs] = [await signIn('free'), await signIn('free'), await signIn('paid')];
  const answer = await post('/api/profile/sessions/end-others/', here);
  expect(answer.json().ended).toBeGreaterThanOrEqual(1);
  await expect.poll(() => statusOf(there)).toBe(401);
  expect([await statusOf(here), await statusOf(theirs)]).toEqual([200, 200]);
  expect(await sessionsOf(here)).toHaveLength(1);
});

test('US-08 signing out everywhere ends this session too, without script as well', async () => {
  const [here, there] = [await signIn('free'), await signIn('free')];
  const answer = await postForm('/ita/api/auth/sign-out-everywhere/', here, { next: '/ita/' });
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/ita/']);
  expect(await statusOf(here)).toBe(401);
  await expect.poll(() => statusOf(there)).toBe(401);
});
