import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDiskFileStore } from './disk-file-store.server.ts';
import type { FileStore } from './file-store.ts';
import { findMimetype } from './mimetype.ts';

let root: string;
let store: FileStore;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'basispoint-files-'));
  store = createDiskFileStore(root);
});
afterAll(() => rm(root, { recursive: true }));

const bytes = (value: string) => new TextEncoder().encode(value);
const hashOf = (value: string) => createHash('sha256').update(value).digest('hex');
const readBack = async (...requested: Parameters<FileStore['read']>) => {
  const stream = await store.read(...requested);
  return stream && text(stream);
};

test('a file is kept under its hash, once, and leaves nothing else behind', async () => {
  const stored = await Promise.all([1, 2, 3].map(() => store.put(bytes('a report'))));
  await store.put(bytes('a report'), { canBeMadeAgain: true });
  expect(stored).toEqual(Array(3).fill({ sha256: hashOf('a report'), size: 8 }));
  expect(await readdir(join(root, hashOf('a report').slice(0, 2)))).toEqual([hashOf('a report')]);
  expect(await readBack(hashOf('a report'))).toBe('a report');
});

test('a part of a file is read by its first and last byte', async () => {
  const { sha256 } = await store.put(bytes('0123456789'));
  expect(await readBack(sha256, { first: 2, last: 4 })).toBe('234');
  expect(await readBack(sha256, { first: 9, last: 9 })).toBe('9');
});

test('what was never stored is not there, and what is no hash is no path', async () => {
  expect(await store.read(hashOf('never'))).toBeNull();
  await expect(store.read('../../etc/passwd')).rejects.toThrow('hash');
});

test.each([
  { first: '%PDF-1.4', mimetype: 'application/pdf' },
  { first: 'PK\x03\x04', mimetype: 'application/zip' },
  { first: 'Rar!\x1a\x07\x01\x00', mimetype: 'application/vnd.rar' },
  { first: '<html>', mimetype: null },
  { first: 'PK', mimetype: null },
  { first: '', mimetype: null },
])('QR-01 a file that begins with $first is $mimetype', ({ first, mimetype }) => {
  expect(findMimetype(bytes(first))).toBe(mimetype);
});
