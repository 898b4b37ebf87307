import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';

export interface FileOfComment {
  readonly fileId: string;
  readonly moderated: boolean;
  readonly providerId: number;
}

/** Null where there is no such comment, and where it has no file. */
export async function findFileOfComment(
  database: Database,
  commentId: number,
): Promise<FileOfComment | null> {
  const { rows } = await sql<FileOfComment>`
    select file_id as "fileId", moderated, provider_id as "providerId"
      from analyst_comment where id = ${commentId} and file_id is not null`.execute(database);
  return rows[0] ?? null;
}
