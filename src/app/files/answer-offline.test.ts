import { expect, test, vi } from 'vitest';
import { answerOffline, type Fetched, type OfflineWorker } from './answer-offline.ts';

const OFFLINE = { pages: { eng: 'No connection', deu: 'Keine Verbindung' }, home: 'eng', headers: {} };

/** The text alone, as the browser gets it. */
function start(network: () => Promise<Response>) {
  const listeners = new Map<string, (event: never) => void>();
  const worker = {
    registration: {},
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  };
  const begin: (worker: OfflineWorker, offline: typeof OFFLINE, fetch: unknown) => void = new Function(
    'self',
    'offline',
    'fetch',
    `(${answerOffline})(self, offline)`,
  ) as never;
  begin(worker as OfflineWorker, OFFLINE, network);
  return async (request: Partial<Request>, preloadResponse?: Promise<Response>) => {
    const respondWith = vi.fn<Fetched['respondWith']>();
    const event = { request: { mode: 'navigate', method: 'GET', ...request }, preloadResponse, respondWith };
    listeners.get('fetch')?.(event as never);
    const answer = await respondWith.mock.lastCall?.[0];
    return answer ? `${answer.status} ${await answer.text()}` : null;
  };
}

const url = 'https://site.example/deu/bonds/';
const broken = () => Promise.reject(new TypeError('Failed to fetch'));

test('a page comes from the network, also one that was requested ahead of the worker', async () => {
  const send = start(async () => new Response('page'));
  expect(await send({ url })).toBe('200 page');
  expect(await send({ url }, Promise.resolve(new Response('ahead')))).toBe('200 ahead');
});

test('without a network a page says so, in the language of its address', async () => {
  const send = start(broken);
  expect(await send({ url })).toBe('503 Keine Verbindung');
  expect(await send({ url: 'https://site.example/' })).toBe('503 No connection');
  expect(await send({ url }, broken())).toBe('503 Keine Verbindung');
});

test('an answer of the server is passed on, even a refusal; calls, files and forms are left alone', async () => {
  const send = start(async () => new Response('busy', { status: 503 }));
  expect(await send({ url })).toBe('503 busy');
  expect(await send({ url, mode: 'cors' })).toBeNull();
  expect(await send({ url, method: 'POST' })).toBeNull();
});
