import { localizedName } from '#domain/languages/localized-name.ts';
import type { Actor } from '#foundation/operator-changes/operator-change.repository.ts';
import { Refusal } from '#foundation/refusals/refusal.ts';
import { type Handler, handle, load } from '#foundation/web/door.server.ts';
import { changeUser, endSessions } from './change-user.server.ts';
import {
  endUserSessions,
  operatorUserPage,
  setUserExcel,
  setUserLevel,
  setUserLock,
  setUserRole,
  setUserTariff,
} from './operator-user.contract.ts';
import { findAccount, findTariffs } from './user-account.repository.ts';

export const loadOperatorUserPage = load(operatorUserPage, async ({ params, query }, context) => {
  const { database, now, momentOf, language, user } = context;
  const [account, tariffs] = await Promise.all([
    findAccount(database, params.userId, now),
    findTariffs(database),
  ]);
  if (!account) throw new Refusal('not_found');
  const { createdAt, emailConfirmedAt, lockedAt, lastSeenAt, campaign, ...facts } = account;
  return {
    refused: query.refused,
    user: {
      ...facts,
      identities: [...facts.identities],
      isSelf: user.id === account.id,
      registeredAt: momentOf(createdAt),
      confirmedAt: emailConfirmedAt && momentOf(emailConfirmedAt),
      lockedAt: lockedAt && momentOf(lockedAt),
      lastSeenAt: lastSeenAt && momentOf(lastSeenAt),
      campaign: Object.entries(campaign ?? {}).map(([name, value]) => ({ name, value: String(value) })),
    },
    tariffs: tariffs.map(({ id, names }) => ({
      id,
      name: localizedName(names.eng ?? String(id), names, language),
    })),
  };
});

const CHANGED = { changed: true } as const;

const actorOf = ({ user, now }: { user: { readonly id: number }; now: Date }): Actor => ({
  operatorId: user.id,
  at: now,
});

export const serveUserDeeds: readonly Handler[] = [
  handle(setUserLevel, async ({ params, body }, context) => {
    await changeUser(context.database, actorOf(context), params.userId, { right: 'level', ...body });
    return CHANGED;
  }),
  handle(setUserTariff, async ({ params, body }, context) => {
    await changeUser(context.database, actorOf(context), params.userId, { right: 'tariff', ...body });
    return CHANGED;
  }),
  handle(setUserExcel, async ({ params, body }, context) => {
    await changeUser(context.database, actorOf(context), params.userId, {
      right: 'excelExportAccess',
      ...body,
    });
    return CHANGED;
  }),
  handle(setUserRole, async ({ params, body }, context) => {
    await changeUser(context.database, actorOf(context), params.userId, { right: 'isOperator', ...body });
    return CHANGED;
  }),
  handle(setUserLock, async ({ params, body }, context) => {
    await changeUser(context.database, actorOf(context), params.userId, { right: 'isLocked', ...body });
    return CHANGED;
  }),
  handle(endUserSessions, async ({ params }, context) => {
    await endSessions(context.database, actorOf(context), params.userId);
    return CHANGED;
  }),
];
