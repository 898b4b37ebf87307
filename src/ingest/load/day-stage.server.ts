import { type FileHandle, mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { copyField } from '#platform/database/copy-text.ts';

/** What a file says about a listing. */
export interface DayScope {
  readonly file: number;
  readonly listingId: number;
  first: string;
  last: string;
  rows: number;
}

export interface DayOrigin {
  readonly n: number;
  readonly file: number;
  readonly line: number;
  readonly rank: number;
}

export interface StagedDay {
  readonly listingId: number;
  readonly isNew: boolean;
  readonly day: string;
}

const [TAB, NEWLINE, PLUS, DIGIT_0, DIGIT_9, LETTER_N, BACKSLASH] = [9, 10, 43, 48, 57, 78, 92];
/** Of five whole numbers, each with the tab behind it. */
const MOST_NUMBERS = 5 * 17;
/** Of one character: as UTF-8, or escaped. */
const MOST_BYTES = 3;
const ROOM = 512 * 1024;
const CHUNK = 192 * 1024;
/** Both lanes of the hash stay below what a number holds exactly. */
const LANE = 2 ** 48;
/** Fewer days in a row of one listing would scatter the days of each over the table. */
const LEAST_RUN = 16;
/** Number, file, line and rank. */
const ORIGIN = /(?:[^\t\n]*\t){4}(.*)\n/g;

/**
 * Days of trading on their way into the store, as text of COPY. Of listings without any day in the store nothing has to be compared:
 * their days wait in a file that has no name any more, and are copied from there.
 */
export class DayStage {
  readonly scopes = new Map<string, DayScope>();
  rows = 0;
  isCompared: boolean;
  #buffers: [Buffer, Buffer] = [Buffer.allocUnsafe(ROOM), Buffer.allocUnsafe(ROOM)];
  #used = 0;
  #scope: DayScope | null = null;
  #runs = 0;
  #hash: [number, number] = [0, 0];
  /** Of the present day. */
  #one = 0;
  #other = 0;
  #file: FileHandle | null = null;
  readonly #folder: string;

  constructor({ isCompared, folder }: { readonly isCompared: boolean; readonly folder: string }) {
    this.isCompared = isCompared;
    this.#folder = folder;
  }

  /** Bytes at once: lines that wait as strings, and the parts they are made of, keep the garbage collector busy. */
  put({ n, file, line, rank }: DayOrigin, of: StagedDay, values: readonly (string | null)[]): void {
    const { listingId, isNew, day } = of;
    this.#noteScope(file, listingId, day);
    let room = this.#used + MOST_NUMBERS + day.length + values.length * 3;
    for (const value of values) room += value === null ? 0 : value.length * MOST_BYTES;
    if (room > this.#buffers[0].length) this.#grow(room);
    this.#putNumber(n);
    this.#putNumber(file);
    this.#putNumber(line);
    this.#putNumber(rank);
    this.#putNumber(listingId);
    const seed = isNew ? 0 : listingId;
    this.#one = 0x811c9dc5 ^ seed;
    this.#other = 0x9747b28c ^ seed;
    this.#putText(day);
    for (const value of values) {
      this.#buffers[0][this.#used++] = TAB;
      if (value === null) this.#putNull();
      else this.#putText(value);
    }
    this.#buffers[0][this.#used++] = NEWLINE;
    this.#hash[0] = sumOf(this.#hash[0], this.#one >>> 0);
    this.#hash[1] = sumOf(this.#hash[1], this.#other >>> 0);
    this.rows++;
  }

  /** A part that is to be taken before the next one. */
  take(isLast: boolean): Buffer | null {
    if (this.#used === 0 || (this.#used < CHUNK && !isLast)) return null;
    const [full, empty] = this.#buffers;
    const chunk = full.subarray(0, this.#used);
    this.#buffers = [empty, full];
    this.#used = 0;
    return chunk;
  }

  async append(chunk: Buffer, onEnd: (close: () => void) => void): Promise<void> {
    if (!this.#file) {
      await mkdir(this.#folder, { recursive: true });
      const folder = await mkdtemp(join(this.#folder, 'basispoint-import-'));
      const file = await open(join(folder, 'days'), 'w+', 0o600);
      await rm(folder, { recursive: true });
      onEnd(() => void file.close());
      this.#file = file;
    }
    await this.#file.writeFile(chunk);
  }

  get hasWaiting(): boolean {
    return this.#file !== null;
  }

  async *waiting(): AsyncGenerator<Buffer> {
    if (this.#file) yield* this.#file.createReadStream({ start: 0, autoClose: false, highWaterMark: CHUNK });
  }

  /** As rows of daily_trading, which name their batch. */
  async *rowsOf(batchId: number): AsyncGenerator<Buffer> {
    let rest = '';
    for await (const chunk of this.waiting()) {
      const text = rest + chunk.toString('latin1');
      const end = text.lastIndexOf('\n') + 1;
      rest = text.slice(end);
      yield Buffer.from(text.slice(0, end).replace(ORIGIN, `$1\t${batchId}\n`), 'latin1');
    }
  }

  get isClustered(): boolean {
    return this.rows >= this.#runs * LEAST_RUN;
  }

  /** Of all days, whatever their order; numbers of new listings differ from run to run. */
  get hash(): string {
    return this.#hash.join(' ');
  }

  #noteScope(file: number, listingId: number, day: string): void {
    let scope = this.#scope;
    if (scope?.listingId !== listingId || scope.file !== file) {
      const key = `${file} ${listingId}`;
      scope = this.scopes.get(key) ?? { file, listingId, first: day, last: day, rows: 0 };
      this.scopes.set(key, scope);
      this.#scope = scope;
      this.#runs++;
    }
    scope.rows++;
    if (day < scope.first) scope.first = day;
    if (day > scope.last) scope.last = day;
  }

  #putNumber(number: number): void {
    const buffer = this.#buffers[0];
    let digits = 1;
    for (let power = 10; power <= number; power *= 10) digits++;
    const end = this.#used + digits;
    for (let at = end - 1, left = number; at >= this.#used; at--, left = Math.floor(left / 10))
      buffer[at] = DIGIT_0 + (left % 10);
    buffer[end] = TAB;
    this.#used = end + 1;
  }

  #putNull(): void {
    this.#buffers[0][this.#used++] = BACKSLASH;
    this.#buffers[0][this.#used++] = LETTER_N;
    this.#one = Math.imul(this.#one ^ LETTER_N, 0x0100_0193);
    this.#other = Math.imul(this.#other ^ LETTER_N, 0x85eb_ca6b);
  }

  /** FNV-1a with two primes goes over each value and what it ends with. */
  #putText(text: string): void {
    const buffer = this.#buffers[0];
    let used = this.#used;
    let one = this.#one;
    let other = this.#other;
    let isPlain = true;
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      if (unit < PLUS || unit > DIGIT_9) isPlain = false;
      buffer[used++] = unit;
      one = Math.imul(one ^ unit, 0x0100_0193);
      other = Math.imul(other ^ unit, 0x85eb_ca6b);
    }
    if (!isPlain) used = this.#used + buffer.write(copyField(text), this.#used);
    this.#used = used;
    this.#one = Math.imul(one ^ TAB, 0x0100_0193);
    this.#other = Math.imul(other ^ TAB, 0x85eb_ca6b);
  }

  #grow(room: number): void {
    const larger = Buffer.allocUnsafe(room * 2);
    this.#buffers[0].copy(larger, 0, 0, this.#used);
    this.#buffers[0] = larger;
  }
}

const sumOf = (one: number, other: number): number => (one + other < LANE ? one + other : one + other - LANE);
