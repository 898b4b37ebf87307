import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LabelCatalog } from '#platform/i18n/label-catalog.server.ts';
import { answerBare } from './bare-answer.server.ts';

const config = { publicOrigin: 'https://bp.example', defaultLanguage: 'eng', sites: [] } as const;
const labels = new LabelCatalog({
  'platform/refusals/labels/eng.json': { overloaded: 'Busy & full.' },
  'platform/refusals/labels/deu.json': { overloaded: 'Ausgelastet.' },
});
const server = createServer((request, response) => answerBare({ config, labels }, request, response, 1_400));

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterAll(() => {
  server.close();
});

const ask = (path: string, method = 'GET') =>
  fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method });

test.each([
  { path: '/stocks/', language: 'en', sentence: 'Busy &amp; full.' },
  { path: '/deu/stocks/', language: 'de', sentence: 'Ausgelastet.' },
])(
  'SF-04 $path is refused in its language, with the time from which it is read again',
  async ({ path, language, sentence }) => {
    const answer = await ask(path);
    expect([
      answer.status,
      answer.headers.get('retry-after'),
      answer.headers.get('content-language'),
    ]).toEqual([503, '3', language]);
    expect(answer.headers.get('strict-transport-security')).toContain('max-age');
    expect(await answer.text()).toContain(`<p>${sentence}</p>`);
  },
);

test('SF-04 a request for the head alone is refused without a body', async () => {
  const answer = await ask('/stocks/', 'HEAD');
  expect([answer.status, await answer.text()]).toEqual([503, '']);
});

test('SF-04 LB-01 what an operator writes in place of the sentence is shown at once', async () => {
  labels.setOverrides([{ module: 'refusals', key: 'overloaded', language: 'eng', text: 'Come back soon.' }]);
  expect(await (await ask('/')).text()).toContain('Come back soon.');
});
