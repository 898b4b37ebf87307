import type { Readable } from 'node:stream';
import type { Database } from '#platform/database/database.server.ts';
import type { LabelCatalog } from '#platform/i18n/label-catalog.server.ts';

export interface ExportGiven {
  readonly database: Database;
  readonly labels: LabelCatalog;
  /** When it was requested: written again after a restart, the file is the same. */
  readonly createdAt: Date;
  /** Called with how many rows have been read. What it throws ends the file. */
  readonly onRows: (count: number) => Promise<void>;
}

/** One kind of export: how its file is made from what was requested. */
export type ExportSource = (request: unknown, given: ExportGiven) => Promise<Readable>;
