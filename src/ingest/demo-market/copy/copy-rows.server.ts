import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { TablePlan } from '../tables/table-plan.ts';

const LINES_PER_CHUNK = 512;

/** Writes all lines in one statement, no faster than the server takes them. */
export async function copyRows(
  client: pg.ClientBase,
  { table, columns, lines }: TablePlan,
  onRows: (written: number) => void,
  signal: AbortSignal | undefined,
): Promise<number> {
  let written = 0;
  function* chunks(): Generator<string> {
    let chunk: string[] = [];
    for (const line of lines) {
      written++;
      if (chunk.push(line) < LINES_PER_CHUNK) continue;
      onRows(written);
      yield chunk.join('');
      chunk = [];
    }
    if (chunk.length > 0) yield chunk.join('');
  }

  signal?.throwIfAborted();
  const statement = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(chunks()), statement, signal ? { signal } : {});
  onRows(written);
  return written;
}
