import { Buffer } from 'node:buffer';
import { buffer } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { decryptAge, encryptAge, isAge } from './age.server.ts';

const PASSPHRASE = 'correct horse battery';
/** "Basispoint", written by the reference library. */
const FOREIGN = Buffer.from(
  'YWdlLWVuY3J5cHRpb24ub3JnL3YxCi0+IHNjcnlwdCBwL0xxMU9TZW93bm5UNU5hQml0OXd3IDEwCmZpTVpoMnVaUWY2TjhyR1p5VkxXd0hVZG1nZmVxdncrSWlSM294L0s4ZFkKLS0tIFI3UGJBL29UZ2t2bVJWU1hIUllMK0h3bUlJaVhoaXpWUk13N2lKcUNVelUKMvMQhhNiVgcQqbT12XIZtbbNoSmdd4lL20s88LcFU5ojZJYuZ7GolEO0',
  'base64',
);

async function* inParts(bytes: Buffer, size: number): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function collect(source: AsyncIterable<Uint8Array>): Promise<Buffer> {
  return buffer(source);
}

const seal = (plain: Buffer) => collect(encryptAge(inParts(plain, 1_000), PASSPHRASE, 4));
const open = (sealed: Buffer, passphrase = PASSPHRASE) =>
  collect(decryptAge(inParts(sealed, 777), passphrase));

test('RU-03 a file that age has encrypted is opened', async () => {
  expect(isAge(FOREIGN)).toBe(true);
  expect((await open(FOREIGN)).toString()).toBe('Basispoint');
});

test.each([0, 1, 65_535, 65_536, 65_537, 200_000])('RU-03 %i bytes come back as they were', async (size) => {
  const plain = Buffer.alloc(size, 'rows');
  expect((await open(await seal(plain))).equals(plain)).toBe(true);
});

test('RU-03 another passphrase, a changed bit and a cut end are refused', async () => {
  const sealed = await seal(Buffer.alloc(70_000, 'rows'));
  await expect(open(sealed, 'another one')).rejects.toThrow('the passphrase is wrong');
  const changed = Buffer.from(sealed);
  changed[sealed.length - 100] = (changed[sealed.length - 100] ?? 0) ^ 1;
  await expect(open(changed)).rejects.toThrow('damaged or cut off');
  // After the first whole chunk: what is left looks complete, but was not the last.
  await expect(open(sealed.subarray(0, sealed.length - (70_000 - 65_536) - 16))).rejects.toThrow(
    'damaged or cut off',
  );
  await expect(open(Buffer.from('no archive at all'))).rejects.toThrow('not encrypted');
});
