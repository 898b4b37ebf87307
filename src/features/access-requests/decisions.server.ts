import { covers } from '#domain/access/tariff.ts';
import type { Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { type Actor, recordChange } from '#platform/accounts/operator-changes/operator-change.repository.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { PageContextFor } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { EMAIL_SERVICES } from '#platform/mail/outbox.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { findHoldingToChange, findTariffHolding } from './access-requests.repository.ts';
import { type EmailTools, notifyReader } from './decision-email.server.ts';
import { grantRequest, type RequestToDecide, rejectRequest } from './decisions.contract.ts';
import {
  type DecidedRequest,
  decideOpenRequest,
  hasRequest,
  type ListedRequest,
  updateHolding,
} from './decisions.repository.ts';

interface Desk extends EmailTools {
  readonly database: Database;
}

/** The rights, the decision, the record and the e-mail stand or fall together. Whoever decides second gets `conflict`. */
export async function grantAccess(desk: Desk, actor: Actor, requestId: number): Promise<{ userId: number }> {
  return desk.database.transaction().execute(async (transaction) => {
    const requested = await decide(transaction, actor, requestId, { state: 'granted', answer: '' });
    const before = await findHoldingToChange(transaction, requested.userId);
    const offered = await findTariffHolding(transaction, requested.tariffId);
    if (!before || !offered) throw new Refusal('not_found');
    // An older request must not take away access that was granted in the meantime.
    if (covers(before, offered)) throw new Refusal('conflict');
    const { isOffered: _, ...given } = offered;
    await updateHolding(transaction, requested.userId, given);
    await recordChange(transaction, actor, {
      subject: 'user',
      subjectId: requested.userId,
      action: 'change',
      before,
      after: { ...given, requestedBy: requested.email },
    });
    await notifyReader(transaction, desk, { ...requested, state: 'granted', answer: '', at: actor.at });
    return { userId: requested.userId };
  });
}

export async function rejectAccess(
  desk: Desk,
  actor: Actor,
  requestId: number,
  answer: string,
): Promise<void> {
  await desk.database.transaction().execute(async (transaction) => {
    const requested = await decide(transaction, actor, requestId, { state: 'rejected', answer });
    await notifyReader(transaction, desk, { ...requested, state: 'rejected', answer, at: actor.at });
  });
}

async function decide(
  transaction: Database,
  { operatorId, at }: Actor,
  requestId: number,
  { state, answer }: { state: 'granted' | 'rejected'; answer: string },
): Promise<DecidedRequest> {
  const requested = await decideOpenRequest(transaction, requestId, { state, answer, operatorId, at });
  if (!requested) throw new Refusal((await hasRequest(transaction, requestId)) ? 'conflict' : 'not_found');
  // Nobody raises their own rights: another operator decides.
  if (requested.userId === operatorId) throw new Refusal('own_account');
  const { email: requestedBy, tariffId } = requested;
  await recordChange(
    transaction,
    { operatorId, at },
    {
      subject: 'access-request',
      subjectId: requestId,
      action: state === 'granted' ? 'grant' : 'reject',
      before: { state: 'open' },
      after: { state, requestedBy, tariffId, answer },
    },
  );
  return requested;
}

export const serveGrantRequest = handle(grantRequest, EMAIL_SERVICES, async ({ params }, context) => {
  const { userId } = await grantAccess(context, { operatorId: context.user.id, at: context.now }, params.id);
  // The reader's very next request opens what was granted.
  context.session.refresh(userId);
  return { success: true as const };
});

export const serveRejectRequest = handle(rejectRequest, EMAIL_SERVICES, async ({ params, body }, context) => {
  await rejectAccess(context, { operatorId: context.user.id, at: context.now }, params.id, body.answer);
  return { success: true as const };
});

export function toRequestToDecide(
  request: ListedRequest,
  { language, momentOf, user }: Pick<PageContextFor<'operator'>, 'language' | 'momentOf' | 'user'>,
): RequestToDecide {
  const { id, userId, userName, email, level, tariffNames, requested, requestedNames, state, answer } =
    request;
  return {
    id,
    isOwn: userId === user.id,
    userName,
    email,
    level,
    tariffNow: tariffNames && nameOf(tariffNames, language),
    asksFor: nameOf(requestedNames, language),
    hasItAlready: covers(request, requested),
    state,
    since: momentOf(request.createdAt),
    decided: request.decidedAt && momentOf(request.decidedAt),
    decidedBy: request.decidedBy,
    answer,
  };
}

const nameOf = (names: NonNullable<ListedRequest['tariffNames']>, language: Language) =>
  localizedName(names.eng ?? '', names, language);
