import { fileAccess, NO_REQUEST } from '#domain/comments/file-access.ts';
import { downloadCommentFile } from '#market/comments/comment-file.contract.ts';
import { findRequest } from '#market/comments/comment-requests.repository.ts';
import { FILES } from '#platform/files/files.server.ts';
import { findStoredFile } from '#platform/files/stored-file.repository.ts';
import { serveDownload } from '#platform/http/download.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { findFileOfComment } from './comment-file.repository.ts';

/** The rule that the page shows decides here too, for whoever makes the request (AN-04). */
export const serveCommentFile = serveDownload(
  downloadCommentFile,
  { files: FILES },
  async ({ params }, context) => {
    const { database, user, files } = context;
    const comment = await findFileOfComment(database, params.commentId);
    if (!comment) throw new Refusal('not_found');
    const { fileId, moderated, providerId } = comment;
    const request = user && moderated ? await findRequest(database, { userId: user.id, providerId }) : null;
    if (fileAccess({ ...(request ?? NO_REQUEST), moderated }) !== 'open')
      throw new Refusal(user ? 'download_denied' : 'must_sign_in');
    const file = await findStoredFile(database, fileId);
    if (!file) throw new Refusal('not_found');
    return files.toSend(file);
  },
);
