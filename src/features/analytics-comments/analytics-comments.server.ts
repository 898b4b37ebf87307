import { fileAccess, NO_REQUEST, type RequestFacts } from '#domain/comments/file-access.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { entityPath } from '#domain/search/categories.ts';
import { allLink } from '#market/comments/all-link.ts';
import { commentFilePath } from '#market/comments/comment-file.contract.ts';
import { findRequestsOf, type StoredRequest } from '#market/comments/comment-requests.repository.ts';
import { findNamedIssuer, hasIssuer } from '#market/issuers/issuers.repository.ts';
import { LONGEST_SOURCE, sanitiseHtml } from '#platform/html/sanitise-html.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import {
  type AnalyticsBlock,
  type AnalyticsComment,
  readCommentsAbout,
} from './analytics-comments.contract.ts';
import { countComments, findComments, type StoredComment } from './analytics-comments.repository.ts';
import { toIssuerField } from './analytics-comments.wire.ts';
import { toReaderRequest } from './comment-requests.server.ts';

const SHOWN_IN_BLOCK = 20;
const A_PAGE = 50;

type Reader = Pick<PageContext, 'database' | 'language'>;

interface Part {
  readonly skip: number;
  readonly count: number;
}

export const serveCommentsAbout = handle(readCommentsAbout, async ({ params, query }, context) => {
  const { database, user } = context;
  if (!(await hasIssuer(database, params.issuerId))) throw new Refusal('not_found');
  const part = { skip: (query.page - 1) * A_PAGE, count: A_PAGE };
  return listComments(context, params.issuerId, part, user ? await findRequestsOf(database, user.id) : []);
});

/** The latest, as everyone of a kind sees them; null where nobody wrote about the issuer. */
export async function loadAnalyticsComments(
  context: Reader,
  issuerId: number,
): Promise<AnalyticsBlock | null> {
  const { database } = context;
  const [issuer, total, comments] = await Promise.all([
    findNamedIssuer(database, issuerId),
    countComments(database, issuerId),
    listComments(context, issuerId, { skip: 0, count: SHOWN_IN_BLOCK }, []),
  ]);
  if (!issuer || comments.length === 0) return null;
  return { issuer_id: issuerId, all_link: allLink(issuer.stringId), total, comments, requests: null };
}

/** A part of all, as one reader may open the files. */
export async function loadAllComments(
  context: Reader,
  issuer: { readonly id: number; readonly stringId: string },
  part: Part,
  userId: number | null,
): Promise<AnalyticsBlock> {
  const requests = userId === null ? [] : await findRequestsOf(context.database, userId);
  const [total, comments] = await Promise.all([
    countComments(context.database, issuer.id),
    listComments(context, issuer.id, part, requests),
  ]);
  return {
    issuer_id: issuer.id,
    all_link: allLink(issuer.stringId),
    total,
    comments,
    requests: requests.map(toReaderRequest),
  };
}

async function listComments(
  { database, language }: Reader,
  issuerId: number,
  part: Part,
  requests: readonly StoredRequest[],
): Promise<AnalyticsComment[]> {
  const byProvider = new Map(requests.map((request) => [request.providerId, request]));
  const comments = await findComments(database, issuerId, {
    ...part,
    longest: LONGEST_SOURCE,
    language,
  });
  return comments.map((comment) =>
    toComment(comment, byProvider.get(comment.provider.id) ?? NO_REQUEST, language),
  );
}

function toComment(
  comment: StoredComment,
  facts: RequestFacts,
  language: PageContext['language'],
): AnalyticsComment {
  const { id, title, link, file, moderated, day, provider, issuers } = comment;
  const isOpen = fileAccess({ ...facts, moderated }) === 'open';
  return {
    ...toReaderRequest({ ...facts, providerId: provider.id }),
    id,
    language: comment.language,
    title,
    provider_name: localizedName(provider.name, provider.names, language),
    content: sanitiseHtml(comment.content),
    file,
    cb_link: link,
    cb_file_link: file && isOpen ? commentFilePath(id) : null,
    date: day,
    ...toIssuerField(
      issuers.map(({ stringId, name, names }) => ({
        name: localizedName(name, names, language),
        cb_link: entityPath('companies', stringId),
      })),
    ),
    moderated: moderated ? 1 : 0,
  };
}
