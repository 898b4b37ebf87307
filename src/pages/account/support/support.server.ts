import { loadOwnConversation, loadOwnTickets } from '#features/support-tickets/load-support.server.ts';
import { load } from '#platform/http/door.server.ts';
import { supportPage } from './support.contract.ts';
import { supportTicketPage } from './support-ticket.contract.ts';

export const loadSupportPage = load(supportPage, async ({ query }, context) => ({
  refused: query.refused ?? null,
  tickets: await loadOwnTickets(query.page, context),
}));

export const loadSupportTicketPage = load(supportTicketPage, async ({ params, query }, context) => ({
  ...(await loadOwnConversation(params.ticketId, query.before, context)),
  refused: query.refused ?? null,
  is_latest: query.before === undefined,
}));
