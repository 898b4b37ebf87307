import { addDays } from '#domain/calendar/day-arithmetic.ts';
import { dayOf } from '#domain/calendar/written-day.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import type { Actor } from '#platform/accounts/operator-changes/operator-change.repository.ts';
import type { ContextFor } from '#platform/http/context.server.ts';
import { type Handler, handle, load } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { choiceOf, givenBy, writeSeen } from './access-choice.ts';
import { changeRights, changeUser, endSessions } from './change-user.server.ts';
import {
  endUserSessions,
  operatorUserPage,
  setUserExcel,
  setUserLevel,
  setUserLock,
  setUserRights,
  setUserRole,
  setUserTariff,
} from './operator-user.contract.ts';
import { findAccount, findTariffs } from './user-account.repository.ts';
import type { UserChange } from './user-change.ts';

export const loadOperatorUserPage = load(operatorUserPage, async ({ params, query }, context) => {
  const { database, now, momentOf, language, user } = context;
  const lastDay = (end: Date) => dayOf(momentOf(new Date(end.getTime() - 1)));
  const [account, tariffs] = await Promise.all([
    findAccount(database, params.userId, now),
    findTariffs(database),
  ]);
  if (!account) throw new Refusal('not_found');
  const { createdAt, emailConfirmedAt, lockedAt, lastSeenAt, campaign, accessEndsAt, ...facts } = account;
  return {
    today: context.today,
    refused: query.refused,
    user: {
      ...facts,
      identities: [...facts.identities],
      isSelf: user.id === account.id,
      registeredAt: momentOf(createdAt),
      confirmedAt: emailConfirmedAt && momentOf(emailConfirmedAt),
      lockedAt: lockedAt && momentOf(lockedAt),
      lastSeenAt: lastSeenAt && momentOf(lastSeenAt),
      accessEndsAt: accessEndsAt?.toISOString() ?? null,
      accessEndsOn: accessEndsAt && lastDay(accessEndsAt),
      choice: choiceOf(facts, tariffs),
      campaign: Object.entries(campaign ?? {}).map(([name, value]) => ({ name, value: String(value) })),
    },
    tariffs: tariffs.map(({ id, names, level, excelExportAccess }) => ({
      id,
      level,
      excelExportAccess,
      name: localizedName(names.eng ?? String(id), names, language),
    })),
  };
});

const CHANGED = { changed: true } as const;

type OperatorContext = ContextFor<'operator'>;

const actorOf = ({ user, now }: OperatorContext): Actor => ({ operatorId: user.id, at: now });

/** The user's very next request is answered by the new rights: here at once, elsewhere as soon as it is announced. */
async function change(context: OperatorContext, userId: number, wanted: UserChange) {
  await changeUser(context.database, actorOf(context), userId, wanted);
  context.session.refresh(userId);
  return CHANGED;
}

export const serveUserActions: readonly Handler[] = [
  handle(setUserRights, async ({ params: { userId }, body }, context) => {
    const plans = await findTariffs(context.database);
    const { choice, endsOn, excel, operator, reason, seen } = body;
    if (endsOn !== null && endsOn < context.today) throw new Refusal('bad_request');
    await changeRights(context.database, actorOf(context), userId, {
      reason,
      isAsSeen: ({ accessEndsAt, ...rights }) =>
        seen === writeSeen({ ...rights, accessEndsAt: accessEndsAt?.toISOString() ?? null }),
      wanted: (rights) => {
        const given = givenBy(choice, rights, plans);
        if (!given) throw new Refusal('bad_request');
        const accessEndsAt = endsOn === null ? null : context.startOf(addDays(endsOn, 1));
        return { ...given, accessEndsAt, excelExportAccess: excel, isOperator: operator };
      },
    });
    context.session.refresh(userId);
    return CHANGED;
  }),
  handle(setUserLevel, ({ params, body }, context) =>
    change(context, params.userId, { right: 'level', ...body }),
  ),
  handle(setUserTariff, ({ params, body }, context) =>
    change(context, params.userId, { right: 'tariff', ...body }),
  ),
  handle(setUserExcel, ({ params, body }, context) =>
    change(context, params.userId, { right: 'excelExportAccess', ...body }),
  ),
  handle(setUserRole, ({ params, body }, context) =>
    change(context, params.userId, { right: 'isOperator', ...body }),
  ),
  handle(setUserLock, ({ params, body }, context) =>
    change(context, params.userId, { right: 'isLocked', ...body }),
  ),
  handle(endUserSessions, async ({ params }, context) => {
    await endSessions(context.database, actorOf(context), params.userId);
    context.session.refresh(params.userId);
    return CHANGED;
  }),
];
