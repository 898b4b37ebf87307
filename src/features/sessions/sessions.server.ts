import type { PageContextFor } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { listSessions } from '#platform/session/session.repository.ts';
import { toDevice } from './device.ts';
import { endOtherSessions, endSession, type Session, signOutEverywhere } from './sessions.contract.ts';

/** This session first, then those that were seen last. */
export async function loadSessions(context: PageContextFor<'account'>): Promise<Session[]> {
  const { database, user, now, momentOf } = context;
  const sessions = (await listSessions(database, user.id, now)).map((session) => ({
    id: String(session.id),
    ...toDevice(session.userAgent),
    address: session.address,
    since: momentOf(session.createdAt),
    lastSeen: momentOf(session.lastSeenAt),
    isCurrent: session.id === user.sessionId,
  }));
  return sessions.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

export const serveEndSession = handle(endSession, async ({ params }, { session, user }) => {
  const id = Number(params.id);
  if (!(await session.endOne(user.id, id))) throw new Refusal('not_found');
  if (id === user.sessionId) await session.end();
  return { success: true as const, ended: 1 };
});

export const serveEndOtherSessions = handle(endOtherSessions, async (_, { session, user }) => ({
  success: true as const,
  ended: await session.endOthers(user.id),
}));

export const serveSignOutEverywhere = handle(signOutEverywhere, async (_, { session, user }) => {
  const ended = await session.endAll(user.id);
  await session.end();
  return { success: true as const, ended };
});
