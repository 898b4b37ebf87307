import type { Language } from '#domain/languages/languages.ts';
import { hasIssuer } from '#market/issuers/issuers.repository.ts';
import { toLinkedIssuer } from '#market/issuers/to-linked-issuer.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import {
  type Manager,
  type ManagersData,
  type ManagersRelatedData,
  readManagers,
  readManagersRelated,
} from './managers.contract.ts';
import { type FoundSeat, findSeats, findSeatsElsewhere } from './managers.repository.ts';
import { personName } from './person-name.ts';

export const serveManagers = handle(readManagers, async ({ params }, context) => {
  const managers = await loadManagers(context, params.issuerId);
  return managers ?? nothingOf(context, params.issuerId, { current: [], former: [] });
});

export const serveManagersRelated = handle(readManagersRelated, async ({ params }, context) => {
  const related = await loadManagersRelated(context, params.issuerId);
  return related ?? nothingOf(context, params.issuerId, []);
});

type ManagersContext = Pick<PageContext, 'database' | 'language' | 'today'>;

/** Null where nobody is known. */
export async function loadManagers(
  { database, language, today }: ManagersContext,
  issuerId: number,
): Promise<ManagersData | null> {
  const seats = (await findSeats(database, issuerId)).map((seat) => toManager(seat, language));
  if (seats.length === 0) return null;
  const hasLeft = ({ until }: Manager) => until !== null && until < today;
  return {
    current: seats.filter((seat) => !hasLeft(seat)),
    former: seats.filter(hasLeft).sort((a, b) => (b.until ?? '').localeCompare(a.until ?? '')),
  };
}

/** Null where no manager has to do with another issuer. */
export async function loadManagersRelated(
  { database, language, today }: ManagersContext,
  issuerId: number,
): Promise<ManagersRelatedData | null> {
  const seats = await findSeatsElsewhere(database, issuerId, today);
  if (seats.length === 0) return null;
  return [...Map.groupBy(seats, ({ personId }) => personId).values()].flatMap((held) => {
    const [first] = held;
    return first
      ? [
          {
            ...toPerson(first, language),
            issuers: held.map(({ issuer, role, since, until }) => ({
              ...toLinkedIssuer(issuer, language),
              role,
              since,
              until,
            })),
          },
        ]
      : [];
  });
}

async function nothingOf<T>({ database }: ManagersContext, issuerId: number, nothing: T): Promise<T> {
  if (!(await hasIssuer(database, issuerId))) throw new Refusal('not_found');
  return nothing;
}

const toManager = (seat: FoundSeat, language: Language): Manager => ({
  ...toPerson(seat, language),
  role: seat.role,
  since: seat.since,
  until: seat.until,
});

const toPerson = ({ personId, name, names }: FoundSeat, language: Language) => ({
  person_id: personId,
  ...personName(name, names, language),
});
