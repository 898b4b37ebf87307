import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/;
const KINDS = ['quarterly', 'annual', 'esg'] as const;

interface Listed {
  readonly link: string;
  readonly mimetype: string;
  readonly size: number;
}
interface Year {
  readonly year: number;
  readonly monthArray: Readonly<Record<string, { readonly rus: Listed | null; readonly eng: Listed | null }>>;
}

let app: TestApp;
let origin: string;
/** Has every kind in both languages. */
let steel: number;
let withoutFiles: number;

beforeAll(async () => {
  app = await startTestApp();
  const { rows } = await query<{ id: number }>(
    `select id from issuer where string_id in ('norvik-steel', 'vexley-robotics') order by string_id`,
  );
  [steel = 0, withoutFiles = 0] = rows.map(({ id }) => id);
  origin = await app.listen();
});
afterAll(() => app.close());

const query = <Row extends object>(text: string, values: unknown[] = []) =>
  app.services.stores.primaryPool.query<Row>(text, values);
const pathOf = (kind: string, issuer: number | string) => `/api/company/get-report/${kind}/${issuer}/`;
const filesIn = (years: readonly Year[]) =>
  years.flatMap(({ monthArray }) => Object.values(monthArray)).flatMap(({ rus, eng }) => [rus, eng]);
const readYears = async (kind: string, viewer: TestViewer = 'paid'): Promise<Year[]> =>
  (await app.get(pathOf(kind, steel), viewer)).json();
const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

test.each(KINDS)(
  'QR-01 the %s files of an issuer come by year, quarter and language, as the store has them',
  async (kind) => {
    const years = await readYears(kind);
    const { rows } = await query<{
      year: number;
      quarter: number;
      language: 'rus' | 'eng';
      id: string;
      mimetype: string;
      size: string;
    }>(
      `select year, coalesce(quarter, 4) as quarter, language, f.id, mimetype, size
       from report_file r join stored_file f on f.id = r.file_id where issuer_id = $1 and kind = $2`,
      [steel, kind],
    );
    expect(rows.length).toBeGreaterThan(4);
    expect(years.map(({ year }) => year)).toEqual(
      [...new Set(rows.map(({ year }) => year))].sort((a, b) => b - a),
    );
    for (const { year, quarter, language, id, mimetype, size } of rows) {
      expect(years.find((one) => one.year === year)?.monthArray[quarter]?.[language]).toEqual({
        link: `/files/reports/${id}/`,
        mimetype,
        size: Number(size),
      });
    }
    expect(filesIn(years).filter(Boolean)).toHaveLength(rows.length);
    for (const { monthArray } of years) expect(Object.keys(monthArray)).toEqual(['1', '2', '3', '4']);
  },
);

test.each(['anonymous', 'free', 'paid'] as const)(
  'QR-01 to %s an issuer without files answers an empty list, an unknown one not at all',
  async (viewer) => {
    for (const kind of KINDS) expect((await app.get(pathOf(kind, withoutFiles), viewer)).json()).toEqual([]);
    for (const path of [
      pathOf('annual', 999_999),
      pathOf('annual', 'norvik-steel'),
      pathOf('monthly', steel),
    ]) {
      const refused = await app.get(path, viewer);
      expect([refused.statusCode, refused.json().code], path).toEqual([404, 'not_found']);
    }
  },
);

const PROMPTS = [
  { viewer: 'anonymous', status: 401, code: 'must_sign_in', step: '/rus/sign-in/?next=' },
  { viewer: 'free', status: 403, code: 'must_get_access', step: '/rus/profile/access/' },
] as const;
test.each(PROMPTS)(
  'QR-03 LO-02 LV-05 $viewer sees kind and size but no address, and is refused the file by its address',
  async ({ viewer, status, code, step }) => {
    for (const kind of KINDS) {
      const answer = await app.get(pathOf(kind, steel), viewer);
      expect(answer.statusCode).toBe(200);
      expect(answer.body).not.toMatch(UUID);
      const listed = filesIn(answer.json()).filter((file) => file !== null);
      expect(listed.length).toBeGreaterThan(4);
      for (const file of listed)
        expect(file).toEqual({ link: '***', mimetype: expect.any(String), size: expect.any(Number) });
    }
    const [file] = filesIn(await readYears('annual')).filter((one) => one !== null);
    const { sha256 } = await storedAt(file?.link ?? '');
    for (const headers of [{}, { range: 'bytes=0-9' }, { 'if-none-match': `"${sha256}"` }] as Record<
      string,
      string
    >[]) {
      const refused = await app.get(file?.link ?? '', viewer, headers);
      expect([refused.statusCode, refused.json().code]).toEqual([status, code]);
      expect(refused.body + JSON.stringify(refused.headers)).not.toContain(sha256);
    }
    const shown = await app.get(`/rus${file?.link}`, viewer, { accept: 'text/html,application/xhtml+xml' });
    expect(shown.statusCode).toBe(status);
    expect(shown.headers['content-type']).toContain('text/html');
    expect(shown.body).toContain('<html lang="ru"');
    expect(/<div class="refusal">.*?<\/div>/s.exec(shown.body)?.[0]).toContain(`href="${step}`);
  },
);

async function storedAt(link: string) {
  const { rows } = await query<{ sha256: string; original_name: string }>(
    'select sha256, original_name from stored_file where id = $1',
    [UUID.exec(link)?.[0]],
  );
  const [row] = rows;
  if (!row) throw new Error(`no file at ${link}`);
  return row;
}

test('QR-03 a paid reader gets every kind of file, byte for byte, under its name', async () => {
  const files = filesIn(await readYears('quarterly')).filter((file) => file !== null);
  for (const mimetype of ['application/pdf', 'application/zip', 'application/vnd.rar']) {
    const file = files.find((one) => one.mimetype === mimetype);
    const { sha256, original_name } = await storedAt(file?.link ?? '');
    const answer = await app.get(file?.link ?? '', 'paid');
    expect(answer.headers['content-type']).toBe(mimetype);
    expect(answer.headers['content-disposition']).toContain(`filename="${original_name}"`);
    expect(hashOf(answer.rawPayload)).toBe(sha256);
    expect(answer.rawPayload.length).toBe(file?.size);
  }
});

test('QR-03 a download that broke off is taken up where it ended, and is the same file', async () => {
  const [file] = filesIn(await readYears('annual')).filter((one) => one !== null);
  const { sha256 } = await storedAt(file?.link ?? '');
  const cookie = await app.cookieOf('paid');
  const ask = (headers: Record<string, string>) =>
    fetch(origin + file?.link, { headers: { cookie, ...headers } });
  const half = Math.floor((file?.size ?? 0) / 2);
  const first = await ask({ range: `bytes=0-${half - 1}` });
  const rest = await ask({ range: `bytes=${half}-`, 'if-range': first.headers.get('etag') ?? '' });
  expect([first.status, rest.status]).toEqual([206, 206]);
  const parts = await Promise.all([first, rest].map(async (part) => Buffer.from(await part.arrayBuffer())));
  expect(hashOf(Buffer.concat(parts))).toBe(sha256);
});

test('QR-03 nothing but the id of a report file opens anything', async () => {
  const { rows } = await query<{ file_id: string }>(
    `select file_id from analyst_comment
      where file_id is not null and file_id not in (select file_id from report_file) limit 1`,
  );
  const ofAComment = rows[0]?.file_id;
  expect(ofAComment).toMatch(UUID);
  for (const id of [
    ofAComment,
    '00000000-0000-4000-8000-000000000000',
    '1',
    '..%2f..%2fetc%2fpasswd',
    '%00',
  ]) {
    const refused = await app.get(`/files/reports/${id}/`, 'paid');
    expect(refused.statusCode, id).toBe(404);
  }
});
