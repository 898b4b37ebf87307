import { z } from 'zod';
import { download } from '#foundation/web/download.ts';
import { fillPath } from '#foundation/web/page.ts';
import { rowId } from '#foundation/web/params.ts';

export const downloadCommentFile = download({
  path: '/files/comments/:commentId/',
  summary:
    'The file attached to a commentary, if it is public or the provider has approved your request. ' +
    'Otherwise 401 without a session, 403 download_denied with one.',
  params: z.strictObject({ commentId: rowId }),
});

export const commentFilePath = (commentId: number): string =>
  fillPath(downloadCommentFile.path, { commentId });
