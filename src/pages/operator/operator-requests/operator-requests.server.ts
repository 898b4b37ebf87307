import {
  countRequests,
  findDecidedRequests,
  findOpenRequests,
} from '#features/access-requests/decisions.repository.ts';
import { toRequestToDecide } from '#features/access-requests/decisions.server.ts';
import { load } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { operatorRequestsPage } from './operator-requests.contract.ts';

const SHOWN_OPEN = 50;
const A_PAGE = 25;

export const loadOperatorRequestsPage = load(operatorRequestsPage, async ({ query }, context) => {
  const { database } = context;
  const state = query.state ?? null;
  const [count, open, decided] = await Promise.all([
    countRequests(database, state),
    findOpenRequests(database, { skip: 0, count: SHOWN_OPEN }),
    findDecidedRequests(database, state, { skip: (query.page - 1) * A_PAGE, count: A_PAGE }),
  ]);
  const pages = Math.max(1, Math.ceil(count.decided / A_PAGE));
  if (query.page > pages) throw new Refusal('not_found');
  return {
    refused: query.refused,
    openCount: count.open,
    open: open.map((request) => toRequestToDecide(request, context)),
    state,
    decided: decided.map((request) => toRequestToDecide(request, context)),
    page: query.page,
    pages,
    total: count.decided,
  };
});
