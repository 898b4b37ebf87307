import { type Tag, widerTags } from '#domain/changes/tag.ts';
import { collectInto, inherit, Making } from './depends-on.server.ts';

export interface Limits {
  readonly entries?: number;
  readonly bytes?: number;
  /** One entry must not drive many others out. */
  readonly entryBytes?: number;
  readonly ageMs?: number;
}

export interface CacheOptions<Key, Value> {
  readonly name: string;
  /** Needed where entries have an age. */
  readonly clock?: () => Date;
  readonly most: Limits;
  readonly sizeOf?: (value: Value, key: string) => number;
  /** Milliseconds, where an entry has its own; 0: it is not cached. */
  readonly ageOf?: (value: Value) => number;
  /** What was known last stands in while it cannot be made anew. */
  readonly standsIn?: true;
  /** Where the usual text of a key costs too much; different keys must differ in it. */
  readonly write?: (key: Key) => string;
}

export interface CacheStats {
  readonly hits: number;
  readonly misses: number;
  readonly entries: number;
  readonly bytes: number;
  /** Age of the oldest entry. */
  readonly oldestMs: number;
}

interface Entry<Value> {
  readonly value: Value;
  readonly tags: readonly Tag[];
  readonly bytes: number;
  readonly since: number;
  readonly until: number;
  /** Requested since it was last looked at for removal. */
  isUsed: boolean;
}

interface Underway<Value> {
  readonly making: Making;
  readonly value: Promise<Value>;
}

/**
 * Values by key, each with the tags of what it was made from, until one of them is dropped, its time is over or the room is
 * full; what was used least recently leaves first. A value is made once, however many request it. What was being made while
 * one of its tags was dropped is not cached.
 */
export class Cache<Key extends object, Value> {
  readonly #options: CacheOptions<Key, Value>;
  readonly #write: (key: Key) => string;
  readonly #entries = new Map<string, Entry<Value>>();
  readonly #byTag = new Map<Tag, Set<string>>();
  readonly #underway = new Map<string, Underway<Value>>();
  readonly #makings = new Set<Making>();
  readonly #lastKnown = new Map<string, Value>();
  #bytes = 0;
  #hits = 0;
  #misses = 0;

  constructor(options: CacheOptions<Key, Value>) {
    this.#options = options;
    this.#write = options.write ?? JSON.stringify;
  }

  get name(): string {
    return this.#options.name;
  }

  find(key: Key): Value | undefined {
    return this.#find(this.#write(key))?.value;
  }

  /** `tags`: all that it depends on besides what `make` adds; without them, on all content unless `make` says less. */
  async read<Made extends Value>(
    key: Key,
    make: () => Promise<Made>,
    tags: readonly Tag[] = [],
  ): Promise<Made> {
    const text = this.#write(key);
    const known = this.#find(text);
    // A key has one reader, so what is cached under it is what that reader makes.
    if (known) return this.#give(known.value as Made, known.tags);
    const underway = this.#underway.get(text);
    if (underway) {
      const value = (await underway.value) as Made;
      if (!underway.making.isOutdated) {
        this.#hits++;
        return this.#give(value, underway.making.tags);
      }
    }
    return this.#make(text, make, tags);
  }

  /** The same where it must be there at once. */
  readNow<Made extends Value>(key: Key, make: () => Made, tags: readonly Tag[]): Made {
    const text = this.#write(key);
    const known = this.#find(text);
    if (known) return this.#give(known.value as Made, known.tags);
    this.#misses++;
    const value = make();
    this.#store(text, value, tags);
    return this.#give(value, tags);
  }

  /** Drops what depends on what has changed, and nothing else. */
  drop(tags: readonly Tag[]): void {
    for (const tag of tags) for (const text of this.#textsOf(tag)) this.#remove(text);
    for (const making of this.#makings) making.noteDrop(tags);
    // Whoever comes from now on must not be given what was read before.
    for (const [text, { making }] of this.#underway) if (making.isOutdated) this.#underway.delete(text);
  }

  dropAll(): void {
    for (const text of [...this.#entries.keys()]) this.#remove(text);
    for (const making of this.#makings) making.outdate();
    this.#underway.clear();
  }

  remove(key: Key): void {
    const text = this.#write(key);
    this.#remove(text);
    this.#underway.get(text)?.making.outdate();
    this.#underway.delete(text);
  }

  get bytes(): number {
    return this.#bytes;
  }

  stats(): CacheStats {
    const now = this.#now();
    let oldest = now;
    for (const { since } of this.#entries.values()) oldest = Math.min(oldest, since);
    return {
      hits: this.#hits,
      misses: this.#misses,
      entries: this.#entries.size,
      bytes: this.#bytes,
      oldestMs: now - oldest,
    };
  }

  #find(text: string): Entry<Value> | undefined {
    const entry = this.#entries.get(text);
    if (!entry) return undefined;
    if (entry.until <= this.#now()) {
      this.#remove(text);
      return undefined;
    }
    entry.isUsed = true;
    this.#hits++;
    return entry;
  }

  /** What is made of it depends on what it depends on. */
  #give<Made>(value: Made, tags: readonly Tag[]): Made {
    inherit(tags);
    return value;
  }

  #make<Made extends Value>(text: string, make: () => Promise<Made>, tags: readonly Tag[]): Promise<Made> {
    this.#misses++;
    const making = new Making();
    if (tags.length > 0) making.narrow(tags);
    const value = collectInto(making, async () => make())
      .then(
        (made) => {
          if (!making.isOutdated) this.#store(text, made, making.tags);
          return made;
        },
        (error: unknown) => {
          if (!this.#lastKnown.has(text)) throw error;
          return this.#lastKnown.get(text) as Made;
        },
      )
      .finally(() => {
        this.#makings.delete(making);
        if (this.#underway.get(text)?.making === making) this.#underway.delete(text);
      });
    this.#makings.add(making);
    this.#underway.set(text, { making, value });
    return value.then((made) => this.#give(made, making.tags));
  }

  #store(text: string, value: Value, tags: readonly Tag[]): void {
    const { most, sizeOf, ageOf, standsIn } = this.#options;
    const { entries = Number.POSITIVE_INFINITY, bytes: room = Number.POSITIVE_INFINITY } = most;
    const bytes = sizeOf?.(value, text) ?? 0;
    const age = ageOf?.(value) ?? most.ageMs ?? Number.POSITIVE_INFINITY;
    if (entries === 0 || age <= 0 || bytes > (most.entryBytes ?? room)) return;
    this.#remove(text);
    this.#makeRoom(entries - 1, room - bytes);
    const since = this.#now();
    this.#entries.set(text, { value, tags, bytes, since, until: since + age, isUsed: false });
    this.#bytes += bytes;
    for (const tag of tags) {
      const texts = this.#byTag.get(tag) ?? new Set();
      this.#byTag.set(tag, texts.add(text));
    }
    if (standsIn) this.#remember(text, value, entries);
  }

  #remember(text: string, value: Value, most: number): void {
    this.#lastKnown.delete(text);
    this.#lastKnown.set(text, value);
    for (const oldest of this.#lastKnown.keys()) {
      if (this.#lastKnown.size <= most) return;
      this.#lastKnown.delete(oldest);
    }
  }

  /** One that was used gets a second round: as good as an order of use, and a hit costs nothing. */
  #makeRoom(entries: number, bytes: number): void {
    for (const [text, entry] of this.#entries) {
      if (this.#entries.size <= entries && this.#bytes <= bytes) return;
      if (entry.isUsed) {
        entry.isUsed = false;
        this.#entries.delete(text);
        this.#entries.set(text, entry);
      } else this.#remove(text);
    }
  }

  #remove(text: string): void {
    const entry = this.#entries.get(text);
    if (!entry) return;
    this.#entries.delete(text);
    this.#bytes -= entry.bytes;
    for (const tag of entry.tags) {
      const texts = this.#byTag.get(tag);
      texts?.delete(text);
      if (texts?.size === 0) this.#byTag.delete(tag);
    }
  }

  /** Entries of the tag, of all that it is part of, and of all its parts. */
  #textsOf(tag: Tag): string[] {
    const related = widerTags(tag).flatMap((wider) => [...(this.#byTag.get(wider) ?? [])]);
    if (NUMBERED.test(tag)) return related;
    const parts = [...this.#byTag].filter(([other]) => other !== tag && widerTags(other).includes(tag));
    return [...related, ...parts.flatMap(([, texts]) => [...texts])];
  }

  #now(): number {
    return this.#options.clock?.().getTime() ?? 0;
  }
}

/** The tag of a single thing has no parts. */
const NUMBERED = /\d$/;
