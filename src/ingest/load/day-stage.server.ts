import { type FileHandle, mkdir, mkdtemp, open, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** What a file says about a listing. */
export interface DayScope {
  readonly file: number;
  readonly listingId: number;
  first: string;
  last: string;
  rows: number;
}

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
  #file: FileHandle | null = null;
  readonly #folder: string;

  constructor({ isCompared, folder }: { readonly isCompared: boolean; readonly folder: string }) {
    this.isCompared = isCompared;
    this.#folder = folder;
  }

  put(
    origin: string,
    day: { file: number; listingId: number; isNew: boolean; day: string },
    values: string,
  ): void {
    const text = `${day.day}\t${values}`;
    this.#noteScope(day);
    this.#noteHash(text, day.isNew ? 0 : day.listingId);
    const line = `${origin}\t${day.listingId}\t${text}`;
    // Flat and out of the heap at once: lines that wait as strings keep the garbage collector busy.
    const room = this.#used + line.length * 3;
    if (room > this.#buffers[0].length) this.#grow(room);
    this.#used += this.#buffers[0].write(line, this.#used);
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

  #noteScope({ file, listingId, day }: { file: number; listingId: number; day: string }): void {
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

  /** FNV-1a with two primes. */
  #noteHash(text: string, seed: number): void {
    let [one, other] = [0x811c9dc5 ^ seed, 0x9747b28c ^ seed];
    for (let at = 0; at < text.length; at++) {
      const unit = text.charCodeAt(at);
      one = Math.imul(one ^ unit, 0x0100_0193);
      other = Math.imul(other ^ unit, 0x85eb_ca6b);
    }
    this.#hash[0] = (this.#hash[0] + (one >>> 0)) % LANE;
    this.#hash[1] = (this.#hash[1] + (other >>> 0)) % LANE;
  }

  #grow(room: number): void {
    const larger = Buffer.allocUnsafe(room * 2);
    this.#buffers[0].copy(larger, 0, 0, this.#used);
    this.#buffers[0] = larger;
  }
}
