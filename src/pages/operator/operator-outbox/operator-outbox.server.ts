import { handle, load } from '#platform/http/door.server.ts';
import { OUTBOX } from '#platform/mail/outbox.server.ts';
import { canSend, deleteStoredMessage, sendStoredMessage } from './message-changes.server.ts';
import {
  CHANNELS,
  deleteMessage,
  operatorOutboxPage,
  type ShownMessage,
  sendMessage,
} from './operator-outbox.contract.ts';
import { countMessages, findMessages } from './operator-outbox.repository.ts';

const ON_A_PAGE = 25;

export const loadOperatorOutboxPage = load(
  operatorOutboxPage,
  { outbox: OUTBOX },
  async ({ query }, context) => {
    const { database, outbox, now, momentOf } = context;
    const hasGateway = (each: ShownMessage['channel']) => outbox.hasGateway(each);
    const { state, channel, refused = null } = query;
    const counts = await countMessages(database, channel);
    const total = state ? counts[state] : Object.values(counts).reduce((sum, count) => sum + count, 0);
    const pages = Math.max(1, Math.ceil(total / ON_A_PAGE));
    const page = Math.min(query.page, pages);
    const found = await findMessages(database, query, { limit: ON_A_PAGE, offset: (page - 1) * ON_A_PAGE });
    return {
      messages: found.map((message) => ({
        ...message,
        createdAt: momentOf(message.createdAt),
        sentAt: message.sentAt && momentOf(message.sentAt),
        expiresAt: momentOf(message.expiresAt),
        isExpired: message.expiresAt <= now,
        canSend: canSend(message, hasGateway, now),
      })),
      counts,
      page,
      pages,
      total,
      state: state ?? null,
      channel: channel ?? null,
      shut: CHANNELS.filter((each) => !hasGateway(each)),
      refused,
    };
  },
);

export const serveSendMessage = handle(
  sendMessage,
  { outbox: OUTBOX },
  async ({ params }, { database, user, now, outbox }) => {
    await sendStoredMessage(database, { operatorId: user.id, at: now }, params.messageId, (channel) =>
      outbox.hasGateway(channel),
    );
    return { waiting: true as const };
  },
);

export const serveDeleteMessage = handle(deleteMessage, async ({ params }, { database, user, now }) => {
  await deleteStoredMessage(database, { operatorId: user.id, at: now }, params.messageId);
  return { deleted: true as const };
});
