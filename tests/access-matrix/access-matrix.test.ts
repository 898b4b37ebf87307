import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { verdictOn } from '#domain/access/capabilities.ts';
import { type Viewer, viewerWithLevel } from '#domain/access/viewer.ts';
import { fillPath, type PageAudience } from '#platform/contract/page.ts';
import type { Context } from '#platform/http/context.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { findUserByEmail, type SignedInUser } from '#platform/session/session.repository.ts';
import { startTestApp, type TestApp, type TestViewer } from '../../src/app/app-for-tests.server.ts';
import { downloads } from '../../src/app/downloads.server.ts';
import { handlers } from '../../src/app/endpoints.server.ts';
import { servedPages } from '../../src/app/pages.server.ts';
import { streams } from '../../src/app/streams.server.ts';
import { openStream } from '../event-stream.ts';
import type { Example } from './example.ts';
import { createExamples } from './examples.ts';
import { expectNoNumbers, expectOnlyAllowed } from './expect-closed.ts';
import { distinctiveNumbers, findLocked, type LockedLeaf } from './locked-leaves.ts';

const VIEWERS: readonly { name: TestViewer; viewer: Viewer }[] = [
  { name: 'anonymous', viewer: viewerWithLevel(0) },
  { name: 'operator', viewer: viewerWithLevel(0) },
  { name: 'free', viewer: viewerWithLevel(1) },
  { name: 'noexcel', viewer: viewerWithLevel(1077) },
  { name: 'paid', viewer: viewerWithLevel(1077, true) },
];

let app: TestApp;
let origin: string;
let examples: ReturnType<typeof createExamples>;
let someone: SignedInUser;
/** What an example seals is the same for all viewers. */
const sealedOf = new Map<Example, Promise<LockedLeaf[]>>();

beforeAll(async () => {
  app = await startTestApp();
  origin = await app.listen();
  await app.services.stores.primaryPool.query(
    `update site_user set level = 0 where email = 'operator@demo.example'`,
  );
  const operator = await findUserByEmail(app.services.stores.primary, 'operator@demo.example');
  if (!operator) throw new Error('the demo market has an operator');
  someone = operator;
  const stringId = 'norvik-steel';
  const page = await app.get(`/stocks/${stringId}/?format=json`, 'paid');
  const { stockId, industryId, indexesList } = page.json();
  const { etfId } = (await app.get('/etf/lanternfold-amber-40/?format=json', 'paid')).json();
  const { bondId } = (await app.get('/bonds/norvik-steel-bond-1/?format=json', 'paid')).json();
  const { rows: reportFiles } = await app.services.stores.primaryPool.query(
    'select file_id from report_file limit 1',
  );
  examples = createExamples({
    stringId,
    stockId,
    industryId,
    indexId: indexesList[0].id,
    bondId,
    etfId,
    reportFileId: reportFiles[0].file_id,
  });
});
afterAll(() => app.close());

test('LV-05 every endpoint, page, download and stream stands in the matrix', () => {
  const calls = [
    ...handlers.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`),
    ...servedPages.map(({ loader }) => `GET ${loader.page.path}`),
    ...downloads.map(({ download }) => `GET ${download.path}`),
    ...streams.map(({ stream }) => `GET ${stream.path}`),
  ];
  expect(Object.keys(examples).sort()).toEqual([...calls].sort());
});

test('LV-05 the matrix has something to find: pages with sealed, distinctive numbers', async () => {
  for (const path of ['/stocks/:stringId/:venueId?/', '/stocks/', '/']) {
    const leaves = (
      await Promise.all(examplesOf(`GET ${path}`).map((example) => sealedPage(path, example)))
    ).flat();
    expect(leaves.flatMap(distinctiveNumbers).length, path).toBeGreaterThan(3);
  }
});

describe.each(VIEWERS)('LV-04 LV-05 as $name', ({ name, viewer }) => {
  test('no page sends a locked value, as data or as HTML, in two alphabets, however warm the cache is', async () => {
    const cookie = await app.cookieOf(name);
    for (const { loader } of servedPages) {
      for (const example of examplesOf(`GET ${loader.page.path}`)) {
        const leaves = await sealedPage(loader.page.path, example);
        const path = fillPath(loader.page.path, example.params ?? {});
        const query = new URLSearchParams(example.query).toString();
        // A warm answer that is the cold one to the last byte was looked at already.
        const seen = new Set<string>();
        for (const round of ['cold', 'warm']) {
          const data = await app.get(`${path}?${query}&format=json`, name);
          const status = statusFor(loader.page.audience, name);
          expect(example.isOwned ? [status, 403, 404] : [status], path).toContain(data.statusCode);
          if (data.statusCode !== 200) continue;
          const isNew = !seen.has(data.body);
          seen.add(data.body);
          if (isNew) expectOnlyAllowed(data.json(), leaves, viewer, `${round} ${path}`);
          for (const language of ['eng', 'rus'] as const) {
            const prefix = language === 'eng' ? '' : `/${language}`;
            // Over the wire and without a query: the way that a cached page takes.
            const html = await fetch(`${origin}${prefix}${path}${query && `?${query}`}`, {
              headers: { cookie },
            });
            expect([path, language, html.status]).toEqual([path, language, 200]);
            const text = withoutShapes(await html.text());
            if (!seen.has(text)) expectNoNumbers(text, leaves, viewer, { language, where: path });
            seen.add(text);
            if (isNew) expectNoNumbers(data.body, leaves, viewer, { language, where: path });
          }
        }
      }
    }
  });

  test('no endpoint sends a locked value', async () => {
    for (const handler of handlers) {
      const { endpoint } = handler;
      for (const example of examplesOf(`${endpoint.method} ${endpoint.path}`)) {
        // A call that changes something has nothing sealed to say, and may be carried out once only.
        if (endpoint.method === 'POST' && endpoint.changesState !== false) continue;
        const raw = { params: example.params ?? {}, query: example.query ?? {}, body: example.body };
        const query = new URLSearchParams(example.query).toString();
        const leaves = await sealedIn(example, async () => {
          const paid = contextOf(viewerWithLevel(1077, true));
          return (await handler.letIn(raw, paid, app.services.supplies)).run();
        });
        const response = await app.http.inject({
          method: endpoint.method,
          url: fillPath(endpoint.path, example.params ?? {}) + (query && `?${query}`),
          headers: { cookie: await app.cookieOf(name) },
          ...(example.body && { payload: example.body }),
        });
        const status = statusFor(endpoint.audience, name);
        if (status !== 200) expect(response.statusCode, endpoint.path).toBe(status);
        if (response.statusCode !== 200) continue;
        expectOnlyAllowed(response.json(), leaves, viewer, endpoint.path);
        expectNoNumbers(response.body, leaves, viewer, { language: 'eng', where: endpoint.path });
      }
    }
  });

  test('no stream opens to whom its capability is closed', async () => {
    for (const { stream } of streams) {
      for (const example of examplesOf(`GET ${stream.path}`)) {
        const url = origin + fillPath(stream.path, example.params ?? {});
        const opened = await openStream(url, { cookie: await app.cookieOf(name) });
        const verdict = stream.needs ? verdictOn(stream.needs, viewer) : 'allowed';
        expect(opened.status, url).toBe(verdict === 'allowed' ? 200 : new Refusal(verdict).status);
        opened.cut();
      }
    }
  });

  test('QR-03 every download is sent, as a file to save, or refused, to a browser by a page', async () => {
    for (const { download } of downloads) {
      for (const example of examplesOf(`GET ${download.path}`)) {
        const query = new URLSearchParams(example.query).toString();
        const url = fillPath(download.path, example.params ?? {}) + (query && `?${query}`);
        const verdict = download.needs ? verdictOn(download.needs, viewer) : 'allowed';
        const expected =
          example.answers?.[name] ??
          Math.max(
            statusFor(download.audience, name),
            verdict === 'allowed' ? 200 : new Refusal(verdict).status,
          );
        for (const accept of ['*/*', 'text/html,*/*']) {
          const { statusCode, headers, body } = await app.get(url, name, { accept });
          expect(statusCode, url).toBe(expected);
          if (statusCode === 200) {
            expect(headers['content-disposition'], url).toMatch(/^attachment; filename="/);
            expect(headers['content-security-policy'], url).toBe("default-src 'none'; sandbox");
          } else if (accept === '*/*') expect(JSON.parse(body), url).toHaveProperty('code');
          else expect(headers['content-type'], url).toContain('text/html');
          expect(headers['x-content-type-options'], url).toBe('nosniff');
          expect(headers['cache-control'], url).toBe('private, no-store');
        }
      }
    }
  });
});

function statusFor(audience: PageAudience, name: TestViewer): number {
  if (audience === 'everyone' || audience === 'person') return 200;
  if (name === 'anonymous') return 401;
  return audience === 'operator' && name !== 'operator' ? 403 : 200;
}

function examplesOf(call: string): readonly Example[] {
  return examples[call] ?? [];
}

async function sealedPage(path: string, example: Example): Promise<LockedLeaf[]> {
  const served = servedPages.find(({ loader }) => loader.page.path === path);
  if (!served) throw new Error(`no page at ${path}`);
  const raw = { params: example.params ?? {}, query: example.query ?? {} };
  const { supplies } = app.services;
  return sealedIn(example, () => served.loader.run(raw, contextOf(viewerWithLevel(1077, true)), supplies));
}

function sealedIn(example: Example, run: () => Promise<unknown>): Promise<LockedLeaf[]> {
  const known = sealedOf.get(example);
  if (known) return known;
  const leaves = example.isOwned ? Promise.resolve([]) : run().then(findLocked);
  sealedOf.set(example, leaves);
  return leaves;
}

function contextOf(viewer: Viewer): Context & { user: SignedInUser } {
  const { stores, valueCache, parts, labels, clock, today } = app.services;
  const unused = async () => undefined;
  return {
    viewer,
    user: someone,
    cookies: { find: () => undefined, write: () => undefined, clear: () => undefined },
    client: { ip: '127.0.0.1', userAgent: '', isLocal: true },
    language: 'eng',
    numbers: 'language',
    brand: 'basispoint',
    prefix: '',
    urlOf: (path) => `http://127.0.0.1${path}`,
    database: stores.primary,
    databaseAsOf: () => stores.primary,
    asOf: null,
    valueCache,
    parts,
    labels,
    now: clock(),
    today: today(),
    displayOffsetMinutes: 180,
    noteFault: () => undefined,
    momentOf: (instant) => instant.toISOString().slice(0, 16),
    startOf: (day) => new Date(`${day}T00:00:00Z`),
    limits: {
      countSignIn: unused,
      forgiveSignIns: unused,
      countCodeSent: unused,
      countCodeTry: unused,
      countWrongLink: unused,
    },
    session: {
      start: unused,
      end: unused,
      endOthers: async () => 0,
      endOne: async () => false,
      endAll: async () => 0,
      refresh: () => undefined,
    },
  };
}

/** Where a line of a drawing stands is in pixels, and shows no more than the stand-in that it was drawn from; nonces are random. */
const withoutShapes = (html: string) =>
  html.replaceAll(
    / (?:nonce|d|x|y|cx|cy|r|x1|x2|y1|y2|dx|dy|points|transform|width|height|viewBox)="[^"]*"/g,
    '',
  );
