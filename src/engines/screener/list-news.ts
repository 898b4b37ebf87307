/** What was announced of the store that a list does not have yet. A table is announced before what depends on it. */
export class ListNews {
  #tables = new Set<string>();
  #tags = new Set<string>();
  /** Taken last: the tags of their changes may still be underway. */
  #tablesBefore: ReadonlySet<string> = new Set();
  #isAll = false;

  get isEmpty(): boolean {
    return !this.#isAll && this.#tables.size === 0 && this.#tags.size === 0;
  }

  noteTable(table: string): void {
    this.#tables.add(table);
  }

  /** False: they are about other tables. */
  noteTags(tags: readonly string[]): boolean {
    if (this.#tables.size === 0 && this.#tablesBefore.size === 0) return false;
    for (const tag of tags) this.#tags.add(tag);
    return true;
  }

  noteAll(): void {
    this.#isAll = true;
  }

  /** Tags that are still underway are of changes that the list already has. */
  noteReadWhole(): void {
    this.#tablesBefore = new Set();
  }

  /** Null: anything may have changed. */
  take(): { readonly tables: ReadonlySet<string>; readonly tags: ReadonlySet<string> } | null {
    const taken = {
      tables: new Set([...this.#tables, ...this.#tablesBefore]),
      tags: this.#tags as ReadonlySet<string>,
    };
    const isAll = this.#isAll;
    this.#tablesBefore = this.#tables;
    this.#tables = new Set();
    this.#tags = new Set();
    this.#isAll = false;
    return isAll ? null : taken;
  }
}
