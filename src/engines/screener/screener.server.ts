import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
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
  /** Called when a list has been read anew: what was made of the old one is over. */
  readonly onChange: () => void;
}

export interface ListStats {
  readonly list: string;
  readonly rows: number;
  /** Since it was read. */
  readonly ageMs: number;
  /** Something has changed since. */
  readonly isStale: boolean;
}

interface HeldList {
  readonly feed: ScreenerFeed;
  table: Table | null;
  building: Promise<Table> | null;
  /** When it was read, on the clock of the process. */
  readAt: number;
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
  readonly #heldLists: ReadonlyMap<List, HeldList>;
  readonly #log: Options<List>['log'];
  readonly #onChange: () => void;
  #isStopped = false;

  constructor({ feeds, log, onChange }: Options<List>) {
    const lists = Object.keys(feeds) as List[];
    this.#heldLists = new Map(lists.map((list) => [list, emptyList(feeds[list])]));
    this.#log = log;
    this.#onChange = onChange;
  }

  /** Whoever makes the request before the first table is there waits for it. */
  async read(list: List): Promise<Table> {
    const held = this.#heldListOf(list);
    return held.table ?? (await this.#build(list, held));
  }

  /** One after the other: the store has other things to do when a process starts. */
  async start(): Promise<void> {
    for (const [list, held] of this.#heldLists) {
      if (this.#isStopped) return;
      if (!held.table) await this.#build(list, held).catch(() => this.#buildSoon(list, held));
    }
  }

  /** A table of the store has changed; null: any may have. */
  follow(changed: string | null): void {
    for (const [list, held] of this.#heldLists)
      if (changed === null || held.feed.follows.has(changed)) this.#buildSoon(list, held);
  }

  /** How many lists there are. */
  get size(): number {
    return this.#heldLists.size;
  }

  /** Of the lists that were read. */
  stats(): readonly ListStats[] {
    return [...this.#heldLists].flatMap(([list, { table, readAt, isStale }]) =>
      table ? { list, rows: table.size, ageMs: performance.now() - readAt, isStale } : [],
    );
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    for (const { timer } of this.#heldLists.values()) clearTimeout(timer);
    await Promise.allSettled([...this.#heldLists.values()].map(({ building }) => building));
  }

  #heldListOf(list: List): HeldList {
    const held = this.#heldLists.get(list);
    if (!held) throw new Error(`there is no list "${list}"`);
    return held;
  }

  /** A list that nobody has requested yet is read as it then is. */
  #buildSoon(list: List, held: HeldList): void {
    if (this.#isStopped || (!held.table && !held.building)) return;
    held.isStale = true;
    if (held.building) return;
    held.timer ??= setTimeout(() => {
      held.timer = undefined;
      void this.#build(list, held).catch(() => this.#buildSoon(list, held));
    }, held.wait).unref();
  }

  #build(list: List, held: HeldList): Promise<Table> {
    held.building ??= this.#readTable(list, held).finally(() => {
      held.building = null;
      if (held.isStale) this.#buildSoon(list, held);
    });
    return held.building;
  }

  async #readTable(list: List, held: HeldList): Promise<Table> {
    held.isStale = false;
    const begin = performance.now();
    try {
      const table = await buildBeside(held.feed, () => this.#isStopped);
      const milliseconds = performance.now() - begin;
      const isFirst = held.table === null;
      held.table = table;
      held.readAt = begin;
      if (!isFirst) this.#onChange();
      held.wait = LEAST_WAIT_MS + milliseconds * REST;
      this.#log.info({ list, rows: table.size, milliseconds }, 'a list is read');
      return table;
    } catch (error) {
      held.wait = RETRY_MS;
      if (!this.#isStopped) this.#log.warn({ err: error, list }, 'a list could not be read yet');
      throw error;
    }
  }
}

const emptyList = (feed: ScreenerFeed): HeldList => ({
  feed,
  table: null,
  building: null,
  readAt: 0,
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
    await yieldToEventLoop();
  }
}
