import type pg from 'pg';
import type { Files } from '#platform/files/files.server.ts';
import { Decoder } from '../decode/decoder.server.ts';
import { listRejections, listStoredFiles } from '../load/batches.repository.ts';
import { storedSource } from '../load/stored-source.server.ts';
import { toRejectedFile } from './rejected-file.ts';

export interface RejectedFile {
  /** The file of which these are; null: every record was taken. */
  readonly name: string | null;
  /** The other files of the batch with rejected records. */
  readonly others: readonly string[];
  readonly text: string;
}

/** Records of a batch that were not taken, of one of its files, to correct and import again. */
export async function readRejected(
  client: pg.ClientBase,
  files: Files,
  batchId: number,
  wanted?: string,
): Promise<RejectedFile> {
  const rejections = await listRejections(client, batchId);
  const names = [...new Set(rejections.map(({ file }) => file))];
  const name = wanted ?? names[0] ?? null;
  if (name === null) return { name, others: [], text: '' };
  const table = await readTable(client, files, batchId, name);
  const text = toRejectedFile(
    rejections.filter(({ file }) => file === name),
    table,
  );
  return { name, others: names.filter((other) => other !== name), text };
}

/** Header and delimiter of a stored file; null where it is no table. */
async function readTable(client: pg.ClientBase, files: Files, batchId: number, name: string) {
  const stored = (await listStoredFiles(client, batchId)).find((file) => file.name === name);
  if (!stored) return null;
  const decoder = new Decoder();
  try {
    const source = storedSource(files, name, { ...stored, bytes: Number(stored.bytes) });
    const { peek } = await decoder.openFile(source);
    if (peek.content.kind !== 'table') return null;
    const { above, header, delimiter = ',' } = peek.content;
    return { ...(above && { above }), header, delimiter };
  } finally {
    await decoder.close();
  }
}
