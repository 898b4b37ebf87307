import { ACTIONS } from '#domain/actions/actions.ts';
import type { Context } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type { Supplied } from '#platform/services/service.ts';
import { ACTION_LOG } from './action-log.server.ts';
import {
  getGlobalAction,
  getSearchUsage,
  logAction,
  logBondAction,
  postGlobalAction,
  postSearchUsage,
  postStockAction,
} from './activity-log.contract.ts';
import { isBond } from './activity-log.repository.ts';

const SERVICES = { actionLog: ACTION_LOG };

export const serveLogAction = handle(logAction, SERVICES, ({ body }, context) =>
  note(body.actionId, context),
);

export const servePostStockAction = handle(postStockAction, SERVICES, ({ body }, context) =>
  note(body.actionId, context),
);

export const serveLogBondAction = handle(
  logBondAction,
  SERVICES,
  async ({ params: { bondId }, body }, context) => {
    if (!(await isBond(context.database, bondId))) throw new Refusal('not_found');
    return note(body.actionId, context, bondId);
  },
);

export const serveGetGlobalAction = handle(getGlobalAction, SERVICES, ({ params }, context) =>
  note(params.id, context),
);

export const servePostGlobalAction = handle(postGlobalAction, SERVICES, ({ params }, context) =>
  note(params.id, context),
);

export const serveGetSearchUsage = handle(getSearchUsage, SERVICES, (_, context) =>
  note(ACTIONS.search, context),
);

export const servePostSearchUsage = handle(postSearchUsage, SERVICES, (_, context) =>
  note(ACTIONS.search, context),
);

async function note(
  actionId: number,
  { actionLog, user, now, client }: Context & Supplied<typeof SERVICES>,
  bondId: number | null = null,
): Promise<{ success: true }> {
  await actionLog.note({ actionId, bondId, userId: user?.id ?? null, at: now }, client.ip);
  return { success: true };
}
