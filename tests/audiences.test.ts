import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fillPath } from '#platform/contract/page.ts';
import { startTestApp, type TestApp, type TestViewer } from '../src/app/app-for-tests.server.ts';
import { downloads } from '../src/app/downloads.server.ts';
import { handlers } from '../src/app/endpoints.server.ts';
import { createExamples } from './access-matrix/examples.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const examples = createExamples({
  stockId: 1,
  industryId: 1,
  stringId: 'norvik-steel',
  indexId: 1,
  bondId: 1,
  etfId: 1,
  reportFileId: randomUUID(),
});

async function ask(
  { endpoint }: (typeof handlers)[number],
  viewer: TestViewer,
  headers: Record<string, string> = {},
) {
  const [example = {}] = examples[`${endpoint.method} ${endpoint.path}`] ?? [];
  const query = new URLSearchParams(example.query).toString();
  return app.http.inject({
    method: endpoint.method,
    url: fillPath(endpoint.path, example.params ?? {}) + (query && `?${query}`),
    headers: { cookie: await app.cookieOf(viewer), ...headers },
    ...(endpoint.method === 'POST' && { payload: example.body ?? {} }),
  });
}

const called = handlers.map((handler) => ({
  handler,
  name: `${handler.endpoint.method} ${handler.endpoint.path}`,
  audience: handler.endpoint.audience,
}));

test.each(called.filter(({ audience }) => audience !== 'everyone'))(
  'US-08 $name is refused to whoever has not signed in',
  async ({ handler }) => {
    const response = await ask(handler, 'anonymous');
    expect(response.statusCode).toBe(401);
    expect(response.json().code).toBe('must_sign_in');
  },
);

const forOperators = called.filter(({ audience }) => audience === 'operator');
test.each(forOperators)(
  'US-08 $name is refused to a paid reader who is no operator: a role, not a level',
  async ({ handler }) => {
    const response = await ask(handler, 'paid');
    expect(response.statusCode).toBe(403);
    expect(response.json().code).toBe('must_be_operator');
  },
);

const changing = called.filter(
  ({ handler: { endpoint } }) => endpoint.method === 'POST' || endpoint.changesState,
);
test.each(changing)('$name is refused to a request from another site', async ({ handler }) => {
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'https://elsewhere.example' },
  ] as Record<string, string>[]) {
    const response = await ask(handler, 'paid', headers);
    expect(response.statusCode).toBe(403);
    expect(response.json().code).toBe('cross_site');
  }
});

test.each(changing.filter(({ handler: { endpoint } }) => endpoint.method === 'GET'))(
  '$name is no link: neither another site nor a line of ours that someone wrote leads to it',
  async ({ handler }) => {
    for (const headers of [
      { referer: 'https://elsewhere.example/page' },
      { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' },
    ] as Record<string, string>[]) {
      expect((await ask(handler, 'paid', headers)).statusCode).toBe(403);
    }
  },
);

test('US-08 a download is refused to whoever its audience leaves out', async () => {
  const refusals = { account: { anonymous: 401 }, operator: { anonymous: 401, paid: 403 }, everyone: {} };
  for (const { download } of downloads) {
    const [example = {}] = examples[`GET ${download.path}`] ?? [];
    const query = new URLSearchParams(example.query).toString();
    const url = fillPath(download.path, example.params ?? {}) + (query && `?${query}`);
    for (const [viewer, status] of Object.entries(refusals[download.audience]))
      expect((await app.get(url, viewer as TestViewer)).statusCode, url).toBe(status);
  }
});
