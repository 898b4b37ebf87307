import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { routePatterns } from '#platform/contract/page.ts';
import { startTestApp, type TestApp } from '../src/app/app-for-tests.server.ts';
import { downloads } from '../src/app/downloads.server.ts';
import { handlers } from '../src/app/endpoints.server.ts';
import { servedPages } from '../src/app/pages.server.ts';
import { streams } from '../src/app/streams.server.ts';

const toTemplate = (path: string) => path.replace(/:(\w+)/g, '{$1}');

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ empty: true });
});
afterAll(() => app.close());

test('the API description is valid OpenAPI 3.1 and lists every endpoint, page, download and stream', async () => {
  const description = (await app.get('/openapi.json')).json();
  const { valid, errors } = await new Validator().validate(description);
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
  expect(description.openapi).toBe('3.1.0');
  for (const { endpoint } of handlers) {
    expect(
      description.paths[toTemplate(endpoint.path)]?.[endpoint.method.toLowerCase()],
      endpoint.path,
    ).toBeDefined();
  }
  for (const { download } of downloads) {
    for (const method of ['get', 'head'])
      expect(description.paths[toTemplate(download.path)]?.[method], download.path).toBeDefined();
  }
  for (const { stream } of streams)
    expect(description.paths[toTemplate(stream.path)]?.get, stream.path).toHaveProperty(
      'responses.200.x-events',
    );
  for (const { loader } of servedPages) {
    for (const path of routePatterns(loader.page.path))
      expect(description.paths[toTemplate(path)]?.get, path).toBeDefined();
  }
});

test('an id is described as a number, and a locked field says what stands in its place', async () => {
  const { paths } = (await app.get('/openapi.json')).json();
  const dynamics = paths['/api/stocks/{stockId}/{venueId}/price-dynamics/'].get;
  expect(dynamics.parameters[0]).toMatchObject({
    name: 'stockId',
    in: 'path',
    required: true,
    schema: { type: 'integer' },
  });
  expect(JSON.stringify(dynamics.responses)).toContain('***');
});

test('the description for people names every call', async () => {
  const { body } = await app.get('/api/docs/');
  const text = body.replace(/<[^>]+>/g, '');
  for (const { endpoint } of handlers) expect(text).toContain(toTemplate(endpoint.path));
  for (const { download } of downloads) expect(text).toContain(toTemplate(download.path));
  for (const { stream } of streams) expect(text).toContain(toTemplate(stream.path));
});

test('an empty store gives empty pages, not faults', async () => {
  for (const path of ['/', '/stocks/', '/sitemap.xml'])
    expect((await app.get(path)).statusCode, path).toBe(200);
  expect((await app.get('/stocks/norvik-steel/')).statusCode).toBe(404);
});
