import { Buffer } from 'node:buffer';
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  scrypt,
  timingSafeEqual,
} from 'node:crypto';
import { promisify } from 'node:util';

// The format of age (age-encryption.org/v1) with a passphrase: `age --decrypt` opens what is written here, and the reverse.
const VERSION = 'age-encryption.org/v1';
const CIPHER = 'chacha20-poly1305';
const CHUNK = 65_536;
const TAG = 16;
const SALT = 16;
/** About a second and 128 MB for each guess. */
const LOG_N = 17;
/** A file may not demand more than a gigabyte. */
const MOST_LOG_N = 20;
const LONGEST_HEADER = 4_096;

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(
  scrypt,
);

/** The passphrase does not open it, or somebody changed it. */
export class AgeError extends Error {}

export const isAge = (first: Uint8Array): boolean =>
  Buffer.from(first).toString('latin1', 0, VERSION.length) === VERSION;

export async function* encryptAge(
  source: AsyncIterable<Uint8Array>,
  passphrase: string,
  logN = LOG_N,
): AsyncGenerator<Buffer> {
  const fileKey = randomBytes(16);
  const salt = randomBytes(SALT);
  const wrapped = seal(await wrappingKey(passphrase, salt, logN), Buffer.alloc(12), fileKey);
  const stanzas = `${VERSION}\n-> scrypt ${base64(salt)} ${logN}\n${base64(wrapped)}\n---`;
  yield Buffer.from(`${stanzas} ${base64(macOf(fileKey, stanzas))}\n`);
  const nonce = randomBytes(16);
  yield nonce;
  const key = hkdf(fileKey, nonce, 'payload');
  let counter = 0;
  for await (const { chunk, isLast } of chunksOf(source, CHUNK))
    yield seal(key, chunkNonce(counter++, isLast), chunk);
}

export async function* decryptAge(
  source: AsyncIterable<Uint8Array>,
  passphrase: string,
): AsyncGenerator<Buffer> {
  const { header, rest } = await splitHeader(source);
  const [, stanzas = '', salt = '', logN = '', wrapped = '', mac = ''] =
    /^(age-encryption\.org\/v1\n-> scrypt ([\w+/]{22}) (\d{1,2})\n([\w+/]{43})\n---) ([\w+/]{43})\n$/.exec(
      header,
    ) ?? [];
  if (stanzas === '') throw new AgeError('it is not encrypted with a passphrase');
  if (Number(logN) > MOST_LOG_N) throw new AgeError('opening it would need too much memory');
  const fileKey = open(
    await wrappingKey(passphrase, Buffer.from(salt, 'base64'), Number(logN)),
    Buffer.alloc(12),
    Buffer.from(wrapped, 'base64'),
  );
  if (!fileKey) throw new AgeError('the passphrase is wrong');
  if (!timingSafeEqual(macOf(fileKey, stanzas), Buffer.from(mac, 'base64')))
    throw new AgeError('its header was changed');
  yield* decryptPayload(rest, fileKey);
}

async function* decryptPayload(source: AsyncIterable<Uint8Array>, fileKey: Buffer): AsyncGenerator<Buffer> {
  let key: Buffer | null = null;
  let counter = 0;
  for await (const { chunk, isLast } of chunksOf(source, CHUNK + TAG, 16)) {
    if (key === null) {
      if (chunk.length < 16) throw new AgeError('it ends too early');
      key = hkdf(fileKey, chunk, 'payload');
      continue;
    }
    const plain = open(key, chunkNonce(counter++, isLast), chunk);
    if (!plain) throw new AgeError('it is damaged or cut off');
    yield plain;
  }
  if (counter === 0) throw new AgeError('it ends too early');
}

function seal(key: Buffer, nonce: Buffer, plain: Uint8Array): Buffer {
  const cipher = createCipheriv(CIPHER, key, nonce, { authTagLength: TAG });
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

/** Null where the key is another one or a bit was changed. */
function open(key: Buffer, nonce: Buffer, sealed: Buffer): Buffer | null {
  if (sealed.length < TAG) return null;
  const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG });
  decipher.setAuthTag(sealed.subarray(-TAG));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
  } catch {
    return null;
  }
}

const wrappingKey = (passphrase: string, salt: Buffer, logN: number): Promise<Buffer> =>
  derive(passphrase, Buffer.concat([Buffer.from(`${VERSION}/scrypt`), salt]), 32, {
    N: 2 ** logN,
    r: 8,
    p: 1,
    maxmem: 2 ** logN * 1_024 + 2 ** 20,
  });

const hkdf = (key: Buffer, salt: Buffer, info: string): Buffer =>
  Buffer.from(hkdfSync('sha256', key, salt, info, 32));

const macOf = (fileKey: Buffer, stanzas: string): Buffer =>
  createHmac('sha256', hkdf(fileKey, Buffer.alloc(0), 'header'))
    .update(stanzas)
    .digest();

const base64 = (bytes: Buffer): string => bytes.toString('base64').replaceAll('=', '');

function chunkNonce(counter: number, isLast: boolean): Buffer {
  const nonce = Buffer.alloc(12);
  nonce.writeUIntBE(counter, 5, 6);
  nonce[11] = isLast ? 1 : 0;
  return nonce;
}

/** Chunks of one size, the first of another where given; the last may be shorter. At least one, and an empty one only alone. */
async function* chunksOf(source: AsyncIterable<Uint8Array>, size: number, first = size) {
  let wanted = first;
  let parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of source) {
    parts.push(part);
    length += part.byteLength;
    if (length <= wanted) continue;
    let whole = Buffer.concat(parts);
    while (whole.length > wanted) {
      yield { chunk: whole.subarray(0, wanted), isLast: false };
      whole = whole.subarray(wanted);
      wanted = size;
    }
    parts = [whole];
    length = whole.length;
  }
  yield { chunk: Buffer.concat(parts), isLast: true };
}

async function splitHeader(source: AsyncIterable<Uint8Array>) {
  const iterator = source[Symbol.asyncIterator]();
  let read = Buffer.alloc(0);
  for (;;) {
    const mark = read.indexOf('\n---');
    const end = mark < 0 ? -1 : read.indexOf('\n', mark + 1);
    if (end >= 0) {
      const rest = read.subarray(end + 1);
      return { header: read.toString('latin1', 0, end + 1), rest: followedBy(rest, iterator) };
    }
    const { done, value } = await iterator.next();
    if (done || read.length > LONGEST_HEADER) throw new AgeError('it is not encrypted with a passphrase');
    read = Buffer.concat([read, value]);
  }
}

async function* followedBy(first: Buffer, iterator: AsyncIterator<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield first;
  for (let next = await iterator.next(); !next.done; next = await iterator.next()) yield next.value;
}
