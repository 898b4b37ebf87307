import { z } from 'zod';

export const FORMAT = 1;
/** The first member of the archive. */
export const MANIFEST = 'manifest.json';
/** The last one, as `sha256sum --check` reads it. */
export const CHECKSUMS = 'checksums.txt';

const table = z.strictObject({
  name: z.string(),
  columns: z.array(z.string()).min(1),
  rows: z.int().min(0),
  /** The sum of a hash of each row: the same whatever their order. */
  hash: z.string().regex(/^\d+$/),
});

export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  /** Of the program that made it. */
  version: z.string(),
  createdAt: z.iso.datetime(),
  postgres: z.string(),
  migrations: z.array(z.string()).min(1),
  tables: z.array(table).min(1),
  /** Null: nothing was taken from it yet. */
  sequences: z.array(z.strictObject({ name: z.string(), value: z.string().regex(/^\d+$/).nullable() })),
  files: z.array(z.strictObject({ sha256: z.string().regex(/^[0-9a-f]{64}$/), bytes: z.int().min(0) })),
  /** What the archive does not contain. */
  leftOut: z.strictObject({ bucketFiles: z.int(), missingFiles: z.int() }),
});

export type Manifest = z.output<typeof manifestSchema>;
export type BackupTable = Manifest['tables'][number];

/** The archive is not what it should be; the message says what is wrong with it. */
export class DamagedBackupError extends Error {}

export const countRows = ({ tables }: Pick<Manifest, 'tables'>): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0);

/** `tables/site_user/000001.copy` → `site_user`; null for any other member. */
export const tableOf = (member: string): string | null =>
  /^tables\/([^/]+)\/\d{6}\.copy$/.exec(member)?.[1] ?? null;

export const memberOf = (table: string, part: number): string =>
  `tables/${table}/${String(part).padStart(6, '0')}.copy`;

/** `files/<sha256>` → the hash; null for any other member. */
export const fileOf = (member: string): string | null => /^files\/([0-9a-f]{64})$/.exec(member)?.[1] ?? null;
