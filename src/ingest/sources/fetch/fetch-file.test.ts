import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ReplayAnswer, type ReplayServer, startReplay } from '../../../../tests/replay/replay-server.ts';
import { makeTemporaryFolder } from '../../../../tests/temporary-folder.ts';
import { type FetchOptions, fetchFile } from './fetch-file.server.ts';
import type { ResolveHost } from './pinned-request.server.ts';

let replay: ReplayServer;
let folder: string;

beforeEach(async () => {
  replay = await startReplay();
  folder = await makeTemporaryFolder('basispoint-fetch-');
});
afterEach(async () => {
  await replay.stop();
  await rm(folder, { recursive: true });
});

const HOSTS = ['127.0.0.1', 'data.test', 'other.test'];
const own = { hosts: HOSTS, allowsPrivate: true };
const local: ResolveHost = async () => [{ address: '127.0.0.1', family: 4 }];
let files = 0;

function fetched(address: string, changed: Partial<FetchOptions> = {}, headers: Record<string, string> = {}) {
  const planned = { url: new URL(address), headers, secretHeaders: ['authorization'] };
  const path = join(folder, String(files++));
  return fetchFile(planned, { rules: own, resolve: local, path, mostBytes: 1_000, ...changed });
}

const answer = (...answers: ReplayAnswer[]) => void replay.answers.push(...answers);

test('DI-10 a body is written with its hash, and requested again only if it has changed', async () => {
  answer({ request: '/a.csv', body: 'day,close\n' });
  const path = join(folder, 'a.csv');
  const first = await fetched(`${replay.origin}/a.csv`, { path });
  expect(await readFile(path, 'utf8')).toBe('day,close\n');
  expect(first).toMatchObject({ bytes: 10, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(await fetched(`${replay.origin}/a.csv`, { known: first ?? {} })).toBeNull();
  expect(replay.requests.map(({ status, headers }) => [status, headers['if-none-match']])).toEqual([
    [200, undefined],
    [304, first?.etag],
  ]);
});

test.each([
  { why: 'loopback', address: '127.0.0.1' },
  { why: 'a metadata address', address: '169.254.169.254' },
  { why: 'a mapped private address', address: '::ffff:10.0.0.1' },
])('DI-10 a name that resolves to $why is not requested', async ({ address }) => {
  const resolve: ResolveHost = async () => [
    { address: '8.8.8.8', family: 4 },
    { address, family: 4 },
  ];
  const rules = { hosts: HOSTS, allowsPrivate: false };
  await expect(fetched(`https://data.test:${replay.port}/`, { rules, resolve })).rejects.toMatchObject({
    code: address.startsWith('169') ? 'forbidden_address' : 'private_address',
  });
  expect(replay.requests).toEqual([]);
});

test('DI-10 the address that was checked is the one that is connected to: a second answer is never requested', async () => {
  answer({ request: '/a.csv', body: 'x' });
  const resolved: string[] = [];
  const resolve: ResolveHost = async (host) => {
    resolved.push(host);
    return [{ address: resolved.length > 1 ? '169.254.169.254' : '127.0.0.1', family: 4 }];
  };
  await fetched(`http://data.test:${replay.port}/a.csv`, { resolve });
  expect(resolved).toEqual(['data.test']);
  expect(replay.requests[0]?.headers.host).toBe(`data.test:${replay.port}`);
});

test('DI-10 a redirect is followed, without secrets at another host', async () => {
  answer(
    { request: '/a', status: 302, headers: { location: '/b' } },
    { request: '/b', status: 302, headers: { location: `http://other.test:${replay.port}/c` } },
    { request: '/c', body: 'x' },
  );
  await fetched(`http://data.test:${replay.port}/a`, {}, { Authorization: 'Bearer hush' });
  expect(replay.requests.map(({ headers }) => headers.authorization)).toEqual([
    'Bearer hush',
    'Bearer hush',
    undefined,
  ]);
});

test.each([
  { to: 'https://169.254.169.254/', code: 'forbidden_address' },
  { to: 'https://evil.test/', code: 'host_not_allowed' },
  { to: 'file:///etc/passwd', code: 'not_https' },
  { to: '/a', code: 'too_many_redirects' },
])('DI-10 a redirect to $to is refused: $code', async ({ to, code }) => {
  answer({ request: '/a', status: 301, headers: { location: to } });
  await expect(fetched(`${replay.origin}/a`)).rejects.toMatchObject({ code });
  expect(replay.requests).toHaveLength(code === 'too_many_redirects' ? 4 : 1);
});

test.each([
  { why: 'a length beyond the limit', given: { body: 'x'.repeat(1_001) }, code: 'too_large' },
  { why: 'bytes beyond the limit', given: { body: 'x'.repeat(1_001), isEndless: true }, code: 'too_large' },
  { why: 'a body that stops', given: { body: 'x', isEndless: true }, code: 'too_slow' },
  { why: 'silence', given: { isSilent: true }, code: 'too_slow' },
  { why: 'an error of the server', given: { status: 500 }, code: 'bad_status' },
  { why: '304 to a first request', given: { status: 304 }, code: 'bad_status' },
] as { why: string; given: Partial<ReplayAnswer>; code: string }[])(
  'DI-10 $why is a failure: $code',
  async ({ given, code }) => {
    answer({ request: '/a', ...given });
    // Only what waits for the limit has a short one.
    const limits = { connectMs: 5_000, idleMs: code === 'too_slow' ? 50 : 60_000 };
    await expect(fetched(`${replay.origin}/a`, { limits })).rejects.toMatchObject({ code });
  },
);

test('DI-10 a server that is not there, and a name that nobody knows', async () => {
  await replay.stop();
  const gone = fetched(`${replay.origin}/a`, {}, { Authorization: 'Bearer hush' });
  await expect(gone).rejects.toMatchObject({ code: 'no_connection', details: { error: 'ECONNREFUSED' } });
  await expect(gone).rejects.not.toThrow(/hush/);
  const resolve: ResolveHost = async () => [];
  await expect(fetched('https://data.test/', { resolve })).rejects.toMatchObject({ code: 'unknown_host' });
});
