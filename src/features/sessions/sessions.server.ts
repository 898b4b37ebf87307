import { Refusal } from '#foundation/refusals/refusal.ts';
import { type Context, handle, type PageContextFor } from '#foundation/web/door.server.ts';
import { toDevice } from './device.ts';
import {
  deleteOtherSessions,
  deleteOwnSession,
  findOwnSessions,
  type Owner,
} from './own-sessions.repository.ts';
import { endOtherSessions, endSession, type Session, signOutEverywhere } from './sessions.contract.ts';

export async function loadSessions(context: PageContextFor<'account'>): Promise<Session[]> {
  const { database, now, momentOf } = context;
  const sessions = await findOwnSessions(database, ownerOf(context), now);
  return sessions.map(({ id, userAgent, address, createdAt, lastSeenAt, isCurrent }) => ({
    id,
    ...toDevice(userAgent),
    address,
    since: momentOf(createdAt),
    lastSeen: momentOf(lastSeenAt),
    isCurrent,
  }));
}

export const serveEndSession = handle(endSession, async ({ params }, context) => {
  const ended = await deleteOwnSession(context.database, ownerOf(context), params.id);
  if (!ended) throw new Refusal('not_found');
  if (ended.wasCurrent) await context.session.end();
  return { success: true as const, ended: 1 };
});

export const serveEndOtherSessions = handle(endOtherSessions, async (_, context) => ({
  success: true as const,
  ended: await deleteOtherSessions(context.database, ownerOf(context)),
}));

export const serveSignOutEverywhere = handle(signOutEverywhere, async (_, context) => {
  const others = await deleteOtherSessions(context.database, ownerOf(context));
  await context.session.end();
  return { success: true as const, ended: others + 1 };
});

type Asker = Pick<Context, 'sessionHash'> & { readonly user: { readonly id: number } };

const ownerOf = ({ user, sessionHash }: Asker): Owner => ({ userId: user.id, sessionHash });
