import type { Logger } from 'pino';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { SearchCategory } from '#domain/search/categories.ts';
import { refuseTooMany } from '#platform/limits/refuse-too-many.server.ts';
import { WorkQueue } from '#platform/limits/work-queue.server.ts';
import { service } from '#platform/services/service.ts';
import { buildInWorker } from './build-in-worker.server.ts';
import type { SearchReply, SearchRequest } from './document.ts';
import { type ChangedRows, readAnnouncement, type SearchFeed } from './search-feed.ts';
import type { SearchIndex } from './search-index.ts';

/** Four keystrokes a second, one minute long: nobody types so. */
export const SEARCHES_A_MINUTE = 240;

/** Pages need the store's connections too. */
export const MOST_QUERYING_STORE = 4;
export const MOST_WAITING_FOR_STORE = 60;

const FIRST_WAIT_MS = 200;
/** A load of data announces itself table by table; a build waits for the rest and never takes more than half of the time. */
const NEXT_WAIT_MS = 1_000;
const RETRY_MS = 15_000;
/** What documents weigh changes the order of equally good hits only. */
const WEIGHTS_MS = 60 * 60 * 1_000;

interface Options {
  readonly feed: SearchFeed;
  readonly log: Pick<Logger, 'info' | 'warn'>;
  readonly isLimited: boolean;
}

/** Answers from the index once there is one, and from the store until then. */
export class Search {
  readonly answered = { index: 0, store: 0 };
  readonly #feed: SearchFeed;
  readonly #log: Options['log'];
  readonly #limiter: RateLimiterMemory | undefined;
  readonly #stop = new AbortController();
  readonly #storeQueue = new WorkQueue({
    atOnce: MOST_QUERYING_STORE,
    waiting: MOST_WAITING_FOR_STORE,
    fewWaiting: MOST_WAITING_FOR_STORE,
  });
  #isOn = false;
  #version = 0;
  #builtAt: number | null = null;
  #index: SearchIndex | null = null;
  #building: Promise<void> | null = null;
  #mustBuild = false;
  /** What changed while a build is underway: it may have read the row before. */
  #late: ChangedRows[] = [];
  /** One after the other, or an older reading might overtake a newer one. */
  #applying: Promise<void> = Promise.resolve();
  #wait = FIRST_WAIT_MS;
  #timer: NodeJS.Timeout | undefined;
  #weightsTimer: NodeJS.Timeout | undefined;

  constructor({ feed, log, isLimited }: Options) {
    this.#feed = feed;
    this.#log = log;
    this.#limiter = isLimited
      ? new RateLimiterMemory({ points: SEARCHES_A_MINUTE, duration: 60 })
      : undefined;
  }

  /** Another one after everything that may change an answer. */
  get version(): number {
    return this.#version;
  }

  get size(): number {
    return this.#index?.size ?? 0;
  }

  get bytes(): number {
    return this.#index?.bytes ?? 0;
  }

  /** Since the index was built; null: there is none yet. */
  get ageMs(): number | null {
    return this.#builtAt === null ? null : performance.now() - this.#builtAt;
  }

  /** `who`: an account or an address. Refuses too many. */
  async countSearch(who: string): Promise<void> {
    await this.#limiter?.consume(who).catch(refuseTooMany);
  }

  async ask(request: SearchRequest): Promise<SearchReply> {
    if (!this.#index) return this.#storeQueue.run('search', () => this.#queryStoreIfMust(request));
    this.answered.index++;
    return this.#index.search(request);
  }

  /** The ids of all who have the words of the term, in no order: what a list is narrowed to. */
  async findAll(category: SearchCategory, term: string): Promise<Iterable<number>> {
    const index = this.#index;
    if (index) return index.findAll(category, term);
    return this.#storeQueue.run('search', () => this.#feed.findAll(category, term));
  }

  /** The same with one error put right, for a term that nobody has as it is spelt; nothing until the index is built. */
  findAllMistyped(category: SearchCategory, term: string): readonly number[] {
    return this.#index?.findAllMistyped(category, term) ?? [];
  }

  /** Builds beside the requests, and follows the store from now on. */
  start(): void {
    this.#isOn = true;
    this.rebuild();
  }

  /** The rows that the store announces, or all of them. */
  follow(announcement: string): void {
    if (!this.#isOn) return;
    const rows = readAnnouncement(announcement, this.#feed.kinds);
    if (rows === 'many') this.rebuild();
    else if (this.#building) this.#late.push(rows);
    if (rows !== 'many' && this.#index) this.#applySoon(this.#index, rows);
  }

  /** Soon, once, and not more often than the machine can bear; what is there answers meanwhile. */
  rebuild(): void {
    if (!this.#isOn || this.#stop.signal.aborted) return;
    this.#mustBuild = true;
    if (this.#building) return;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#building = this.#build().finally(() => {
        this.#building = null;
        if (this.#mustBuild) this.rebuild();
      });
    }, this.#wait).unref();
  }

  /** What hits weigh has changed: nothing that anyone must know at once. */
  weighAgain(): void {
    if (!this.#isOn || this.#stop.signal.aborted) return;
    this.#weightsTimer ??= setTimeout(() => {
      this.#weightsTimer = undefined;
      this.rebuild();
    }, WEIGHTS_MS).unref();
  }

  async stop(): Promise<void> {
    this.#stop.abort(new Error('the server stops'));
    clearTimeout(this.#timer);
    clearTimeout(this.#weightsTimer);
    await Promise.all([this.#building, this.#applying]);
  }

  /** The index may have been built while the question waited for its turn. */
  async #queryStoreIfMust(request: SearchRequest): Promise<SearchReply> {
    if (this.#index) return this.ask(request);
    this.answered.store++;
    return this.#feed.search(request);
  }

  async #build(): Promise<void> {
    this.#mustBuild = false;
    this.#late = [];
    try {
      const { index, bytes, milliseconds } = await buildInWorker(this.#feed.readAll(), this.#stop.signal);
      // The list may grow while it is worked through.
      for (const rows of this.#late) await this.#apply(index, rows);
      this.#index = index;
      this.#builtAt = performance.now() - milliseconds;
      this.#version++;
      this.#wait = NEXT_WAIT_MS + milliseconds;
      this.#log.info({ documents: index.size, bytes, milliseconds }, 'the search index is built');
    } catch (error) {
      if (this.#stop.signal.aborted) return;
      this.#wait = RETRY_MS;
      this.#mustBuild = true;
      this.#log.warn({ err: error }, 'the search index could not be built yet');
    }
  }

  #applySoon(index: SearchIndex, rows: ChangedRows): void {
    this.#applying = this.#applying
      .then(() => (this.#stop.signal.aborted ? undefined : this.#apply(index, rows)))
      .catch((error: unknown) => {
        this.#log.warn({ err: error }, 'the search index could not follow the store');
        this.rebuild();
      });
  }

  async #apply(index: SearchIndex, { kind, ids }: ChangedRows): Promise<void> {
    const documents = await this.#feed.findChanged({ kind, ids });
    if (documents === null) return this.rebuild();
    for (const category of this.#feed.kinds[kind] ?? []) for (const id of ids) index.remove(category, id);
    for (const document of documents) index.put(document);
    this.#version++;
    if (index.shouldBeRebuilt) this.rebuild();
  }
}

export const SEARCH =
  service<Pick<Search, 'ask' | 'countSearch' | 'findAll' | 'findAllMistyped' | 'version'>>('search');
