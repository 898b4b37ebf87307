import { useEffect } from 'react';
import type { markTicketRead } from '#features/support-tickets/support-tickets.contract.ts';
import type { markAnsweredRead } from '#features/ticket-answers/ticket-answers.contract.ts';
import { call } from '#platform/contract/call.ts';
import { announceRead } from '#platform/support-tickets/unread-news.ts';

/** Opening a conversation reads it. The page keeps its marks: what was new stays recognisable until the next visit. */
export function useMarkRead(
  endpoint: typeof markTicketRead | typeof markAnsweredRead,
  ticketId: number,
  hasUnread: boolean,
): void {
  useEffect(() => {
    if (!hasUnread) return;
    // Unread is what it stays when this fails; nobody needs to be informed.
    call(endpoint, { params: { ticketId: String(ticketId) } }).then(announceRead, () => undefined);
  }, [endpoint, ticketId, hasUnread]);
}
