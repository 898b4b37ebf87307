import { addMonths, type DayNumber } from '#domain/calendar/day-number.ts';
import type { Language } from '#domain/languages/languages.ts';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Issuer } from '../catalogue/instruments.ts';
import { createRelations } from '../catalogue/relations.ts';
import type { DemoMarket } from '../demo-market.ts';
import { createRandom, type Random } from '../random.ts';
import { PERSON_NAMES } from './person-names.ts';

export interface Person {
  readonly id: number;
  readonly name: string;
  readonly names: NameTable;
}

export type Role =
  | 'chief_executive'
  | 'chief_financial_officer'
  | 'board_chair'
  | 'board_member'
  | 'management_board_member';

export interface PersonRole {
  readonly person: Person;
  readonly issuer: Issuer;
  readonly role: Role;
  readonly since: DayNumber;
  readonly until: DayNumber | null;
}

const SEATS: readonly Role[] = [
  'chief_executive',
  'chief_financial_officer',
  'board_chair',
  'board_member',
  'board_member',
  'board_member',
];
/** We do not know who runs these. */
const WITHOUT_PEOPLE = new Set(['vexley-robotics', 'primezhye-region', 'heren-foods']);

/** Who runs each issuer; the chief of a company that holds shares of another sits on its board too. */
export function createPeople({ catalogue, factors, lastDay }: DemoMarket): PersonRole[] {
  let count = 0;
  const roles = catalogue.issuers
    .filter(({ stringId, industry }) => industry !== 'public-finance' && !WITHOUT_PEOPLE.has(stringId))
    .flatMap((issuer) => {
      const random = createRandom(`${factors.seed}/people/${issuer.stringId}`);
      const taken = new Set<string>();
      const appoint = (role: Role, since: DayNumber, until: DayNumber | null): PersonRole => ({
        person: { id: ++count, ...nameSomebody(issuer.language, random, taken) },
        issuer,
        role,
        since,
        until,
      });
      const seats = issuer.industry === 'banks' ? [...SEATS, 'management_board_member' as const] : SEATS;
      const chosen = seats.map((role) => appoint(role, addMonths(lastDay, -random.whole(4, 110)), null));
      const chief = chosen[0];
      const before =
        chief && appoint('chief_executive', addMonths(chief.since, -random.whole(20, 80)), chief.since - 1);
      return before ? [...chosen, before] : chosen;
    });
  return [...roles, ...seatsAtOthers(catalogue.issuers, roles)];
}

function seatsAtOthers(issuers: readonly Issuer[], roles: readonly PersonRole[]): PersonRole[] {
  const chiefs = new Map(
    roles
      .filter(({ role, until }) => role === 'chief_executive' && until === null)
      .map((chief) => [chief.issuer.id, chief]),
  );
  return createRelations(issuers)
    .filter(({ type }) => type !== 'guarantor')
    .flatMap(({ issuer, related }) => {
      const chief = chiefs.get(issuer.id);
      return chief ? [{ ...chief, issuer: related, role: 'board_member' as const }] : [];
    });
}

function nameSomebody(
  language: Language,
  random: Random,
  taken: Set<string>,
): Pick<Person, 'name' | 'names'> {
  const [given, family] = PERSON_NAMES[language].map((list) => random.pick(list.split(' ')).split('|'));
  const [first = '', firstLatin] = given ?? [];
  const [last = '', lastLatin] = family ?? [];
  const name = language === 'chn' ? `${last}${first}` : `${first} ${last}`;
  if (taken.has(name)) return nameSomebody(language, random, taken);
  taken.add(name);
  return { name, names: firstLatin ? { eng: `${firstLatin} ${lastLatin}` } : {} };
}
