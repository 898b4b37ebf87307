import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readS3Objects } from '#platform/files/s3-objects.ts';
import { type ReplayServer, startReplay } from '../../../../tests/replay/replay-server.ts';
import { expectedSignature, readAuthorization } from '../../../../tests/s3/sig-v4.ts';
import { makeTemporaryFolder } from '../../../../tests/temporary-folder.ts';
import { sourceSettings } from '../source-settings.ts';
import { EMPTY_STATE } from '../source-state.ts';
import type { FetchContext } from './fetch-context.server.ts';
import { fetchS3 } from './fetch-s3.server.ts';

let replay: ReplayServer;
let folder: string;

const object = (key: string, etag: string, size = 10) =>
  `<Contents><Key>${key}</Key><ETag>&quot;${etag}&quot;</ETag><Size>${size}</Size></Contents>`;

beforeAll(async () => {
  folder = await makeTemporaryFolder('basispoint-source-s3-');
  replay = await startReplay([
    {
      request: '/market/?list-type=2&prefix=daily/',
      body: `<ListBucketResult>${object('daily/', 'a', 0)}${object('daily/a.csv', 'a1')}<NextContinuationToken>more</NextContinuationToken></ListBucketResult>`,
    },
    {
      request: '/market/?list-type=2&prefix=daily/&continuation-token=more',
      body: `<ListBucketResult>${object('daily/b &amp; c.csv', 'b1')}</ListBucketResult>`,
    },
    { request: '/market/daily/a.csv', body: 'a' },
    { request: '/market/daily/b & c.csv', body: 'b' },
  ]);
});
afterAll(async () => {
  await replay.stop();
  await rm(folder, { recursive: true });
});

let files = 0;
const context: FetchContext = {
  rules: { hosts: ['127.0.0.1'], allowsPrivate: true },
  folders: [],
  mostBytes: 1_000,
  contact: '',
  now: new Date('2026-06-30T12:00:00Z'),
  pace: { now: () => 0, wait: async () => undefined },
  readSecret: async (name) => (name === 'BUCKET' ? 'KEYID:a secret/with+signs' : null),
  newPath: async (name) => join(folder, `${files++}-${name}`),
};
const source = () => ({
  code: 'bucket',
  address: `${replay.origin}/market/daily/`,
  settings: sourceSettings.parse({ region: 'eu-test-1' }),
  state: EMPTY_STATE,
  secretName: 'BUCKET',
});

test('DI-10 objects below a prefix are listed, signed for and fetched, those that are known left out', async () => {
  const fetched = await fetchS3(source(), context);
  expect(await Promise.all(fetched.files.map(({ path }) => readFile(path, 'utf8')))).toEqual(['a', 'b']);
  expect(fetched.files.map(({ address }) => address)).toEqual([
    `${replay.origin}/market/daily/a.csv`,
    `${replay.origin}/market/daily/b%20%26%20c.csv`,
  ]);
  const [first] = replay.requests;
  const headers = first?.headers as Record<string, string | undefined>;
  const { keyId, signature } = readAuthorization(headers.authorization);
  const requested = { method: 'GET', path: '/market/', query: 'list-type=2&prefix=daily%2F', headers };
  expect([keyId, signature]).toEqual(['KEYID', expectedSignature(requested, 'a secret/with+signs')]);
  replay.requests.length = 0;
  const again = await fetchS3({ ...source(), state: { ...EMPTY_STATE, bodies: fetched.bodies } }, context);
  expect([again.files, replay.requests.length]).toEqual([[], 2]);
});

test('DI-10 without its secret, and at a host that is not allowed, nothing is sent', async () => {
  replay.requests.length = 0;
  await expect(fetchS3({ ...source(), secretName: 'OTHER' }, context)).rejects.toMatchObject({
    code: 'no_secret',
  });
  const rules = { hosts: [], allowsPrivate: true };
  await expect(fetchS3(source(), { ...context, rules })).rejects.toMatchObject({ code: 'host_not_allowed' });
  expect(replay.requests).toEqual([]);
});

test('DI-10 a listing is read with its entities; what is none has no objects', () => {
  expect(readS3Objects(object('a&lt;b&#x41;&#66;.csv', 'e')).objects).toEqual([
    { key: 'a<bAB.csv', etag: '"e"' },
  ]);
  expect(readS3Objects('<html>')).toEqual({ objects: [], next: null });
});
