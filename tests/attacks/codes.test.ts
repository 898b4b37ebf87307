import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { CODE_COOKIE } from '#platform/accounts/one-time-codes/one-time-codes.server.ts';
import { SESSION_COOKIE } from '#platform/session/sessions.server.ts';
import { startTestApp, type TestApp } from '../../src/app/app-for-tests.server.ts';
import { codeOf, createClock, createVisitor, emailsTo, lastCodeTo } from '../account-visitor.ts';

const clock = createClock();
const FREE = 'free@demo.example';
const PAID = 'paid@demo.example';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: clock.now });
});
afterAll(() => app.close());
beforeEach(async () => {
  clock.pass(2 * 3600);
  await sql('delete from one_time_code');
  await sql('delete from outbound_message');
});

const sql = (text: string, values: unknown[] = []) => app.services.stores.primaryPool.query(text, values);
const wrongCode = (right: string, index: number) =>
  String((Number(right) + 1 + index) % 1_000_000).padStart(6, '0');
const tries = async () =>
  (await sql('select attempts as tries from one_time_code')).rows.map((row) => row.tries);

async function visitorWithCode(address = FREE) {
  const visitor = createVisitor(app);
  expect((await visitor.post('/api/auth/code/', { address })).statusCode).toBe(200);
  return { visitor, code: await lastCodeTo(app, address) };
}

test('US-03 a thousand wrong codes sign nobody in, and no more than five of them are looked at', async () => {
  const { visitor, code } = await visitorWithCode();
  const answers = await Promise.all(
    Array.from({ length: 1000 }, (_, index) =>
      app.http.inject({
        method: 'POST',
        url: '/api/auth/code/confirm/',
        headers: { cookie: `${CODE_COOKIE}=${visitor.jar.get(CODE_COOKIE)}` },
        payload: { code: wrongCode(code, index) },
      }),
    ),
  );
  const codes = answers.map(({ statusCode, json }) => (statusCode === 503 ? 'overloaded' : json().code));
  expect(codes.filter((one) => one === 'wrong_code')).toHaveLength(5);
  expect(new Set(codes)).toEqual(new Set(['wrong_code', 'code_expired', 'overloaded']));
  expect(answers.some(({ cookies }) => cookies.some(({ name }) => name === SESSION_COOKIE))).toBe(false);
  expect(await tries()).toEqual([5]);
  // Even the right one comes too late.
  expect(codeOf(await visitor.post('/api/auth/code/confirm/', { code }))).toBe('code_expired');
});

test('US-03 a hundred attempts within a minute, in parallel and through new requests, send two codes at most', async () => {
  const { visitor } = await visitorWithCode();
  const ask = (index: number) =>
    index % 2
      ? visitor.post('/api/auth/send-code/')
      : createVisitor(app).post('/api/auth/code/', { address: FREE });
  const early = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(index)));
  expect(new Set(early.map(codeOf))).toEqual(new Set(['code_wait']));
  expect(early.every(({ headers }) => Number(headers['retry-after']) === 30)).toBe(true);
  expect(await emailsTo(app, FREE)).toHaveLength(1);

  clock.pass(30);
  const late = await Promise.all(Array.from({ length: 50 }, (_, index) => ask(index)));
  expect(late.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(await emailsTo(app, FREE)).toHaveLength(2);
});

test('US-03 the wait is the address’s, however it is written and whatever the code is for', async () => {
  await visitorWithCode();
  const elsewhere = createVisitor(app);
  for (const [url, body] of [
    ['/api/auth/code/', { address: ` ${FREE.toUpperCase()} ` }],
    ['/api/auth/reset-password/', { email: FREE }],
    ['/api/auth/register/', { email: FREE, password: 'a quiet evening', name: 'F' }],
  ] as const) {
    const response = await elsewhere.post(url, body);
    expect([response.statusCode, codeOf(response)]).toEqual([429, 'code_wait']);
  }
  expect((await elsewhere.post('/api/auth/code/', { address: PAID })).statusCode).toBe(200);
});

test('US-03 one address gets no more than ten codes in an hour', async () => {
  const { visitor } = await visitorWithCode();
  for (let send = 2; send <= 10; send += 1) {
    clock.pass(31);
    expect((await visitor.get('/?action=ajaxSendCode')).statusCode).toBe(200);
  }
  clock.pass(31);
  const eleventh = await createVisitor(app).post('/api/auth/code/', { address: FREE });
  expect([codeOf(eleventh), eleventh.headers['retry-after']]).toEqual(['code_wait', '3569']);
  expect(await emailsTo(app, FREE)).toHaveLength(10);
  clock.pass(3570);
  expect((await createVisitor(app).post('/api/auth/code/', { address: FREE })).statusCode).toBe(200);
});

test('US-03 a new code brings no new tries, and the old one is worth nothing', async () => {
  const { visitor, code } = await visitorWithCode();
  for (let index = 0; index < 4; index += 1)
    expect(codeOf(await visitor.post('/api/auth/code/confirm/', { code: wrongCode(code, index) }))).toBe(
      'wrong_code',
    );
  clock.pass(31);
  expect((await visitor.get('/?action=ajaxSendCode')).json()).toEqual({ wait_seconds: 30 });
  const fresh = await lastCodeTo(app, FREE);
  expect(await tries()).toEqual([4]);
  const stale = code === fresh ? wrongCode(fresh, 0) : code;
  expect(codeOf(await visitor.post('/api/auth/code/confirm/', { code: stale }))).toBe('wrong_code');
  expect(codeOf(await visitor.post('/api/auth/code/confirm/', { code: fresh }))).toBe('code_expired');
  clock.pass(31);
  expect(codeOf(await visitor.post('/api/auth/send-code/'))).toBe('code_expired');
});

test('US-03 a code works once, even for many who come at the same moment', async () => {
  const { visitor, code } = await visitorWithCode();
  const cookie = `${CODE_COOKIE}=${visitor.jar.get(CODE_COOKIE)}`;
  const confirm = () =>
    app.http.inject({
      method: 'POST',
      url: '/api/auth/code/confirm/',
      headers: { cookie },
      payload: { code },
    });
  const answers = await Promise.all([confirm(), confirm(), confirm(), confirm()]);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  expect(codeOf(await confirm())).toBe('code_expired');
});

test('US-03 a code is valid for ten minutes', async () => {
  const { visitor, code } = await visitorWithCode();
  clock.pass(600);
  expect(codeOf(await visitor.post('/api/auth/code/confirm/', { code }))).toBe('code_expired');
  expect(await tries()).toEqual([0]);
});

test('US-03 a code works only for who requested it, and only for what it was requested for', async () => {
  const { visitor, code } = await visitorWithCode();
  const other = await visitorWithCode(PAID);
  const wrong =
    code === other.code
      ? 'the same by chance'
      : codeOf(await other.visitor.post('/api/auth/code/confirm/', { code }));
  expect(wrong).toBe('wrong_code');
  expect(codeOf(await createVisitor(app).post('/api/auth/code/confirm/', { code }))).toBe('code_expired');
  for (const [url, body] of [
    ['/api/auth/register/confirm/', { code }],
    ['/api/auth/reset-password/confirm/', { code, password: 'a quiet evening' }],
  ] as const)
    expect(codeOf(await visitor.post(url, body))).toBe('code_expired');
  expect((await visitor.post('/api/auth/code/confirm/', { code })).json().email).toBe(FREE);
});

test('US-04 an empty code costs no try', async () => {
  const { visitor, code } = await visitorWithCode();
  for (const empty of ['', '  ', ' - '])
    expect(codeOf(await visitor.post('/api/auth/code/confirm/', { code: empty }))).toBe('empty_code');
  expect(await tries()).toEqual([0]);
  expect(
    (await visitor.post('/api/auth/code/confirm/', { code: ` ${code.slice(0, 3)} ${code.slice(3)}` }))
      .statusCode,
  ).toBe(200);
});

test.each([
  { url: '/api/auth/code/', known: { address: FREE }, unknown: { address: 'nobody@demo.example' } },
  { url: '/api/auth/code/', known: { address: FREE }, unknown: { address: '+44 20 7946 0123' } },
  { url: '/api/auth/reset-password/', known: { email: FREE }, unknown: { email: 'nobody@demo.example' } },
  {
    url: '/api/auth/register/',
    known: { email: FREE, password: 'a quiet evening', name: 'F' },
    unknown: { email: 'nobody@demo.example', password: 'a quiet evening', name: 'F' },
  },
])(
  'US-08 $url answers alike whether or not there is an account: $unknown',
  async ({ url, known, unknown }) => {
    const [one, other] = [
      await createVisitor(app).post(url, known),
      await createVisitor(app).post(url, unknown),
    ];
    const shape = (response: typeof one) => ({
      status: response.statusCode,
      body: response.body,
      headers: Object.keys(response.headers).sort(),
      cookies: response.cookies.map(({ value, ...rest }) => ({ ...rest, length: value.length })),
    });
    expect(shape(one)).toEqual(shape(other));
    expect(one.cookies[0]).toMatchObject({ name: CODE_COOKIE, httpOnly: true, sameSite: 'Lax' });
  },
);

test('US-08 who has no account is sent nothing, and no code of theirs is right', async () => {
  const visitor = createVisitor(app);
  await visitor.post('/api/auth/code/', { address: 'nobody@demo.example' });
  expect(await emailsTo(app, 'nobody@demo.example')).toEqual([]);
  expect(codeOf(await visitor.post('/api/auth/code/confirm/', { code: '123456' }))).toBe('wrong_code');
  expect(codeOf(await visitor.post('/api/auth/send-code/'))).toBe('code_wait');
  clock.pass(31);
  expect((await visitor.post('/api/auth/send-code/')).statusCode).toBe(200);
  expect(await emailsTo(app, 'nobody@demo.example')).toEqual([]);
});

test('US-03 neither the code nor its request can be read from the store', async () => {
  const { visitor, code } = await visitorWithCode();
  const { rows } = await sql('select * from one_time_code');
  const stored = JSON.stringify(
    rows.map((row) => ({ ...row, hashes: [row.token_hash, row.code_hash].map(String) })),
  );
  expect(stored).not.toContain(code);
  expect(stored).not.toContain(visitor.jar.get(CODE_COOKIE));
});

test.each([
  { form: '/api/auth/code/', fields: { address: FREE }, refused: '/sign-in/code/' },
  { form: '/api/auth/code/confirm/', fields: { code: '' }, refused: '/enter-code/sign-in/' },
  { form: '/api/auth/register/', fields: { email: 'no', password: 'x', name: 'N' }, refused: '/register/' },
  { form: '/api/auth/register/confirm/', fields: { code: '' }, refused: '/enter-code/register/' },
  { form: '/api/auth/reset-password/', fields: { email: FREE }, refused: '/reset-password/' },
  {
    form: '/api/auth/reset-password/confirm/',
    fields: { code: '', password: 'x' },
    refused: '/enter-code/reset-password/',
  },
  { form: '/api/auth/send-code/register/', fields: {}, refused: '/enter-code/register/' },
])(
  'US-08 the form of $form never leads off the site, whether it works or not',
  async ({ form, fields, refused }) => {
    for (const next of [
      'https://evil.example/',
      '//evil.example/',
      '/\\evil.example/',
      'javascript:alert(1)',
      '/.//evil.example',
    ]) {
      const { statusCode, headers } = await createVisitor(app).postForm(form, { ...fields, next });
      expect(statusCode).toBe(303);
      expect(String(headers.location)).toMatch(new RegExp(`^(/|${refused}\\?refused=\\w+)$`));
      const page = await app.get(`${refused}?next=${encodeURIComponent(next)}&format=json`);
      expect(page.json().next).toBeNull();
    }
  },
);

test('US-03 with limits on, one visitor cannot use up the codes of another', async () => {
  const limited = await startTestApp({ clock: clock.now, config: { rateLimits: true } });
  try {
    const ask = (remoteAddress: string) =>
      limited.http.inject({
        method: 'POST',
        url: '/api/auth/code/',
        payload: { address: FREE },
        remoteAddress,
      });
    const statuses = [];
    for (let send = 0; send < 8; send += 1) {
      statuses.push((await ask('203.0.113.1')).statusCode);
      clock.pass(31);
    }
    expect(statuses).toEqual([...Array(6).fill(200), 429, 429]);
    expect((await ask('203.0.113.2')).statusCode).toBe(200);
  } finally {
    await limited.close();
  }
});
