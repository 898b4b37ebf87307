import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import type pg from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { columnsOf, identifier } from './backup-tables.repository.ts';
import { type BackupTable, DamagedBackupError } from './manifest.ts';
import { countLines } from './write-backup.server.ts';

/** Writes parts of tables, one table after the other. */
export class TableLoader {
  readonly #client: pg.ClientBase;
  #tables: readonly BackupTable[] = [];
  #current: { name: string; copy: CopyStreamQuery; done: Promise<void> } | null = null;
  rows = 0;

  constructor(client: pg.ClientBase) {
    this.#client = client;
  }

  expect(tables: readonly BackupTable[]): void {
    this.#tables = tables;
  }

  async load(table: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    const { copy, done } = this.#current?.name === table ? this.#current : await this.#begin(table);
    for await (const part of content) {
      this.rows += countLines(part);
      // A statement that fails takes nothing more: its fault is thrown instead of waiting.
      if (!copy.write(part)) await Promise.race([once(copy, 'drain'), done]);
    }
  }

  async end(): Promise<void> {
    const current = this.#current;
    this.#current = null;
    current?.copy.end();
    await current?.done;
  }

  /** Ends a statement that waits for rows: only then can the transaction be rolled back. */
  async abort(): Promise<void> {
    this.#current?.copy.destroy(new Error('the restore was stopped'));
    await this.#current?.done.catch(() => undefined);
  }

  async #begin(name: string) {
    await this.end();
    const table = this.#tables.find((each) => each.name === name);
    if (!table) throw new DamagedBackupError(`it contains rows of ${name}, which it does not name`);
    const copy = this.#client.query(copyFrom(`copy ${identifier(name)} (${columnsOf(table)}) from stdin`));
    const done = finished(copy);
    // Thrown where it is awaited.
    done.catch(() => undefined);
    this.#current = { name, copy, done };
    return this.#current;
  }
}
