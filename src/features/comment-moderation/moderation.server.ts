import { localizedName } from '#domain/languages/localized-name.ts';
import { type Actor, recordChange } from '#platform/accounts/operator-changes/operator-change.repository.ts';
import type { Database } from '#platform/database/database.server.ts';
import type { PageContextFor } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { EMAIL_SERVICES } from '#platform/mail/outbox.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { type EmailTools, notifyReader } from './decision-email.server.ts';
import {
  type Decision,
  decideCommentRequest,
  type RequestState,
  type RequestToModerate,
} from './moderation.contract.ts';
import { findRequestToDecide, type ListedRequest, updateDecision } from './moderation.repository.ts';

interface Desk extends EmailTools {
  readonly database: Database;
}

interface Ruling {
  readonly decision: Decision;
  /** What the operator decides upon; where it is left out, anything but the same decision. */
  readonly seen?: RequestState;
}

/** The decision, its record and the e-mail stand or fall together. Whoever decides second gets `conflict`. */
export async function decideRequest(
  desk: Desk,
  actor: Actor,
  requestId: number,
  { decision, seen }: Ruling,
): Promise<void> {
  await desk.database.transaction().execute(async (transaction) => {
    const requested = await findRequestToDecide(transaction, requestId);
    if (!requested) throw new Refusal('not_found');
    const { userId, email, providerId, state } = requested;
    // Nobody raises their own rights: another operator decides.
    if (userId === actor.operatorId) throw new Refusal('own_account');
    if (state === decision || (seen && state !== seen)) throw new Refusal('conflict');
    await updateDecision(transaction, requestId, { decision, ...actor });
    await recordChange(transaction, actor, {
      subject: 'comment-request',
      subjectId: requestId,
      action: decision === 'approved' ? 'grant' : 'reject',
      before: { state },
      after: { state: decision, requestedBy: email, providerId },
    });
    await notifyReader(transaction, desk, { requestId, decision, at: actor.at });
  });
}

export const serveDecideCommentRequest = handle(
  decideCommentRequest,
  EMAIL_SERVICES,
  async ({ params, body }, context) => {
    await decideRequest(context, { operatorId: context.user.id, at: context.now }, params.id, body);
    return { success: true as const };
  },
);

export function toRequestToModerate(
  { id, userId, userName, email, providerName, providerNames, state, ...request }: ListedRequest,
  { language, momentOf, user }: Pick<PageContextFor<'operator'>, 'language' | 'momentOf' | 'user'>,
): RequestToModerate {
  return {
    id,
    isOwn: userId === user.id,
    userName,
    email,
    provider: localizedName(providerName, providerNames, language),
    state,
    since: momentOf(request.createdAt),
    decided: request.decidedAt && momentOf(request.decidedAt),
    decidedBy: request.decidedBy,
  };
}
