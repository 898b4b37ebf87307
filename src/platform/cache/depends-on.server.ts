import { AsyncLocalStorage } from 'node:async_hooks';
import { areRelated, isInherited, type Tag } from '#domain/changes/tag.ts';

/** What is being made for a cache: the tags that it has so far, and what was dropped meanwhile. */
export class Making {
  readonly #tags = new Set<Tag>();
  readonly #dropped: Tag[] = [];
  /** Until it says what it depends on alone, it may depend on everything. */
  #isBroad = true;
  #isOver = false;

  get tags(): readonly Tag[] {
    return this.#isBroad ? [...this.#tags, 'content'] : [...this.#tags];
  }

  get isOutdated(): boolean {
    return this.#isOver || this.#dropped.some((dropped) => this.tags.some((tag) => areRelated(tag, dropped)));
  }

  add(tags: readonly Tag[]): void {
    for (const tag of tags) this.#tags.add(tag);
  }

  narrow(tags: readonly Tag[]): void {
    this.add(tags);
    this.#isBroad = false;
  }

  outdate(): void {
    this.#isOver = true;
  }

  noteDrop(tags: readonly Tag[]): void {
    this.#dropped.push(...tags);
  }
}

const underway = new AsyncLocalStorage<Making>();

/** Runs what makes a cached value; everything that it calls adds its tags to `making`. */
export const collectInto = <Made>(making: Making, make: () => Made): Made => underway.run(making, make);

/** What is being made is also made of this. */
export function dependsOn(...tags: readonly Tag[]): void {
  underway.getStore()?.add(tags);
}

/** All that a loader reads itself is said here; without it, a change of any content drops what it made. */
export function dependsOnlyOn(...tags: readonly Tag[]): void {
  underway.getStore()?.narrow(tags);
}

export function inherit(tags: readonly Tag[]): void {
  underway.getStore()?.add(tags.filter(isInherited));
}
