import { createRelations } from '../catalogue/relations.ts';
import type { DemoMarket } from '../demo-market.ts';
import { createRandom } from '../random.ts';
import { simulateBankBooks } from './bank-books.ts';
import { bankDigestFacts, bankIfrsFacts, bankPublishedFacts } from './bank-facts.ts';
import { simulateCompanyBooks } from './company-books.ts';
import { companyIfrsFacts, companyRasFacts } from './company-facts.ts';
import type { DemoReport, DemoStandard } from './demo-report.ts';
import { issuersWithHoldings } from './owners.ts';
import { type ReportStory, reportStoryOf } from './report-stories.ts';
import { restate } from './restatements.ts';
import { type Standing, standingOf } from './standing.ts';
import type { Facts } from './with-totals.ts';
import { toYearToDate } from './year-to-date.ts';

type Statements = readonly { readonly standard: DemoStandard; readonly facts: readonly Facts[] }[];

const QUARTERS_OF_BOOKS = 20;
/** Older ones are in the edition of the bank forms that was in force before. */
const ACTUAL_QUARTERS = 12;

/** Every report of the small market; the generated issuers of the large one publish none. */
export function createReports(market: DemoMarket): DemoReport[] {
  const parents = new Set(
    createRelations(market.catalogue.issuers)
      .filter(({ type, share }) => type === 'subsidiary' && share !== '100')
      .map(({ issuer }) => issuer.id),
  );
  return issuersWithHoldings(market).flatMap((owned) => {
    const story = reportStoryOf(owned.issuer);
    if (!story.hasIfrs && !story.hasRas && story.bankForms.length === 0) return [];
    const standing = standingOf(owned, market);
    const statements =
      owned.issuer.industry === 'banks'
        ? reportBank(market.factors.seed, standing, story)
        : reportCompany(market.factors.seed, standing, story, parents.has(owned.issuer.id));
    return statements.flatMap(({ standard, facts }) => publish(market, standing, story, standard, facts));
  });
}

function reportCompany(
  seed: string,
  standing: Standing,
  story: ReportStory,
  hasMinority: boolean,
): Statements {
  const fails = story.failsSinceQuarters && {
    failsFrom: standing.quarters.length - story.failsSinceQuarters,
  };
  const group = () => simulateCompanyBooks(seed, standing, { name: 'group', size: 1, hasMinority, ...fails });
  const parent = () =>
    simulateCompanyBooks(seed, standing, { name: 'parent', size: 0.85, hasMinority: false, ...fails });
  return [
    ...(story.hasIfrs
      ? [
          {
            standard: 'ifrs' as const,
            facts: perShare(standing, toYearToDate(group()).map(companyIfrsFacts)),
          },
        ]
      : []),
    ...(story.hasRas
      ? [{ standard: 'ras' as const, facts: toYearToDate(parent()).map(companyRasFacts) }]
      : []),
  ];
}

function reportBank(seed: string, standing: Standing, story: ReportStory): Statements {
  const group = toYearToDate(simulateBankBooks(seed, standing, { name: 'group', size: 1 }));
  const parent = toYearToDate(simulateBankBooks(seed, standing, { name: 'parent', size: 0.93 }));
  const months = standing.quarters.map(({ quarter }) => quarter * 3);
  const forms = {
    bank_1: () => parent.map(bankPublishedFacts),
    bank_2: () => parent.map((year, index) => bankDigestFacts(year, months[index] ?? 12)),
  };
  return [
    { standard: 'ifrs', facts: perShare(standing, group.map(bankIfrsFacts)) },
    ...story.bankForms.map((standard) => ({ standard, facts: forms[standard]() })),
  ];
}

/** The average of the year's quarters so far, and the owners' profit for each of these shares. */
function perShare({ quarters, unit }: Standing, facts: readonly Facts[]): Facts[] {
  return facts.map((of, index) => {
    const at = quarters[index];
    const ofYear = quarters.slice(0, index + 1).filter(({ year }) => year === at?.year);
    if (!at || ofYear.some(({ shareCount }) => shareCount === null)) return of;
    const average = Math.round(
      ofYear.reduce((sum, { shareCount }) => sum + (shareCount ?? 0), 0) / ofYear.length,
    );
    const profit = (of.get('profit_of_owners') ?? 0) * unit;
    const earned = Math.round((profit / average) * 100) / 100;
    return new Map([...of, ['average_shares', average], ['eps_basic', earned]]);
  });
}

function publish(
  { lastDay, factors }: DemoMarket,
  { owned: { issuer, currency }, unit, quarters }: Standing,
  story: ReportStory,
  standard: DemoStandard,
  facts: readonly Facts[],
): DemoReport[] {
  const known = quarters
    .map((at, index) => {
      const random = createRandom(`${factors.seed}/filing/${issuer.stringId}`, at.year * 4 + at.quarter);
      const knownOn = at.end + (at.quarter === 4 ? random.whole(72, 98) : random.whole(38, 62));
      return { at, knownOn, effectiveOn: knownOn - random.whole(1, 5), facts: facts[index] };
    })
    .filter(({ knownOn }) => knownOn < lastDay)
    .slice(-QUARTERS_OF_BOOKS);
  const isEmpty = emptyLines(facts);
  const reports = known.flatMap((report, index): DemoReport[] => {
    const back = known.length - 1 - index;
    const isArchive = standard.startsWith('bank') && back >= ACTUAL_QUARTERS;
    const edition = isArchive ? 'archive' : 'actual';
    if (!report.facts || story.lacks(back, report.at.quarter)) return [];
    if (standard.startsWith('bank') && !story.editions.includes(edition)) return [];
    const statements = new Map([...report.facts].filter(([code]) => !isEmpty.has(code)));
    return [
      {
        ...report,
        issuerId: issuer.id,
        standard,
        isArchive,
        currency,
        unit,
        facts: statements,
        isRestatement: false,
      },
    ];
  });
  return story.isRestated ? [...reports, ...restate(reports, lastDay)] : reports;
}

/** Lines that are zero in every quarter: this issuer has no such thing. */
function emptyLines(facts: readonly Facts[]): Set<string> {
  const codes = [...(facts[0]?.keys() ?? [])];
  return new Set(codes.filter((code) => facts.every((of) => of.get(code) === 0)));
}
