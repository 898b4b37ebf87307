import { bool, int, type RowOf, uuid } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const fileOfCommentRow = { fileId: uuid, moderated: bool, providerId: int };
export type FileOfComment = RowOf<typeof fileOfCommentRow>;

/** Null where there is no such comment, and where it has no file. */
export async function findFileOfComment(
  database: Database,
  commentId: number,
): Promise<FileOfComment | null> {
  return query(fileOfCommentRow)`
    select file_id as "fileId", moderated, provider_id as "providerId"
      from analyst_comment where id = ${commentId} and file_id is not null`.first(database);
}
