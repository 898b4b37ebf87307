import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Logger } from 'pino';
import { ListNews } from './list-news.ts';
import type { Patch } from './move-rows.ts';
import { isAsItWas, patchTable } from './patch-table.ts';
import type { ScreenedRow, Table, TableShape } from './table.ts';
import { TableBuilder } from './table-builder.ts';
import type { TableSnapshots } from './table-snapshots.server.ts';

/** One list: what it holds, in the order of names, and which tables of the store it follows. */
export interface ScreenerFeed {
  readonly shape: TableShape;
  readonly follows: ReadonlySet<string>;
  readAll(): AsyncIterable<readonly ScreenedRow[]>;
  /** The rows that a change may touch, read again; null: too many, or all. */
  readChanged(changed: Changed, table: Table): Promise<Patch | null>;
}

/** What was announced of the store since a list followed it. */
export interface Changed {
  readonly tables: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
}

interface Options<List extends string> {
  readonly feeds: Readonly<Record<List, ScreenerFeed>>;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** Called when a list has changed: what was made of the old one is over. */
  readonly onChange: () => void;
  /** Of lists that were read before; each is read again behind the first requests. */
  readonly snapshots?: TableSnapshots;
}

export interface ListStats {
  readonly list: string;
  readonly rows: number;
  /** Since it was read, or followed the store last. */
  readonly ageMs: number;
  /** Something has changed since, and is not in it yet. */
  readonly isStale: boolean;
  /** How often it was read whole. */
  readonly readings: number;
  /** How many rows were read again and put in their places. */
  readonly mergedRows: number;
}

interface HeldList {
  readonly feed: ScreenerFeed;
  readonly news: ListNews;
  table: Table | null;
  building: Promise<Table> | null;
  /** When it was read or followed the store last, on the clock of the process. */
  readAt: number;
  readings: number;
  mergedRows: number;
  mergedSinceSaved: number;
  isSnapshotTried: boolean;
  timer: NodeJS.Timeout | undefined;
  wait: number;
}

const LEAST_WAIT_MS = 300;
/** Building never takes more than a fifth of the time. */
const REST = 4;
const RETRY_MS = 15_000;

/**
 * Holds a table of every list in memory. Rows that changed are read again and put in their places; a list is read anew where
 * many rows or unknown ones have changed. The old table answers meanwhile.
 */
export class Screener<List extends string> {
  readonly #heldLists: ReadonlyMap<List, HeldList>;
  readonly #log: Options<List>['log'];
  readonly #onChange: () => void;
  readonly #snapshots: TableSnapshots | undefined;
  #isStarted = false;
  #isStopped = false;

  constructor({ feeds, log, onChange, snapshots }: Options<List>) {
    const lists = Object.keys(feeds) as List[];
    this.#heldLists = new Map(lists.map((list) => [list, emptyList(feeds[list])]));
    this.#log = log;
    this.#onChange = onChange;
    this.#snapshots = snapshots;
  }

  /** Whoever makes the request before the first table is there waits for it. */
  async read(list: List): Promise<Table> {
    const held = this.#heldListOf(list);
    return held.table ?? (await this.#build(list, held));
  }

  /** One after the other: the store has other things to do when a process starts. */
  async start(): Promise<void> {
    this.#isStarted = true;
    for (const [list, held] of this.#heldLists) {
      if (this.#isStopped) return;
      if (!held.table) await this.#build(list, held).catch(() => this.#tryAgain(list, held));
    }
  }

  /** A table of the store has changed; null: any may have. */
  follow(changed: string | null): void {
    for (const [list, held] of this.#heldLists) {
      if (changed !== null && !held.feed.follows.has(changed)) continue;
      if (changed === null) held.news.noteAll();
      else held.news.noteTable(changed);
      this.#updateSoon(list, held);
    }
  }

  /** What depends on these has changed; the table was announced before. */
  followTags(tags: readonly string[]): void {
    for (const [list, held] of this.#heldLists) if (held.news.noteTags(tags)) this.#updateSoon(list, held);
  }

  /** Lists that are read since the start, and are not there yet. */
  get missing(): readonly string[] {
    return this.#isStarted ? [...this.#heldLists].flatMap(([list, { table }]) => (table ? [] : [list])) : [];
  }

  /** How many lists there are. */
  get size(): number {
    return this.#heldLists.size;
  }

  /** Of the lists that were read. */
  stats(): readonly ListStats[] {
    return [...this.#heldLists].flatMap(([list, { table, building, readAt, news, readings, mergedRows }]) => {
      if (!table) return [];
      const ageMs = performance.now() - readAt;
      const isStale = building !== null || !news.isEmpty;
      return { list, rows: table.size, ageMs, isStale, readings, mergedRows };
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const { timer } of this.#heldLists.values()) clearTimeout(timer);
    await Promise.allSettled([...this.#heldLists.values()].map(({ building }) => building));
    for (const [list, held] of this.#heldLists) if (held.mergedSinceSaved > 0) await this.#save(list, held);
  }

  #heldListOf(list: List): HeldList {
    const held = this.#heldLists.get(list);
    if (!held) throw new Error(`there is no list "${list}"`);
    return held;
  }

  /** A list that nobody has requested yet is read as it then is. */
  #updateSoon(list: List, held: HeldList): void {
    if (this.#isStopped || (!held.table && !held.building)) return;
    if (held.building) return;
    held.timer ??= setTimeout(() => {
      held.timer = undefined;
      void this.#build(list, held).catch(() => this.#tryAgain(list, held));
    }, held.wait).unref();
  }

  #tryAgain(list: List, held: HeldList): void {
    held.news.noteAll();
    this.#updateSoon(list, held);
  }

  #build(list: List, held: HeldList): Promise<Table> {
    held.building ??= this.#update(list, held).finally(() => {
      held.building = null;
      if (!held.news.isEmpty) this.#updateSoon(list, held);
    });
    return held.building;
  }

  async #update(list: List, held: HeldList): Promise<Table> {
    const snapshot = await this.#readSnapshot(list, held);
    if (snapshot) return snapshot;
    const begin = performance.now();
    const changed = held.news.take();
    const before = held.table;
    try {
      const patched = before && changed && (await this.#patch(list, held, before, changed));
      const table = patched ?? (await buildBeside(held.feed, () => this.#isStopped));
      const milliseconds = performance.now() - begin;
      held.table = table;
      held.wait = LEAST_WAIT_MS + milliseconds * REST;
      held.readAt = begin;
      if (!patched) {
        held.readings++;
        held.news.noteReadWhole();
        this.#log.info({ list, rows: table.size, milliseconds }, 'a list is read');
        await this.#save(list, held);
      }
      if (before !== null && before !== table) this.#onChange();
      return table;
    } catch (error) {
      held.wait = RETRY_MS;
      if (!this.#isStopped) this.#log.warn({ err: error, list }, 'a list could not be read yet');
      throw error;
    }
  }

  /** What it lacks is not known: it answers until the list has been read. */
  async #readSnapshot(list: List, held: HeldList): Promise<Table | null> {
    if (held.table || held.isSnapshotTried || !this.#snapshots) return null;
    held.isSnapshotTried = true;
    const snapshot = await this.#snapshots.read(list, held.feed.shape).catch(() => null);
    if (!snapshot) return null;
    const { table, ageMs } = snapshot;
    held.table = table;
    held.readAt = performance.now() - ageMs;
    held.news.noteAll();
    this.#log.info({ list, rows: table.size, ageMs }, 'a list is there as it was, and is read again');
    return table;
  }

  async #save(list: List, held: HeldList): Promise<void> {
    if (!held.table || !this.#snapshots) return;
    held.mergedSinceSaved = 0;
    await this.#snapshots
      .write(list, held.feed.shape, held.table)
      .catch((error: unknown) => this.#log.warn({ err: error, list }, 'a list could not be written'));
  }

  /** Null: it must be read anew. */
  async #patch(list: List, held: HeldList, table: Table, changed: Changed): Promise<Table | null> {
    const { feed } = held;
    const patch = await feed.readChanged(changed, table);
    if (patch === null) return null;
    try {
      if (patch.ids.length === 0 || isAsItWas(table, feed.shape, patch)) return table;
      const patched = await finish(patchTable(table, feed.shape, patch));
      held.mergedRows += patch.ids.length;
      held.mergedSinceSaved += patch.ids.length;
      return patched;
    } catch (error) {
      this.#log.warn({ err: error, list }, 'changed rows have no place in a list, which is read anew');
      return null;
    }
  }
}

const emptyList = (feed: ScreenerFeed): HeldList => ({
  feed,
  news: new ListNews(),
  table: null,
  building: null,
  readAt: 0,
  readings: 0,
  mergedRows: 0,
  mergedSinceSaved: 0,
  isSnapshotTried: false,
  timer: undefined,
  wait: LEAST_WAIT_MS,
});

/** Requests come through after every batch and every column. */
async function buildBeside(feed: ScreenerFeed, isStopped: () => boolean): Promise<Table> {
  const builder = new TableBuilder(feed.shape);
  for await (const rows of feed.readAll()) {
    if (isStopped()) throw new Error('the server stops');
    for (const row of rows) builder.add(row);
  }
  return finish(builder.finish());
}

async function finish(steps: Generator<void, Table>): Promise<Table> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await yieldToEventLoop();
  }
}
