import { DamagedBackupError, fileOf, type Manifest, tableOf } from './manifest.ts';
import { type ReadOptions, readBackup } from './read-backup.server.ts';
import { countLines } from './write-backup.server.ts';

/** Reads the whole archive without a database: every checksum, the rows of each table and the files are compared. */
export async function verifyBackup(options: ReadOptions): Promise<Manifest> {
  const rows = new Map<string, number>();
  const files = new Set<string>();
  const manifest = await readBackup(options, {
    start: async () => undefined,
    take: async ({ name, content }) => {
      const table = tableOf(name);
      let count = 0;
      for await (const part of content) if (table !== null) count += countLines(part);
      if (table !== null) rows.set(table, (rows.get(table) ?? 0) + count);
      const file = fileOf(name);
      if (file !== null) files.add(file);
    },
  });
  for (const table of manifest.tables)
    if ((rows.get(table.name) ?? 0) !== table.rows)
      throw new DamagedBackupError(
        `${table.name} has ${rows.get(table.name) ?? 0} rows instead of ${table.rows}`,
      );
  if (manifest.files.some(({ sha256 }) => !files.has(sha256)))
    throw new DamagedBackupError('a file is missing');
  return manifest;
}
