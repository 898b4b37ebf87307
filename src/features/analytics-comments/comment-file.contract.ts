import { z } from 'zod';
import { download } from '#foundation/web/download.ts';
import { fillPath } from '#foundation/web/page.ts';
import { rowId } from '#foundation/web/params.ts';

export const downloadCommentFile = download({
  path: '/files/comments/:commentId/',
  summary:
    'The file of a comment, where its provider gives it to everyone or has approved your request. ' +
    'Otherwise 401 for who has not signed in, 403 download_denied for who has.',
  params: z.strictObject({ commentId: rowId }),
});

export const commentFilePath = (commentId: number): string =>
  fillPath(downloadCommentFile.path, { commentId });
