import {
  countCommentRequests,
  findCommentRequests,
} from '#features/comment-moderation/moderation.repository.ts';
import { toRequestToModerate } from '#features/comment-moderation/moderation.server.ts';
import { load } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { operatorCommentRequestsPage } from './operator-comment-requests.contract.ts';

const A_PAGE = 25;

export const loadOperatorCommentRequestsPage = load(
  operatorCommentRequestsPage,
  async ({ query }, context) => {
    const { database } = context;
    const state = query.state ?? null;
    const [{ waiting, total }, requests] = await Promise.all([
      countCommentRequests(database, state),
      findCommentRequests(database, state, { skip: (query.page - 1) * A_PAGE, count: A_PAGE }),
    ]);
    const pages = Math.max(1, Math.ceil(total / A_PAGE));
    if (query.page > pages) throw new Refusal('not_found');
    return {
      refused: query.refused,
      waiting,
      state,
      requests: requests.map((request) => toRequestToModerate(request, context)),
      page: query.page,
      pages,
      total,
    };
  },
);
