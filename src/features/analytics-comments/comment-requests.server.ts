import {
  countRequestsSince,
  findRequest,
  findRequestsOf,
  hasProvider,
  holdAccount,
  insertRequest,
  type StoredRequest,
} from '#market/comments/comment-requests.repository.ts';
import type { Context } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type { ReaderRequest } from './analytics-comments.contract.ts';
import { createAccessRequest, postAccessRequest, readOwnRequests } from './comment-requests.contract.ts';

const REQUESTS_A_DAY = 20;
const DAY_MS = 86_400_000;

export const serveCreateAccessRequest = handle(
  createAccessRequest,
  async ({ params, query }, { user, ...context }) => ({
    response: {
      items: user ? [await ask({ ...context, user }, { ...params, issuerId: query.issuerId ?? null })] : [],
    },
  }),
);

export const servePostAccessRequest = handle(postAccessRequest, async ({ params }, context) => {
  const requested = await ask(context, params);
  // A form has no other way to say it than to refuse.
  if (!requested.success) throw new Refusal('request_rejected');
  return requested;
});

export const serveOwnRequests = handle(readOwnRequests, async (_, { database, user }) =>
  (await findRequestsOf(database, user.id)).map(toReaderRequest),
);

export const toReaderRequest = ({
  providerId,
  requestExists,
  approved,
  checked,
}: StoredRequest): ReaderRequest => ({
  provider_id: providerId,
  requestExists,
  approved: approved ? 1 : 0,
  checked: checked ? 1 : 0,
});

type Requester = Pick<Context, 'database' | 'now'> & {
  readonly user: { readonly id: number; readonly level: number };
};

/** One row a reader and provider, however often it is requested. */
async function ask(
  { database, user, now }: Requester,
  { providerId, issuerId }: { providerId: number; issuerId: number | null },
) {
  const which = { userId: user.id, providerId };
  const request = await database.transaction().execute(async (transaction) => {
    if (!(await hasProvider(transaction, providerId))) throw new Refusal('not_found');
    // Level 0 is shown what anonymous visitors are shown, and signing in would not help.
    if (user.level === 0) throw new Refusal('must_get_access', undefined, 'get_plan');
    if (!(await holdAccount(transaction, user.id))) throw new Refusal('must_sign_in');
    const known = await findRequest(transaction, which);
    if (known) return known;
    const since = new Date(now.getTime() - DAY_MS);
    const { count, first } = await countRequestsSince(transaction, user.id, since);
    if (count >= REQUESTS_A_DAY) throw new Refusal('too_many_requests', secondsUntilNext(first, since));
    await insertRequest(transaction, { ...which, issuerId, at: now });
    return { providerId, requestExists: true, approved: false, checked: false };
  });
  return { ...toReaderRequest(request), success: request.approved || !request.checked };
}

/** The first of the day must be a day old before another may be made. */
const secondsUntilNext = (first: Date | null, since: Date) =>
  Math.max(1, Math.ceil(((first ?? since).getTime() - since.getTime()) / 1000));
