import { loadAnyConversation, loadTickets } from '#features/ticket-answers/load-tickets.server.ts';
import { load } from '#platform/http/door.server.ts';
import { operatorTicketPage } from './operator-ticket.contract.ts';
import { operatorTicketsPage } from './operator-tickets.contract.ts';

export const loadOperatorTicketsPage = load(operatorTicketsPage, async ({ query }, context) => {
  const { state, email, page } = query;
  return { ...(await loadTickets({ isClosed: state === 'closed', email }, page, context)), state, email };
});

export const loadOperatorTicketPage = load(operatorTicketPage, async ({ params, query }, context) => {
  const found = await loadAnyConversation(params.ticketId, query.before, context);
  return {
    ...found,
    refused: query.refused ?? null,
    is_latest: query.before === undefined,
    opened_at: context.momentOf(new Date(found.created_at)),
  };
});
