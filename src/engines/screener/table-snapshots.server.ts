import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { crc32 } from 'node:zlib';
import { z } from 'zod';
import { RowOfId } from './row-of-id.ts';
import type { Table, TableShape } from './table.ts';

/** Tables as files, so that a process that starts need not read a large list before it answers. */
export interface TableSnapshots {
  /** Null: there is none that fits. */
  read(list: string, shape: TableShape): Promise<Snapshot | null>;
  write(list: string, shape: TableShape, table: Table): Promise<void>;
}

export interface Snapshot {
  readonly table: Table;
  readonly ageMs: number;
}

interface Options {
  readonly dir: string;
  /** Of which store, and by which program, a file must be; null: nobody knows, and there are no files. */
  readonly readKey: () => Promise<string | null>;
  readonly clock: () => Date;
  /** Smaller lists are read as fast. */
  readonly leastRows?: number;
}

const FORMAT = 1;
const LEAST_ROWS = 20_000;
/** What an older one says of a day is too old. */
const OLDEST_MS = 24 * 60 * 60 * 1000;
const LENGTH_BYTES = 4;

const header = z.object({
  format: z.literal(FORMAT),
  key: z.string(),
  shape: z.string(),
  savedAt: z.number(),
  sum: z.number(),
});

export function createTableSnapshots({
  dir,
  readKey,
  clock,
  leastRows = LEAST_ROWS,
}: Options): TableSnapshots {
  const pathOf = (list: string) => join(dir, `${list}.table`);
  return {
    async read(list, shape) {
      const file = await readFile(pathOf(list)).catch(() => null);
      const key = file && (await readKey());
      return file && key ? decode(file, { key, shape, now: clock().getTime() }) : null;
    },
    async write(list, shape, table) {
      if (table.size < leastRows) return;
      const key = await readKey();
      if (key === null) return;
      const beside = `${pathOf(list)}.${randomUUID()}`;
      await mkdir(dir, { recursive: true, mode: 0o700 });
      try {
        await writeFile(beside, encode(table, { key, shape, now: clock().getTime() }), { mode: 0o600 });
        await rename(beside, pathOf(list));
      } finally {
        await rm(beside, { force: true });
      }
    },
  };
}

interface Facts {
  readonly key: string;
  readonly shape: TableShape;
  readonly now: number;
}

function encode({ rowOf: _, ...columns }: Table, { key, shape, now }: Facts): Buffer {
  const body = serialize(columns);
  const facts: z.output<typeof header> = {
    format: FORMAT,
    key,
    shape: JSON.stringify(shape),
    savedAt: now,
    sum: crc32(body),
  };
  const head = Buffer.from(JSON.stringify(facts));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32LE(head.length);
  return Buffer.concat([length, head, body]);
}

function decode(file: Buffer, { key, shape, now }: Facts): Snapshot | null {
  try {
    const end = LENGTH_BYTES + file.readUInt32LE();
    const facts = header.parse(JSON.parse(file.toString('utf8', LENGTH_BYTES, end)));
    const ageMs = now - facts.savedAt;
    const body = file.subarray(end);
    const fits = facts.key === key && facts.shape === JSON.stringify(shape);
    if (!fits || ageMs < 0 || ageMs > OLDEST_MS || crc32(body) !== facts.sum) return null;
    // Written by `encode`, as key, sum and format say.
    const columns = deserialize(body) as Omit<Table, 'rowOf'>;
    return { table: { ...columns, rowOf: new RowOfId(columns.ids) }, ageMs };
  } catch {
    return null;
  }
}
