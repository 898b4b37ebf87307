import { hasSupport } from '#domain/access/support.ts';
import { handle } from '#platform/http/door.server.ts';
import { countUnreadOf } from '#platform/support-tickets/support-tickets.repository.ts';
import { countUnread } from './support-indicator.contract.ts';

export const serveCountUnread = handle(countUnread, async (_, { database, user }) => ({
  count: hasSupport(user) ? await countUnreadOf(database, user.id) : 0,
}));
