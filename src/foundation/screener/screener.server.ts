import { setImmediate as turn } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { ScreenedRow, Table, TableShape } from './table.ts';
import { TableBuilder } from './table-builder.ts';

/** One list: what it holds, in the order of names, and which tables of the store it follows. */
export interface ScreenerFeed {
  readonly shape: TableShape;
  readonly follows: ReadonlySet<string>;
  readAll(): AsyncIterable<readonly ScreenedRow[]>;
}

interface Options<List extends string> {
  readonly feeds: Readonly<Record<List, ScreenerFeed>>;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  /** Told when a list has been read anew: what was made of the old one is over. */
  readonly onChange: () => void;
}

interface Shelf {
  readonly feed: ScreenerFeed;
  table: Table | null;
  building: Promise<Table> | null;
  isStale: boolean;
  timer: NodeJS.Timeout | undefined;
  wait: number;
}

const LEAST_WAIT_MS = 300;
/** Building never takes more than a fifth of the time. */
const REST = 4;
const RETRY_MS = 15_000;

/** Holds a table of every list in memory and builds it anew when the store changes; the old one answers meanwhile. */
export class Screener<List extends string> {
  readonly #shelves: ReadonlyMap<List, Shelf>;
  readonly #log: Options<List>['log'];
  readonly #onChange: () => void;
  #isStopped = false;

  constructor({ feeds, log, onChange }: Options<List>) {
    const lists = Object.keys(feeds) as List[];
    this.#shelves = new Map(lists.map((list) => [list, emptyShelf(feeds[list])]));
    this.#log = log;
    this.#onChange = onChange;
  }

  /** Whoever asks before the first table is there waits for it. */
  async read(list: List): Promise<Table> {
    const shelf = this.#shelfOf(list);
    return shelf.table ?? (await this.#build(list, shelf));
  }

  /** One after the other: the store has other things to do when a process starts. */
  async start(): Promise<void> {
    for (const [list, shelf] of this.#shelves) {
      if (this.#isStopped) return;
      if (!shelf.table) await this.#build(list, shelf).catch(() => this.#buildSoon(list, shelf));
    }
  }

  /** A table of the store has changed; null: any may have. */
  follow(changed: string | null): void {
    for (const [list, shelf] of this.#shelves)
      if (changed === null || shelf.feed.follows.has(changed)) this.#buildSoon(list, shelf);
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const { timer } of this.#shelves.values()) clearTimeout(timer);
    await Promise.allSettled([...this.#shelves.values()].map(({ building }) => building));
  }

  #shelfOf(list: List): Shelf {
    const shelf = this.#shelves.get(list);
    if (!shelf) throw new Error(`there is no list "${list}"`);
    return shelf;
  }

  /** A list that nobody has asked for yet is read as it then is. */
  #buildSoon(list: List, shelf: Shelf): void {
    if (this.#isStopped || (!shelf.table && !shelf.building)) return;
    shelf.isStale = true;
    if (shelf.building) return;
    shelf.timer ??= setTimeout(() => {
      shelf.timer = undefined;
      void this.#build(list, shelf).catch(() => this.#buildSoon(list, shelf));
    }, shelf.wait).unref();
  }

  #build(list: List, shelf: Shelf): Promise<Table> {
    shelf.building ??= this.#readTable(list, shelf).finally(() => {
      shelf.building = null;
      if (shelf.isStale) this.#buildSoon(list, shelf);
    });
    return shelf.building;
  }

  async #readTable(list: List, shelf: Shelf): Promise<Table> {
    shelf.isStale = false;
    const begin = performance.now();
    try {
      const table = await buildBeside(shelf.feed, () => this.#isStopped);
      const milliseconds = performance.now() - begin;
      const isFirst = shelf.table === null;
      shelf.table = table;
      if (!isFirst) this.#onChange();
      shelf.wait = LEAST_WAIT_MS + milliseconds * REST;
      this.#log.info({ list, rows: table.size, milliseconds }, 'a list is read');
      return table;
    } catch (error) {
      shelf.wait = RETRY_MS;
      if (!this.#isStopped) this.#log.warn({ err: error, list }, 'a list could not be read yet');
      throw error;
    }
  }
}

const emptyShelf = (feed: ScreenerFeed): Shelf => ({
  feed,
  table: null,
  building: null,
  isStale: false,
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
  const steps = builder.finish();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await turn();
  }
}
