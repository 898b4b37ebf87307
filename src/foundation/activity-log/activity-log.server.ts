import { Refusal } from '#foundation/refusals/refusal.ts';
import { type Context, handle } from '#foundation/web/door.server.ts';
import { logAction, logBondAction } from './activity-log.contract.ts';
import { insertAction, insertBondAction } from './activity-log.repository.ts';

export const serveLogAction = handle(logAction, async ({ body }, context) => {
  await insertAction(context.database, { ...body, ...whoAndWhen(context) });
  return { success: true } as const;
});

export const serveLogBondAction = handle(logBondAction, async ({ params, body }, context) => {
  const isNoted = await insertBondAction(context.database, { ...params, ...body, ...whoAndWhen(context) });
  if (!isNoted) throw new Refusal('not_found');
  return { success: true } as const;
});

const whoAndWhen = ({ user, now }: Context) => ({ userId: user?.id ?? null, at: now });
