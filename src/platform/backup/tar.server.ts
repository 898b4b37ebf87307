import { Buffer } from 'node:buffer';

const BLOCK = 512;
const LONGEST_NAME = 100;
const LARGEST_SIZE = 8 ** 11 - 1;

/** The header of a member in the format that every tar reads (POSIX ustar). */
export function tarHeader(name: string, size: number, modified: Date): Buffer {
  if (Buffer.byteLength(name) > LONGEST_NAME) throw new RangeError(`too long a name in an archive: ${name}`);
  if (size > LARGEST_SIZE) throw new RangeError(`too large for an archive: ${name}`);
  const header = Buffer.alloc(BLOCK);
  header.write(name, 0);
  header.write(octal(0o600, 7), 100);
  header.write(octal(0, 7), 108);
  header.write(octal(0, 7), 116);
  header.write(octal(size, 11), 124);
  header.write(octal(Math.floor(modified.getTime() / 1000), 11), 136);
  header.fill(' ', 148, 156);
  header.write('0', 156);
  header.write('ustar\x0000', 257);
  header.write(`${octal(sumOf(header), 6)}\0 `, 148);
  return header;
}

export const tarPadding = (size: number): Buffer => Buffer.alloc((BLOCK - (size % BLOCK)) % BLOCK);

export const tarEnd = (): Buffer => Buffer.alloc(2 * BLOCK);

export interface TarMember {
  readonly name: string;
  readonly size: number;
  /** To be read to its end before the next member is taken. */
  readonly content: AsyncIterable<Buffer>;
}

/** Where an archive ends too early or is none. */
export class TarError extends Error {}

export async function* readTar(source: AsyncIterable<Uint8Array>): AsyncGenerator<TarMember> {
  const bytes = new ByteReader(source);
  for (;;) {
    const header = await bytes.take(BLOCK);
    if (header.every((byte) => byte === 0)) return;
    const { name, size } = readHeader(header);
    let left = size;
    yield {
      name,
      size,
      content: (async function* () {
        while (left > 0) {
          const part = await bytes.takeSome(left);
          left -= part.length;
          yield part;
        }
      })(),
    };
    if (left > 0) throw new TarError(`${name} was not read to its end`);
    await bytes.take(tarPadding(size).length);
  }
}

function readHeader(header: Buffer): { name: string; size: number } {
  const sum = Number.parseInt(header.toString('latin1', 148, 155), 8);
  const name = header.toString('utf8', 0, LONGEST_NAME).replace(/\0.*$/s, '');
  const blank = Buffer.from(header);
  blank.fill(' ', 148, 156);
  if (sum !== sumOf(blank)) throw new TarError('this is no archive, or it is damaged');
  return { name, size: Number.parseInt(header.toString('latin1', 124, 135), 8) };
}

const octal = (value: number, digits: number): string => value.toString(8).padStart(digits, '0');

const sumOf = (header: Buffer): number => header.reduce((sum, byte) => sum + byte, 0);

class ByteReader {
  readonly #source: AsyncIterator<Uint8Array>;
  #rest: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** At least one byte and at most this many. */
  async takeSome(most: number): Promise<Buffer> {
    while (this.#rest.length === 0) {
      const { done, value } = await this.#source.next();
      if (done) throw new TarError('the archive ends too early');
      this.#rest = Buffer.from(value.buffer, value.byteOffset, value.byteLength);
    }
    const taken = this.#rest.subarray(0, most);
    this.#rest = this.#rest.subarray(taken.length);
    return taken;
  }

  async take(count: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let left = count; left > 0; ) {
      const part = await this.takeSome(left);
      parts.push(part);
      left -= part.length;
    }
    return Buffer.concat(parts);
  }
}
