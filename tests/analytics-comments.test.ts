import { afterAll, beforeAll, expect, test } from 'vitest';
import { LANGUAGES } from '#domain/languages/languages.ts';
import {
  type AnalyticsComment,
  analyticsComment,
} from '#features/analytics-comments/analytics-comments.contract.ts';
import { HOSTILE, ONE_MEGABYTE } from '#platform/html/hostile-html-for-tests.ts';
import { readStrictly } from '#platform/html/read-strictly-for-tests.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

let app: TestApp;
let norvik: number;
beforeAll(async () => {
  app = await startTestApp();
  norvik = await issuerId('norvik-steel');
});
afterAll(() => app.close());

const query = async (text: string, values: unknown[] = []) =>
  (await app.services.stores.primaryPool.query(text, values)).rows;
const issuerId = async (stringId: string) =>
  (await query('select id from issuer where string_id = $1', [stringId]))[0].id as number;
const commentsOf = async (viewer: TestViewer, id = norvik, prefix = '') =>
  (await app.get(`${prefix}/api/company/${id}/comments_about/`, viewer)).json() as AnalyticsComment[];
const fileOf = async ({ id }: { id: number }, viewer: TestViewer) => {
  const { statusCode, body } = await app.get(`/files/comments/${id}/`, viewer);
  return statusCode === 200 ? 200 : `${statusCode} ${JSON.parse(body).code}`;
};
const byProvider = async (viewer: TestViewer, name: string) =>
  (await commentsOf(viewer)).filter((comment) => comment.provider_name === name && comment.file);

test('AN-01 a comment has the fields of the documents, and the list is latest first', async () => {
  const comments = await commentsOf('anonymous');
  expect(comments.length).toBeGreaterThan(5);
  const documented =
    'language title provider_name provider_id content file cb_link cb_file_link date linked_emitents moderated approved checked requestExists';
  for (const comment of comments) {
    expect(Object.keys(comment).sort()).toEqual([...documented.split(' '), 'id'].sort());
    expect(analyticsComment.parse(comment)).toEqual(comment);
    expect(comment.linked_emitents).toContainEqual({
      name: 'Norvik Steel Group',
      cb_link: '/company/norvik-steel/',
    });
  }
  const days = comments.map(({ date }) => date);
  expect(days).toEqual([...days].sort().reverse());
});

test('AN-01 names and texts follow the language of the page; a text that was not translated stays in its own', async () => {
  const [eng, rus] = [await commentsOf('anonymous'), await commentsOf('anonymous', norvik, '/rus')];
  expect(new Set(eng.map(({ language }) => language))).toEqual(new Set(['eng']));
  expect(new Set(rus.map(({ language }) => language))).toEqual(new Set(['rus']));
  const chinese = (comments: AnalyticsComment[], name: string) =>
    comments.find(({ provider_name }) => provider_name === name);
  const original = chinese(eng, 'Fanzhou Research');
  expect(chinese(rus, 'Фаньчжоу Рисёрч')?.id).toBe(original?.id);
  const rows = await query(`update analyst_comment set translations = '{}' where id = $1 returning title`, [
    original?.id,
  ]);
  expect(chinese(await commentsOf('anonymous', norvik, '/rus'), 'Фаньчжоу Рисёрч')).toMatchObject({
    language: 'chn',
    title: rows[0].title,
  });
  expect((await app.get('/rus/company/norvik-steel/analytics/')).body).toContain('/img/flag/chn.svg');
});

test('AN-01 an issuer nobody writes about has an empty list, one that is not there is not found', async () => {
  expect(await commentsOf('paid', await issuerId('heren-foods'))).toEqual([]);
  expect((await app.get('/api/company/999999/comments_about/', 'paid')).statusCode).toBe(404);
  expect((await app.get('/api/company/x/comments_about/', 'paid')).statusCode).toBe(404);
  expect((await app.get(`/api/company/${norvik}/comments_about/?page=2`, 'paid')).json()).toEqual([]);
});

test('AN-01 each of the ten languages has its flag, a picture and nothing else', async () => {
  for (const language of LANGUAGES) {
    const { statusCode, headers, body } = await app.get(`/img/flag/${language}.svg`);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(headers['cache-control']).toContain('immutable');
    expect(body).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 30 20">/);
    expect(body).not.toMatch(/script|style|href="?(?!#)|on\w+=/);
  }
  expect((await app.get('/img/flag/xxx.svg')).statusCode).toBe(404);
});

const PAID = [
  { provider: 'Amber Coast Research', requestExists: false, approved: 0, checked: 0, file: 200 },
  { provider: 'Yantarny Kurs', requestExists: true, approved: 1, checked: 1, file: 200 },
  {
    provider: 'Nordlicht Analysen',
    requestExists: true,
    approved: 0,
    checked: 0,
    file: '403 download_denied',
  },
  {
    provider: 'L’Atelier des taux',
    requestExists: true,
    approved: 0,
    checked: 1,
    file: '403 download_denied',
  },
  {
    provider: 'Biuro Analiz „Kurs”',
    requestExists: false,
    approved: 0,
    checked: 0,
    file: '403 download_denied',
  },
] as const;

test.each(PAID)(
  'AN-02 AN-04 to the paid reader the files of $provider answer $file',
  async ({ provider, file, ...state }) => {
    const comments = await byProvider('paid', provider);
    expect(comments.length).toBeGreaterThan(0);
    for (const comment of comments) {
      expect(comment).toMatchObject(state);
      expect(await fileOf(comment, 'paid')).toBe(file);
      expect(comment.cb_file_link).toBe(file === 200 ? `/files/comments/${comment.id}/` : null);
    }
  },
);

test.each([
  { viewer: 'anonymous', open: ['Amber Coast Research'], closed: '401 must_sign_in' },
  { viewer: 'free', open: ['Amber Coast Research'], closed: '403 download_denied' },
  { viewer: 'noexcel', open: ['Amber Coast Research', 'Biuro Analiz „Kurs”'], closed: '403 download_denied' },
  { viewer: 'operator', open: ['Amber Coast Research'], closed: '403 download_denied' },
] as const)(
  'AN-02 AN-04 $viewer opens what is given to everyone or approved, and nothing else',
  async ({ viewer, open, closed }) => {
    const comments = (await commentsOf(viewer)).filter(({ file }) => file);
    const always = new Set<string>(open);
    for (const comment of comments) {
      const isOpen = comment.moderated === 0 || always.has(comment.provider_name);
      expect(await fileOf(comment, viewer), comment.provider_name).toBe(isOpen ? 200 : closed);
      expect(comment.cb_file_link !== null, comment.provider_name).toBe(isOpen);
    }
  },
);

test('AN-04 a file is sent as it is in the store, and a comment without one has none', async () => {
  const [comment] = await byProvider('anonymous', 'Amber Coast Research');
  const sent = await app.get(`/files/comments/${comment?.id}/`);
  expect(sent.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect(sent.rawPayload.length).toBe(comment?.file?.size);
  expect(sent.headers['content-disposition']).toMatch(/^attachment; /);
  const [bare] = await query('select id from analyst_comment where file_id is null limit 1');
  expect(await fileOf(bare, 'paid')).toBe('404 not_found');
  expect(await fileOf({ id: 999_999 }, 'paid')).toBe('404 not_found');
  const refusal = await app.get(
    `/files/comments/${(await byProvider('free', 'Nordlicht Analysen'))[0]?.id}/`,
    'free',
    { accept: 'text/html' },
  );
  expect([refusal.statusCode, refusal.headers['content-type']]).toEqual([403, 'text/html; charset=utf-8']);
  expect(refusal.body).toContain('This file is available on request.');
});

test('AN-04 the address of a closed file, its id, name and hash are in no answer to whom it is closed', async () => {
  const files = await query(
    `select comment.id, file.id as file, original_name as name, sha256
       from analyst_comment comment join stored_file file on file.id = file_id
       join comment_issuer on comment_id = comment.id and issuer_id = $1`,
    [norvik],
  );
  for (const viewer of ['anonymous', 'free', 'noexcel', 'paid', 'operator'] as const) {
    const open = new Set(
      (await commentsOf(viewer)).flatMap(({ id, cb_file_link: link }) => (link ? [id] : [])),
    );
    const answers = await Promise.all(
      [
        `/api/company/${norvik}/comments_about/`,
        '/company/norvik-steel/analytics/',
        '/company/norvik-steel/analytics/?format=json',
        '/api/comments/access_requests/',
      ].map(async (url) => (await app.get(url, viewer)).body),
    );
    for (const { id, file, name, sha256 } of files) {
      for (const body of answers) {
        for (const secret of [file, name, sha256])
          expect(body.includes(secret), `${secret} to ${viewer}`).toBe(false);
        if (!open.has(id)) expect(body.includes(`/files/comments/${id}/`), `${id} to ${viewer}`).toBe(false);
      }
    }
  }
});

test('AN-01 the page of all analytics shows each reader the state of every file without script', async () => {
  const html = async (viewer: TestViewer, path = '/company/norvik-steel/analytics/') =>
    (await app.get(path, viewer)).body;
  const paid = await html('paid');
  for (const words of [
    'Access request sent.',
    'Your access request was rejected.',
    'Request access',
    'Download PDF',
  ])
    expect(paid, words).toContain(words);
  const anonymous = await html('anonymous');
  expect(anonymous.toLowerCase()).not.toContain('access request');
  expect(anonymous).toContain('/img/flag/eng.svg');
  expect(await html('anonymous', '/deu/company/heren-foods/analytics/')).toContain(
    'Noch keine Analystenkommentare zu diesem Emittenten',
  );
  const moved = await app.get(`/rus/company/${norvik}/analytics/?refused=must_sign_in`);
  expect([moved.statusCode, moved.headers.location]).toEqual([
    301,
    '/rus/company/norvik-steel/analytics/?refused=must_sign_in',
  ]);
  expect((await app.get('/company/nobody/analytics/')).statusCode).toBe(404);
  expect((await app.get('/company/norvik-steel/analytics/?page=9')).statusCode).toBe(404);
});

test('AN-01 a comment that tries everything is harmless in every answer', async () => {
  await query(
    `insert into issuer (string_id, name, batch_id) select 'written-about', 'Written About', min(id) from import_batch`,
  );
  const id = await issuerId('written-about');
  for (const content of [...HOSTILE, ...ONE_MEGABYTE].map((text) => text.replaceAll('\u0000', ''))) {
    const [comment] = await query(
      `insert into analyst_comment (provider_id, language, title, content, published_on)
       values (1, 'eng', $1, $2, '2026-06-01') returning id`,
      ['<script>alert("title")</script>', content],
    );
    await query('insert into comment_issuer values ($1, $2)', [comment.id, id]);
  }
  const second = await app.get(`/api/company/${id}/comments_about/?page=2`);
  const comments: AnalyticsComment[] = [...(await commentsOf('anonymous', id)), ...second.json()];
  expect(comments).toHaveLength(HOSTILE.length + ONE_MEGABYTE.length);
  for (const { content } of comments) readStrictly(content);
  const { body } = await app.get('/company/written-about/analytics/');
  expect(body).toContain('&lt;script&gt;alert(&quot;title&quot;)&lt;/script&gt;');
  expect(body).not.toContain('<script>alert(');
  expect(body).not.toMatch(/<(img|svg|iframe|object|form)[^>]*(onerror|onload|evil\.example)/);
});
