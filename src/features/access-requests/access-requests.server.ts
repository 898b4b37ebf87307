import { requestKindFor } from '#domain/access/tariff.ts';
import { dayOf } from '#domain/calendar/written-day.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import type { Context, PageContext } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import {
  expandRequest,
  type HeldAccess,
  type OwnRequest,
  sendRequest,
  withdrawRequest,
} from './access-requests.contract.ts';
import {
  countRequestsSince,
  findHolding,
  findHoldingToChange,
  findOwnRequests,
  findTariffHolding,
  hasOpenRequest,
  insertRequest,
  withdrawOwnRequest,
} from './access-requests.repository.ts';

const REQUESTS_A_DAY = 10;
const DAY_MS = 86_400_000;
const SHOWN_REQUESTS = 50;

type Reader = Pick<PageContext, 'database' | 'language' | 'momentOf'>;

/** Read anew: what the session remembers may be a moment old. */
export async function loadHeldAccess(
  { database, language, momentOf }: Reader,
  userId: number,
): Promise<HeldAccess> {
  const held = await findHolding(database, userId);
  if (!held) throw new Refusal('must_sign_in');
  const { level, tariff, excelExportAccess, tariffNames, endsAt } = held;
  const tariffName = tariffNames && localizedName(tariffNames.eng ?? String(tariff), tariffNames, language);
  const endsOn = endsAt && dayOf(momentOf(new Date(endsAt.getTime() - 1)));
  return { level, tariff, tariffName, excelExportAccess, ends_on: endsOn };
}

export async function loadOwnRequests(
  { database, language, momentOf }: Reader,
  userId: number,
): Promise<OwnRequest[]> {
  const requests = await findOwnRequests(database, userId, SHOWN_REQUESTS);
  return requests.map(({ id, tariff, tariffNames, state, createdAt, decidedAt, answer }) => ({
    id,
    tariff,
    tariffName: localizedName(tariffNames.eng ?? String(tariff), tariffNames, language),
    state,
    since: momentOf(createdAt),
    decided: decidedAt && momentOf(decidedAt),
    answer,
  }));
}

export const serveSendRequest = handle(sendRequest, async ({ body }, context) => {
  const { contactPersonId } = body;
  if (typeof contactPersonId === 'number' && contactPersonId !== context.user.id)
    throw new Refusal('must_be_operator');
  return ask('send', body.tariff, context);
});

export const serveExpandRequest = handle(expandRequest, ({ body }, context) =>
  ask('expand', body.tariff, context),
);

export const serveWithdrawRequest = handle(withdrawRequest, async ({ params }, { database, user, now }) => {
  const outcome = await withdrawOwnRequest(database, { userId: user.id, id: params.id, at: now });
  if (outcome === null) throw new Refusal('not_found');
  if (outcome === 'decided') throw new Refusal('conflict');
  return toReply(params.id, 'withdrawn');
});

type Requester = Pick<Context, 'database' | 'now'> & { readonly user: { readonly id: number } };

async function ask(kind: 'send' | 'expand', tariffId: number, { database, user, now }: Requester) {
  const id = await database.transaction().execute(async (transaction) => {
    const held = await findHoldingToChange(transaction, user.id);
    if (!held) throw new Refusal('must_sign_in');
    const offered = await findTariffHolding(transaction, tariffId);
    if (!offered?.isOffered) throw new Refusal('not_found');
    if (await hasOpenRequest(transaction, user.id, tariffId)) throw new Refusal('already_requested');
    if (requestKindFor(held, offered) !== kind) throw new Refusal('conflict');
    const since = new Date(now.getTime() - DAY_MS);
    const { count, first } = await countRequestsSince(transaction, user.id, since);
    if (count >= REQUESTS_A_DAY) throw new Refusal('too_many_requests', secondsUntilNext(first, since));
    return insertRequest(transaction, { userId: user.id, kind, tariffId, at: now });
  });
  return toReply(id, 'open');
}

/** The first of the ten must be a day old before an eleventh may be made. */
const secondsUntilNext = (first: Date | null, since: Date) =>
  Math.max(1, Math.ceil(((first ?? since).getTime() - since.getTime()) / 1000));

const toReply = (id: number, state: 'open' | 'withdrawn') => ({
  success: true as const,
  request: { id, state },
  messages: [],
});
