import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';
import { commands } from '../src/app/commands/commands.server.ts';
import { createClock, emailsTo } from './account-visitor.ts';

const clock = createClock();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ clock: clock.now });
  await query('create table kept_request as table comment_access_request');
});
afterAll(() => app.close());

/** Everything as the demo market has it. */
beforeEach(() =>
  query(`
    delete from comment_access_request;
    insert into comment_access_request overriding system value select * from kept_request;
    delete from comment_provider where string_id ~ '^p[0-9]';
    delete from outbound_message;
    delete from operator_change;`),
);

async function query(text: string, values?: unknown[]) {
  return (await app.services.stores.primaryPool.query(text, values)).rows;
}
const providerId = async (stringId: string) =>
  (await query('select id from comment_provider where string_id = $1', [stringId]))[0].id as number;
const requestId = async (email: string, provider: string) =>
  (
    await query(
      `select request.id from comment_access_request request join site_user reader on reader.id = user_id
         join comment_provider provider on provider.id = provider_id where email = $1 and string_id = $2`,
      [`${email}@demo.example`, provider],
    )
  )[0]?.id as number | undefined;
const ask = (viewer: TestViewer, id: number) =>
  app.get(`/api/comments/create_comments_access_request/${id}/`, viewer);
const own = async (viewer: TestViewer) => (await app.get('/api/comments/access_requests/', viewer)).json();
async function post(viewer: TestViewer, url: string, body: object | string) {
  const type = typeof body === 'string' ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
  const headers = { cookie: await app.cookieOf(viewer), ...type };
  return app.http.inject({ method: 'POST', url, payload: body, headers });
}
const decide = async (
  id: number | undefined,
  decision: string,
  seen: string,
  viewer: TestViewer = 'operator',
) => {
  const { statusCode, body } = await post(viewer, `/api/operator/comment-requests/${id}/`, {
    decision,
    seen,
  });
  return statusCode === 200 ? 200 : `${statusCode} ${JSON.parse(body).code}`;
};
const fileOf = async (viewer: TestViewer, provider: string) => {
  const [comment] = await query(
    'select comment.id from analyst_comment comment join comment_provider provider on provider.id = provider_id where string_id = $1 and moderated and file_id is not null limit 1',
    [provider],
  );
  return (await app.get(`/files/comments/${comment.id}/`, viewer)).statusCode;
};

test('AN-03 a visitor who has not signed in gets no items, and nothing is noted', async () => {
  const before = await query('select count(*) from comment_access_request');
  const requested = await ask('anonymous', await providerId('biuro-kurs'));
  expect([requested.statusCode, requested.json()]).toEqual([200, { response: { items: [] } }]);
  expect(await query('select count(*) from comment_access_request')).toEqual(before);
});

test('AN-03 a request is noted once however often and in parallel it is sent', async () => {
  const id = await providerId('biuro-kurs');
  const answers = await Promise.all(Array.from({ length: 4 }, () => ask('paid', id)));
  const item = { provider_id: id, requestExists: true, approved: 0, checked: 0, success: true };
  for (const answer of answers) expect(answer.json()).toEqual({ response: { items: [item] } });
  const rows = await query('select 1 from comment_access_request where provider_id = $1', [id]);
  expect(rows).toHaveLength(2);
  const { success: _, ...reported } = item;
  expect(await own('paid')).toContainEqual(reported);
  expect((await own('free')).map(({ provider_id }: never) => provider_id)).toEqual([
    await providerId('yantarny-kurs'),
  ]);
});

test('AN-03 a rejected request stays rejected until the operator decides anew, an approved one stays approved', async () => {
  const rejected = await ask('paid', await providerId('atelier-des-taux'));
  expect(rejected.json().response.items).toMatchObject([{ success: false, approved: 0, checked: 1 }]);
  const approved = await ask('paid', await providerId('yantarny-kurs'));
  expect(approved.json().response.items).toMatchObject([{ success: true, approved: 1, checked: 1 }]);
  expect(await decide(await requestId('paid', 'atelier-des-taux'), 'approved', 'rejected')).toBe(200);
  const anew = await ask('paid', await providerId('atelier-des-taux'));
  expect(anew.json().response.items).toMatchObject([{ success: true, approved: 1, checked: 1 }]);
});

test('AN-03 a provider that is not there is not found, and level 0 must get access first', async () => {
  expect((await ask('paid', 999_999)).json().code).toBe('not_found');
  const level = (value: number) =>
    query(`update site_user set level = ${value} where email = 'free@demo.example'`);
  const requested = async () => (await ask('free', await providerId('biuro-kurs'))).json().code;
  await level(0);
  await expect.poll(requested).toBe('must_get_access');
  await level(1);
  await expect.poll(requested).toBeUndefined();
});

test('AN-03 twenty providers a day are enough for anyone', async () => {
  await query(
    `insert into comment_provider (string_id, name) select 'p' || n, 'P' || n from generate_series(1, 25) n`,
  );
  const ids = await Promise.all(Array.from({ length: 25 }, (_, index) => providerId(`p${index + 1}`)));
  for (const id of ids.slice(0, 20)) expect((await ask('free', id)).statusCode).toBe(200);
  const refused = await ask('free', ids[20] ?? 0);
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(86_000);
  expect((await ask('free', ids[0] ?? 0)).statusCode).toBe(200);
  expect((await ask('noexcel', ids[20] ?? 0)).statusCode).toBe(200);
  clock.pass(86_401);
  expect((await ask('free', ids[20] ?? 0)).statusCode).toBe(200);
});

test('AN-03 without script a form asks and comes back to a page that says so', async () => {
  const [{ id }] = await query(`select id from issuer where string_id = 'norvik-steel'`);
  const page = '/deu/company/norvik-steel/analytics/';
  const url = async (provider: string) =>
    `/deu/api/company/${id}/comments_access_request/${await providerId(provider)}/`;
  expect((await app.get(page, 'free')).body).toContain(`action="${await url('biuro-kurs')}"`);
  const sent = await post('free', await url('biuro-kurs'), `next=${encodeURIComponent(page)}`);
  expect([sent.statusCode, sent.headers.location]).toEqual([303, page]);
  expect((await app.get(page, 'free')).body).toContain('Zugangsanfrage gesendet.');
  expect((await app.get(page, 'free')).body).not.toContain(`action="${await url('biuro-kurs')}"`);
  const anonymous = await post('anonymous', await url('biuro-kurs'), '');
  expect(anonymous.headers.location).toBe(`/deu/company/${id}/analytics/?refused=must_sign_in`);
  expect((await app.get(`${page}?refused=must_sign_in`)).body).toContain('/deu/sign-in/?next=');
  const again = await post('paid', await url('atelier-des-taux'), '');
  expect(again.headers.location).toBe(`/deu/company/${id}/analytics/?refused=request_rejected`);
});

test('AN-02 AN-04 the operator opens and closes the files of a reader, who is informed each time', async () => {
  await query(`update site_user set language = 'rus' where email = 'paid@demo.example'`);
  const id = await requestId('paid', 'nordlicht-analysen');
  expect(await fileOf('paid', 'nordlicht-analysen')).toBe(403);
  expect(await decide(id, 'approved', 'waiting')).toBe(200);
  expect(await fileOf('paid', 'nordlicht-analysen')).toBe(200);
  expect(await decide(id, 'rejected', 'approved')).toBe(200);
  expect(await fileOf('paid', 'nordlicht-analysen')).toBe(403);

  const emails = await emailsTo(app, 'paid@demo.example');
  expect(emails.map(({ subject }) => subject)).toEqual([
    'Доступ открыт: файлы Nordlicht Analysen',
    'Ваш запрос на файлы Nordlicht Analysen',
  ]);
  const link = /http:\/\/127\.0\.0\.1:3000(\/rus\/company\/[\w-]+\/analytics\/)$/.exec(
    emails[0]?.text ?? '',
  )?.[1];
  expect((await app.get(link ?? '', 'paid')).body).toContain('Nordlicht Analysen');
  expect(
    await query('select subject, subject_id, action, before, after from operator_change order by id'),
  ).toMatchObject([
    {
      subject: 'comment-request',
      subject_id: String(id),
      action: 'grant',
      before: { state: 'waiting' },
      after: { state: 'approved' },
    },
    {
      subject: 'comment-request',
      action: 'reject',
      before: { state: 'approved' },
      after: { state: 'rejected' },
    },
  ]);
  const changes = await app.get('/operator/changes/?subject=comment-request', 'operator');
  expect(changes.body).toContain('File request');
});

test('AN-03 the e-mail about a request leads to the company on whose page it was made', async () => {
  const provider = await providerId('biuro-kurs');
  const issuers = await query(
    `select issuer.id, issuer.string_id from issuer join comment_issuer on issuer_id = issuer.id
       join analyst_comment comment on comment.id = comment_id
      where provider_id = $1 group by issuer.id order by max(published_on), issuer.id`,
    [provider],
  );
  expect(issuers.length).toBeGreaterThan(1);
  for (const { id, string_id } of issuers.slice(0, 2)) {
    await query(`delete from comment_access_request where provider_id = $1`, [provider]);
    await query('delete from outbound_message');
    await app.get(`/api/comments/create_comments_access_request/${provider}/?issuerId=${id}`, 'paid');
    expect(await decide(await requestId('paid', 'biuro-kurs'), 'approved', 'waiting')).toBe(200);
    const [email] = await emailsTo(app, 'paid@demo.example');
    expect(email?.text).toContain(`/company/${string_id}/analytics/`);
  }
  const unknown = `/api/comments/create_comments_access_request/${provider}/?issuerId=999999`;
  expect((await app.get(unknown, 'free')).statusCode).toBe(200);
});

test('AN-02 of two operators who decide at once the second is informed, and one e-mail goes out', async () => {
  const id = await requestId('free', 'yantarny-kurs');
  const codes = await Promise.all([decide(id, 'approved', 'waiting'), decide(id, 'rejected', 'waiting')]);
  expect(codes.sort()).toEqual([200, '409 conflict']);
  expect(await emailsTo(app, 'free@demo.example')).toHaveLength(1);
  expect(await decide(999_999, 'approved', 'waiting')).toBe('404 not_found');
  expect(await decide(id, 'waiting', 'approved')).toBe('400 bad_request');
  expect(await decide(id, 'approved', 'rejected', 'paid')).toBe('403 must_be_operator');
});

test('AN-02 SF-10 an operator’s own file request is decided by another operator, and the record names both', async () => {
  const [{ id: provider }] = await query(
    `select id from comment_provider where id not in (select provider_id from comment_access_request
       join site_user on site_user.id = user_id where email = 'operator@demo.example') limit 1`,
  );
  expect((await ask('operator', provider)).statusCode).toBe(200);
  const [{ id }] = await query('select max(id) as id from comment_access_request');
  const stateOf = async () =>
    (await query('select checked, approved from comment_access_request where id = $1', [id]))[0];
  for (const decision of ['approved', 'rejected'])
    expect(await decide(id, decision, 'waiting')).toBe('403 own_account');
  expect(await stateOf()).toEqual({ checked: false, approved: false });
  expect(await query('select * from operator_change')).toEqual([]);
  const page = await app.get('/operator/comment-requests/?state=waiting', 'operator');
  expect(page.body).toContain('Your own request: another administrator decides.');

  await query(`update site_user set is_operator = true where email = 'noexcel@demo.example'`);
  await expect.poll(() => decide(id, 'approved', 'waiting', 'noexcel')).toBe(200);
  await query(`update site_user set is_operator = false where email = 'noexcel@demo.example'`);
  expect(await stateOf()).toEqual({ checked: true, approved: true });
  expect(
    await query('select email, after from operator_change join site_user on site_user.id = operator_id'),
  ).toEqual([
    {
      email: 'noexcel@demo.example',
      after: { state: 'approved', requestedBy: 'operator@demo.example', providerId: provider },
    },
  ]);
});

test('AN-02 the operator sees those that wait first, by state and by page, and decides without script', async () => {
  const page = async (search = '') =>
    (await app.get(`/operator/comment-requests/?format=json${search}`, 'operator')).json();
  const all = await page();
  expect(all).toMatchObject({ waiting: 2, total: 5, pages: 1, state: null });
  expect(all.requests.map(({ state }: never) => state).slice(0, 2)).toEqual(['waiting', 'waiting']);
  expect((await page('&state=rejected')).requests).toMatchObject([
    { email: 'paid@demo.example', provider: 'L’Atelier des taux', state: 'rejected' },
  ]);
  await query(
    `insert into comment_provider (string_id, name) select 'p' || n, 'P' || n from generate_series(1, 30) n`,
  );
  await query(`insert into comment_access_request (user_id, provider_id)
    select site_user.id, provider.id from site_user, comment_provider provider where email = 'free@demo.example' and string_id ~ '^p[0-9]'`);
  expect(await page('&page=2')).toMatchObject({ total: 35, pages: 2, waiting: 32 });
  expect((await app.get('/operator/comment-requests/?page=3', 'operator')).statusCode).toBe(404);
  expect((await app.get('/operator/', 'operator')).body).toContain(
    '/operator/comment-requests/?state=waiting',
  );

  const id = await requestId('free', 'yantarny-kurs');
  const form = (seen: string) =>
    post(
      'operator',
      `/api/operator/comment-requests/${id}/`,
      `decision=approved&seen=${seen}&next=/operator/comment-requests/`,
    );
  expect((await form('waiting')).headers.location).toBe('/operator/comment-requests/');
  const refused = String((await form('waiting')).headers.location);
  expect(refused).toContain('/operator/comment-requests/?refused=conflict');
  expect((await app.get(refused, 'operator')).body).toContain('role="alert"');
});

test('AN-02 the command line decides by the same rules', async () => {
  const said: string[] = [];
  const shown: object[] = [];
  const run = (name: string, ...positionals: string[]) => {
    const command = commands.find((each) => each.name === name);
    if (!command) throw new Error(`no command ${name}`);
    const { config, stores } = app.services;
    return command.run(
      { positionals, values: {} },
      {
        database: stores.primary,
        databaseUrl: app.databaseUrl,
        config,
        actor: { operatorId: null, at: clock.now() },
        now: clock.now(),
        clock: () => clock.now(),
        signal: AbortSignal.timeout(10_000),
        say: (message) => void said.push(message),
        exitWith: () => undefined,
        confirm: async () => null,
        readPassword: async () => '',
        show: (rows) => void shown.push(...rows),
      },
    );
  };
  await run('comment-requests list');
  expect(shown).toMatchObject([{ email: expect.any(String), provider: expect.any(String) }, {}]);
  const id = String(await requestId('paid', 'nordlicht-analysen'));
  await run('comment-requests approve', id);
  expect(await fileOf('paid', 'nordlicht-analysen')).toBe(200);
  await expect(run('comment-requests approve', id)).rejects.toThrow(`request ${id} is approved already`);
  await run('comment-requests reject', id);
  await expect(run('comment-requests reject', '999999')).rejects.toThrow('there is no request 999999');
  expect(said).toEqual([`request ${id} is approved`, `request ${id} is rejected`]);
  expect((await app.get('/operator/comment-requests/', 'operator')).body).toContain('Command line');
});
