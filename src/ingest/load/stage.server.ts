import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type CopyValue, copyLine } from '#platform/database/copy-text.ts';
import { withoutNul } from '#platform/database/without-nul.ts';
import type { KnownListing } from '../identity/things.ts';
import { DayStage } from './day-stage.server.ts';
import { columnsOf, type LoadTable, stageOf } from './tables/load-table.ts';
import { ALL_TABLES, LOAD_TABLES, type TableName } from './tables/load-tables.ts';

export interface StageOrigin {
  readonly file: number;
  readonly line: number;
  /** Of several rows with one key the lowest counts, where they come from different boards. */
  readonly rank?: number;
  /** The record as it stands in the file. */
  readonly raw?: string;
}

const LINES_PER_COPY = 4_096;

/** Rows on their way into the store, in temporary tables of one session: nothing is left of them when it ends. */
export class Stage {
  readonly days: DayStage;
  readonly #client: pg.ClientBase;
  readonly #lines = new Map<TableName, string[]>();
  readonly #order = { listing: 0, day: '', isSorted: true };
  #count = 0;
  #copying: Promise<void> = Promise.resolve();
  /** As long as days only go to their file. */
  #isClientFree = true;
  #temporary = 0;
  #areWaitingStaged = false;

  /** `comparesDays`: from the beginning, also of listings without any day in the store. */
  constructor(client: pg.ClientBase, { comparesDays = false, folder = tmpdir() } = {}) {
    this.#client = client;
    this.days = new DayStage({ isCompared: comparesDays, folder });
  }

  async create(): Promise<void> {
    // A session that has used temporary tables before stays with the buffers that it has.
    await this.#client.query(`set temp_buffers = '64MB'`).catch(() => undefined);
    for (const table of ALL_TABLES)
      await this.#client.query(
        `drop table if exists ${stageOf(table)} cascade;
         create temp table ${stageOf(table)} (n bigint, file int, line bigint, rank smallint, ${columnList(table)})`,
      );
  }

  /** For a row that gets its number when the store is compared. */
  nextTemporaryId(): number {
    this.#temporary--;
    return this.#temporary;
  }

  /** In the order of the table's columns: key, then values. */
  put(table: TableName, { file, line, rank = 0 }: StageOrigin, values: readonly CopyValue[]): void {
    this.#push(table, file, line, rank, withoutNul(copyLine(values)));
  }

  /** A day of trading, of which there are millions. */
  putDay(
    { file, line, rank = 0 }: StageOrigin,
    { id, isNew, hasDays = false }: Pick<KnownListing, 'id' | 'isNew' | 'hasDays'>,
    day: string,
    values: readonly (string | null)[],
  ): void {
    this.#noteOrder(id, day);
    if (hasDays) this.days.isCompared = true;
    this.days.put({ n: this.#count++, file, line, rank }, { listingId: id, isNew, day }, values);
  }

  /** To be called between batches, so that memory stays flat. PostgreSQL takes one part while the next is being read. */
  async flush({ isLast = false } = {}): Promise<void> {
    for (const [table, lines] of this.#lines) {
      if (lines.length === 0 || (lines.length < LINES_PER_COPY && !isLast)) continue;
      this.#lines.set(table, []);
      await this.#copying;
      this.#isClientFree = false;
      this.#copying = this.#copy(table, [lines.join('')]);
      // Whoever flushes next hears of its failure.
      this.#copying.catch(() => undefined);
    }
    const days = this.days.take(isLast);
    if (days) {
      await this.#copying;
      this.#isClientFree = !this.days.isCompared;
      this.#copying = this.#putDays(days);
      this.#copying.catch(() => undefined);
    }
    if (isLast) await this.#copying;
  }

  /** From now on days are compared with the store; those that wait are staged, too. */
  async compareDays(): Promise<void> {
    await this.#copying;
    this.days.isCompared = true;
    await this.#stageWaiting();
  }

  async #putDays(chunk: Buffer): Promise<void> {
    if (!this.days.isCompared)
      return this.days.append(chunk, (close) => void this.#client.once('end', close));
    await this.#stageWaiting();
    await this.#copy('daily_trading', [chunk]);
  }

  async #stageWaiting(): Promise<void> {
    if (!this.days.hasWaiting || this.#areWaitingStaged) return;
    this.#areWaitingStaged = true;
    await this.#copy('daily_trading', this.days.waiting());
  }

  /** To be awaited before the client is used for anything else. */
  async idle(): Promise<void> {
    if (!this.#isClientFree) await this.#copying;
  }

  /** Whether the days of trading came in the order of their key, each once: then they need not be sorted. */
  isSorted({ name }: LoadTable): boolean {
    return name === 'daily_trading' && this.#order.isSorted;
  }

  /** Listings of which days were staged. */
  listings(): readonly number[] {
    return [...new Set([...this.days.scopes.values()].map(({ listingId }) => listingId))];
  }

  #noteOrder(listing: number, day: string): void {
    const order = this.#order;
    if (listing < order.listing || (listing === order.listing && day <= order.day)) order.isSorted = false;
    order.listing = listing;
    order.day = day;
  }

  #push(table: TableName, file: number, line: number, rank: number, text: string): void {
    const staged = `${this.#count++}\t${file}\t${line}\t${rank}\t${text}`;
    const lines = this.#lines.get(table);
    if (lines) lines.push(staged);
    else this.#lines.set(table, [staged]);
  }

  #copy(table: TableName, parts: Iterable<string | Buffer> | AsyncIterable<Buffer>): Promise<void> {
    const copy = this.#client.query(copyFrom(`copy ${stageOf(LOAD_TABLES[table])} from stdin`));
    return pipeline(Readable.from(parts), copy);
  }

  #has({ name }: LoadTable): boolean {
    return name === 'daily_trading' ? this.days.rows > 0 : this.#lines.has(name as TableName);
  }

  /** Tables that have rows, in the order in which they are written. */
  tables(): readonly LoadTable[] {
    return ALL_TABLES.filter((table) => this.#has(table));
  }
}

const columnList = (table: LoadTable): string =>
  columnsOf(table)
    .map(({ name, type }) => `${name} ${type}`)
    .join(', ');
