import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listSessions } from '#platform/session/session.repository.ts';
import { SESSION_COOKIE } from '#platform/session/sessions.server.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';
import { codeOf, createClock, createVisitor, emailsTo, lastCodeTo } from './account-visitor.ts';

const clock = createClock();
const PASSWORD = 'a quiet evening';

let app: TestApp;
let people = 0;
beforeAll(async () => {
  app = await startTestApp({ clock: clock.now });
});
afterAll(() => app.close());
beforeEach(() => clock.pass(3600));

const sql = (text: string, values: unknown[] = []) => app.services.stores.primaryPool.query(text, values);
const readUser = async (email: string) =>
  (await sql('select * from site_user where lower(email) = lower($1)', [email])).rows[0];

/** Someone new, registered and signed in. */
async function newcomer(prefix = '') {
  people += 1;
  const email = `Newcomer${people}@example.com`;
  const visitor = createVisitor(app);
  const requested = await visitor.post(`${prefix}/api/auth/register/`, {
    email,
    password: PASSWORD,
    name: 'Nora',
  });
  expect(requested.json()).toEqual({ wait_seconds: 30 });
  const made = await visitor.post('/api/auth/register/confirm/', { code: await lastCodeTo(app, email) });
  expect(made.json()).toEqual({ email, name: 'Nora', level: 1 });
  return { email, visitor };
}

const isSignedIn = async (visitor: ReturnType<typeof createVisitor>) =>
  (await visitor.post('/api/profile/update_mob/', { phone: '' })).statusCode === 200;

test('US-08 a visitor registers with a code by mail, and what brought them is remembered', async () => {
  const visitor = createVisitor(app);
  visitor.jar.set('fromAds', 'spring');
  visitor.jar.set('utmParameters', encodeURIComponent('{"utm_source":"letter"}'));
  const details = { email: 'ada@example.com', password: PASSWORD, name: 'Ada' };
  await visitor.post('/rus/api/auth/register/', details);
  expect(await readUser(details.email)).toBeUndefined();
  const [email] = await emailsTo(app, details.email);
  expect(email?.text).toContain('код для завершения регистрации');
  await visitor.post('/rus/api/auth/register/confirm/', { code: await lastCodeTo(app, details.email) });
  expect(await isSignedIn(visitor)).toBe(true);
  expect(await readUser(details.email)).toMatchObject({
    name: 'Ada',
    level: 1,
    language: 'rus',
    email_confirmed_at: clock.now(),
    campaign: { fromAds: 'spring', utmParameters: '{"utm_source":"letter"}' },
    is_operator: false,
  });
  const again = await createVisitor(app).post('/api/auth/sign-in/', {
    email: details.email,
    password: PASSWORD,
  });
  expect(again.statusCode).toBe(200);
});

test('US-08 who has an account already is informed by e-mail only, and stays as they are', async () => {
  const visitor = createVisitor(app);
  const body = { email: 'free@demo.example', password: PASSWORD, name: 'Thief' };
  expect((await visitor.post('/api/auth/register/', body)).json()).toEqual({ wait_seconds: 30 });
  const emails = await emailsTo(app, body.email);
  expect(emails.map(({ subject }) => subject)).toEqual(['You already have an account on Basispoint']);
  expect(emails[0]?.text).toContain('/reset-password/');
  expect(emails[0]?.text).not.toMatch(/\d{6}/);
  expect(codeOf(await visitor.post('/api/auth/register/confirm/', { code: '123456' }))).toBe('wrong_code');
  expect((await readUser(body.email)).name).toBe('Freya Free');
});

test.each([
  { body: { password: 'short' }, refused: 'weak_password' },
  { body: { password: 'password123' }, refused: 'weak_password' },
  { body: { password: 'x@example.com' }, refused: 'weak_password' },
  { body: { email: 'not an address' }, refused: 'bad_email' },
  { body: { name: ' ' }, refused: 'bad_request' },
  { body: { name: 'x'.repeat(101) }, refused: 'bad_request' },
  { body: { level: 1077 }, refused: 'bad_request' },
])('US-08 a registration with $body is refused: $refused', async ({ body, refused }) => {
  const whole = { email: 'x@example.com', password: PASSWORD, name: 'X', ...body };
  expect(codeOf(await createVisitor(app).post('/api/auth/register/', whole))).toBe(refused);
});

test('US-08 a new password by code ends every session, begins a new one, and only the new password works', async () => {
  const { email, visitor } = await newcomer();
  const other = createVisitor(app);
  clock.pass(60);
  await other.post('/api/auth/reset-password/', { email });
  const code = await lastCodeTo(app, email);
  const weak = await other.post('/api/auth/reset-password/confirm/', { code, password: 'short' });
  expect(codeOf(weak)).toBe('weak_password');
  const set = await other.post('/api/auth/reset-password/confirm/', {
    code,
    password: 'another quiet evening',
  });
  expect(set.statusCode).toBe(200);
  expect([await isSignedIn(visitor), await isSignedIn(other)]).toEqual([false, true]);
  const signIn = async (password: string) =>
    (await createVisitor(app).post('/api/auth/sign-in/', { email, password })).statusCode;
  expect([await signIn(PASSWORD), await signIn('another quiet evening')]).toEqual([401, 200]);
});

test('US-05 a phone number is stored, a code is sent, and the code makes it the way to sign in', async () => {
  const { email, visitor } = await newcomer();
  const phone = '+442079460001';
  const noted = await visitor.post('/api/profile/update_mob/', { phone: '+44 (20) 7946-0001' });
  expect(noted.json()).toEqual({ messages: [] });
  expect(await readUser(email)).toMatchObject({ phone: null, pending_phone: phone });
  expect(await emailsTo(app, phone)).toEqual([]);
  expect((await visitor.get('/?action=ajaxSendCode')).json()).toEqual({ wait_seconds: 30 });
  expect(codeOf(await visitor.get('/?action=ajaxSendCode'))).toBe('code_wait');
  expect((await emailsTo(app, phone)).map(({ channel, subject }) => [channel, subject])).toEqual([
    ['phone', ''],
  ]);
  const confirmed = await visitor.post('/api/profile/confirm_mob/', { code: await lastCodeTo(app, phone) });
  expect(confirmed.json()).toEqual({ phone });
  expect(await readUser(email)).toMatchObject({ phone, pending_phone: null });

  clock.pass(60);
  const elsewhere = createVisitor(app);
  await elsewhere.post('/api/auth/code/', { address: '0044 20 7946 0001' });
  const entered = await elsewhere.post('/api/auth/code/confirm/', { code: await lastCodeTo(app, phone) });
  expect(entered.json().email).toBe(email);
});

test.each(['', '   '])(
  'US-05 US-03 an empty phone number ("%s") is ignored: no code is sent, and there is nothing to confirm',
  async (phone) => {
    const { email, visitor } = await newcomer();
    expect((await visitor.post('/api/profile/update_mob/', { phone })).json()).toEqual({ messages: [] });
    expect(await readUser(email)).toMatchObject({ phone: null, pending_phone: null });
    expect(codeOf(await visitor.get('/?action=ajaxSendCode'))).toBe('nothing_to_confirm');
  },
);

test('US-05 a bad phone number is answered with a message in the language of the page', async () => {
  const { email, visitor } = await newcomer();
  const { messages } = (await visitor.post('/deu/api/profile/update_mob/', { phone: '12' })).json();
  expect(messages).toEqual([expect.stringContaining('Telefonnummer')]);
  expect((await readUser(email)).pending_phone).toBeNull();
});

test('US-05 a number goes to who shows last that it is theirs, and nobody writes to many numbers at once', async () => {
  const [first, second] = [await newcomer(), await newcomer()];
  const take = async ({ visitor }: typeof first, phone: string) => {
    await visitor.post('/api/profile/update_mob/', { phone });
    const sent = await visitor.get('/?action=ajaxSendCode');
    if (sent.statusCode !== 200) return codeOf(sent);
    return (await visitor.post('/api/profile/confirm_mob/', { code: await lastCodeTo(app, phone) }))
      .statusCode;
  };
  expect(await take(first, '+442079460002')).toBe(200);
  expect(await take(first, '+442079460003')).toBe('code_wait');
  clock.pass(31);
  expect(await take(second, '+442079460002')).toBe(200);
  expect([(await readUser(first.email)).phone, (await readUser(second.email)).phone]).toEqual([
    null,
    '+442079460002',
  ]);
});

test('US-08 a new e-mail address needs the password and a code, and answers alike where it is taken', async () => {
  const { email, visitor } = await newcomer();
  const change = (to: string, password = PASSWORD) =>
    visitor.post('/api/profile/update_email/', { email: to, password });
  expect(codeOf(await change('nora@example.com', 'wrong'))).toBe('wrong_password');
  const free = await change('nora@example.com');
  clock.pass(31);
  const taken = await change('paid@demo.example');
  expect([taken.statusCode, taken.body]).toEqual([free.statusCode, free.body]);
  expect((await emailsTo(app, 'paid@demo.example')).at(-1)?.subject).toContain('already have an account');
  clock.pass(31);
  await change('nora@example.com');
  const code = await lastCodeTo(app, 'nora@example.com');
  expect((await visitor.post('/api/profile/confirm_email/', { code })).json()).toEqual({
    email: 'nora@example.com',
  });
  expect([await readUser(email), (await readUser('nora@example.com')).name]).toEqual([undefined, 'Nora']);
});

test('US-08 the code of one account confirms nothing for another', async () => {
  const { visitor } = await newcomer();
  await visitor.post('/api/profile/update_mob/', { phone: '+442079460009' });
  await visitor.get('/?action=ajaxSendCode');
  const code = await lastCodeTo(app, '+442079460009');
  const { email, visitor: thief } = await newcomer();
  visitor.jar.set(SESSION_COOKIE, thief.jar.get(SESSION_COOKIE) ?? '');
  expect(codeOf(await visitor.post('/api/profile/confirm_mob/', { code }))).toBe('code_expired');
  expect((await readUser(email)).phone).toBeNull();
});

test('US-08 a new password ends the other sessions and leaves this one', async () => {
  const { email, visitor } = await newcomer();
  const other = createVisitor(app);
  await other.post('/api/auth/sign-in/', { email, password: PASSWORD });
  const change = (current: string, password: string) =>
    visitor.post('/api/profile/change_password/', { current, password });
  expect(codeOf(await change('wrong', 'another quiet evening'))).toBe('wrong_password');
  expect(codeOf(await change(PASSWORD, 'password123'))).toBe('weak_password');
  expect((await change(PASSWORD, 'another quiet evening')).json()).toEqual({ changed: true });
  expect([await isSignedIn(visitor), await isSignedIn(other)]).toEqual([true, false]);
});

test('US-08 a locked account is reported only to who knows its password or gets its code, and its sessions are over', async () => {
  const { email, visitor } = await newcomer();
  await sql('update site_user set locked_at = now() where lower(email) = lower($1)', [email]);
  await expect.poll(() => isSignedIn(visitor)).toBe(false);
  const signIn = (password: string) => createVisitor(app).post('/api/auth/sign-in/', { email, password });
  expect([codeOf(await signIn(PASSWORD)), codeOf(await signIn('wrong'))]).toEqual([
    'account_locked',
    'wrong_credentials',
  ]);
  clock.pass(31);
  const other = createVisitor(app);
  await other.post('/api/auth/code/', { address: email });
  const code = await lastCodeTo(app, email);
  expect(codeOf(await other.post('/api/auth/code/confirm/', { code }))).toBe('account_locked');
  expect(other.jar.has(SESSION_COOKIE)).toBe(false);
});

test('US-08 an account sees its sessions and ends one, and nobody ends those of another', async () => {
  const { email, visitor } = await newcomer();
  const { id } = await readUser(email);
  const begun = clock.now();
  await app.http.inject({
    method: 'POST',
    url: '/api/auth/sign-in/',
    payload: { email, password: PASSWORD },
    headers: { 'user-agent': `Browser ${'x'.repeat(400)}` },
    remoteAddress: '203.0.113.9',
  });
  const { stores, sessions } = app.services;
  clock.pass(299);
  await isSignedIn(visitor);
  clock.pass(60);
  await isSignedIn(visitor);
  const [own, other] = await listSessions(stores.primary, id, clock.now());
  expect(own).toMatchObject({ lastSeenAt: clock.now(), createdAt: begun, address: '127.0.0.1' });
  expect(other).toMatchObject({ lastSeenAt: begun, address: '203.0.113.9' });
  expect(other?.userAgent).toHaveLength(300);
  const stranger = await readUser('free@demo.example');
  expect(await sessions.endOne(stranger.id, other?.id ?? 0)).toBe(false);
  expect(await sessions.endOne(id, other?.id ?? 0)).toBe(true);
  expect(await listSessions(stores.primary, id, clock.now())).toHaveLength(1);
});

test('US-08 without script two forms lead from the address through the code to where one wanted to go', async () => {
  const visitor = createVisitor(app);
  const sent = await visitor.postForm('/rus/api/auth/code/', {
    address: 'noexcel@demo.example',
    next: '/rus/enter-code/sign-in/?next=%2Frus%2Fstocks%2F',
  });
  expect(sent.headers.location).toBe('/rus/enter-code/sign-in/?next=%2Frus%2Fstocks%2F');
  const page = await visitor.get(String(sent.headers.location));
  expect(page.body).toMatch(/action="\/rus\/api\/auth\/code\/confirm\/"/);
  expect(page.body).toMatch(/action="\/rus\/api\/auth\/send-code\/sign-in\/"/);
  const wrong = await visitor.postForm('/rus/api/auth/code/confirm/', { code: '', next: '/rus/stocks/' });
  expect(wrong.headers.location).toBe('/rus/enter-code/sign-in/?refused=empty_code&next=%2Frus%2Fstocks%2F');
  expect((await visitor.get(String(wrong.headers.location))).body).toContain('Введите код из сообщения.');
  const waits = await visitor.postForm('/rus/api/auth/send-code/sign-in/', {
    next: '/rus/enter-code/sign-in/',
  });
  expect(waits.headers.location).toMatch(/^\/rus\/enter-code\/sign-in\/\?refused=code_wait/);
  const code = await lastCodeTo(app, 'noexcel@demo.example');
  const done = await visitor.postForm('/rus/api/auth/code/confirm/', { code, next: '/rus/stocks/' });
  expect([done.headers.location, await isSignedIn(visitor)]).toEqual(['/rus/stocks/', true]);
});

test('US-08 the sign-in page offers every way in, and says without script that another service failed', async () => {
  const openIdProviders = [
    {
      id: 'acme',
      name: 'Acme ID',
      issuer: 'https://acme.example',
      clientId: 'x',
      clientSecret: 'never shown',
    },
  ];
  const other = await startTestApp({ empty: true, config: { openIdProviders } });
  try {
    const data = (await other.get('/sign-in/?format=json')).json();
    expect(data).toEqual({ refused: null, next: null, providers: [{ id: 'acme', name: 'Acme ID' }] });
    const { body } = await other.get('/sign-in/?refused=social_failed&next=/stocks/');
    for (const href of ['/sign-in/code/', '/register/', '/reset-password/', '/auth/acme/'])
      expect(body).toContain(`href="${href}?next=%2Fstocks%2F"`);
    expect(body).toMatch(/<noscript>.*Sign-in with this service failed.*<\/noscript>/);
    expect(body).not.toContain('never shown');
  } finally {
    await other.close();
  }
});
