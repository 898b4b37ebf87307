import { handle } from '#platform/http/door.server.ts';
import { createSecretToken, hashToken } from '#platform/session/secret-token.server.ts';
import { deleteCalendarLink, writeCalendarLink } from './calendar-link.repository.ts';
import { calendarPath, createCalendarLink, revokeCalendarLink } from './coming-payments.contract.ts';

export const serveCreateCalendarLink = handle(createCalendarLink, async (_, context) => {
  const { database, user, language, now, momentOf, urlOf } = context;
  const token = createSecretToken();
  await writeCalendarLink(database, { userId: user.id, tokenHash: hashToken(token), language, at: now });
  return { url: urlOf(calendarPath(token)), created: momentOf(now) };
});

export const serveRevokeCalendarLink = handle(revokeCalendarLink, async (_, { database, user }) => {
  await deleteCalendarLink(database, user.id);
  return { success: true as const };
});
