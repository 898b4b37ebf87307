import { z } from 'zod';
import { download } from '#platform/contract/download.ts';
import { fillPath } from '#platform/contract/page.ts';
import { rowId } from '#platform/contract/params.ts';

export const downloadCommentFile = download({
  path: '/files/comments/:commentId/',
  summary:
    'The file attached to a commentary, if it is public or the provider has approved your request. ' +
    'Otherwise 401 without a session, 403 download_denied with one.',
  params: z.strictObject({ commentId: rowId }),
});

export const commentFilePath = (commentId: number): string =>
  fillPath(downloadCommentFile.path, { commentId });
