import { addMonths, type DayNumber } from '#domain/calendar/day-number.ts';
import type { Outlook } from '#domain/ratings/outlook.ts';
import { gradeOf } from '#domain/ratings/rating-scale.ts';
import { standingOf, standingOfBond } from '../catalogue/credit.ts';
import type { Bond, Issuer } from '../catalogue/instruments.ts';
import type { DemoMarket } from '../demo-market.ts';
import { createRandom } from '../random.ts';

export interface Rating {
  readonly issuer: Issuer;
  /** Null: of the issuer as a whole. */
  readonly bond: Bond | null;
  readonly agency: string;
  readonly grade: string;
  /** Of an issuer; a bond has none of its own. */
  readonly outlook: Outlook | null;
  readonly givenOn: DayNumber;
}

/** Nobody has requested a rating of these. */
const WITHOUT_RATINGS = new Set([
  'heren-foods',
  'vexley-robotics',
  'fallowquay-holdings',
  'kettlebrook-homes',
]);
const AGENCIES = [
  { name: 'Larkfield Ratings', way: 'signs', part: 0.8 },
  { name: 'Birkhelm Investors', way: 'numbers', part: 0.45 },
] as const;

/** Most ratings are expected to stay. */
const OUTLOOKS_NOW = ['stable', 'stable', 'stable', 'stable', 'positive', 'negative', 'developing'] as const;

/** Of those who owe something: by one agency, by two that need not agree, or by none. */
export function createRatings({ catalogue, tradedBonds, lastDay }: DemoMarket): Rating[] {
  const bonds = [...catalogue.bonds, ...tradedBonds];
  const byIssuer = Map.groupBy(bonds, ({ issuer }) => issuer);
  return [...byIssuer].flatMap(([issuer, issued]) => {
    if (WITHOUT_RATINGS.has(issuer.stringId)) return [];
    return AGENCIES.flatMap((agency) => ratingsBy(agency, issuer, issued, lastDay));
  });
}

function ratingsBy(
  { name: agency, way, part }: (typeof AGENCIES)[number],
  issuer: Issuer,
  bonds: readonly Bond[],
  lastDay: DayNumber,
): Rating[] {
  const random = createRandom(`rating/${agency}/${issuer.stringId}`);
  const isState = issuer.industry === 'public-finance';
  if (!isState && !random.chance(part)) return [];
  const standing = standingOf(issuer) + (isState || random.chance(0.6) ? 0 : random.pick([-1, 1]));
  const expected = createRandom(`outlook/${agency}/${issuer.stringId}`);
  const rate = (bond: Bond | null, rank: number, givenOn: DayNumber, outlook: Outlook | null): Rating => ({
    issuer,
    bond,
    agency,
    grade: gradeOf(rank, way),
    outlook,
    givenOn,
  });
  const first = addMonths(lastDay, -random.whole(26, 60));
  const last = addMonths(lastDay, -random.whole(1, 20));
  const before = isState ? 0 : random.pick([-1, 0, 1, 1]);
  const special = bonds.filter(({ maturesOn, status }) => maturesOn === null || status === 'defaulted');
  return [
    // A rating went where its outlook pointed.
    rate(null, standing + before, first, before > 0 ? 'positive' : before < 0 ? 'negative' : 'stable'),
    rate(null, standing, last, expected.pick(OUTLOOKS_NOW)),
    ...special.map((bond) =>
      rate(bond, standingOfBond(bond), Math.max(bond.issuedOn, bond.defaultedOn ?? 0), null),
    ),
  ];
}
