import type { DayNumber } from '#domain/calendar/day-number.ts';
import { LANGUAGES, type Language } from '#domain/languages/languages.ts';
import type { DemoReport } from '../books/demo-report.ts';
import type { Bond, Issuer } from '../catalogue/instruments.ts';
import { createRelations } from '../catalogue/relations.ts';
import type { DemoMarket } from '../demo-market.ts';
import type { Dividend } from '../prices/dividends.ts';
import { fillIn, ISSUER_TEXTS, type Words } from '../texts/issuer-texts.ts';
import { nameIn } from '../texts/name-in.ts';
import { figuresOf } from '../texts/report-figures.ts';
import { wordsOf } from '../texts/report-words.ts';
import type { StoryText } from '../texts/texts-of-language.ts';
import { writeResults } from '../texts/write-comment.ts';
import { writeAmount, writeDay, writeMoney } from '../texts/written.ts';

export interface NewsItem {
  /** The same in all its languages. */
  readonly story: number;
  /** Whom it is about, first of all the one that it names. */
  readonly issuers: readonly Issuer[];
  readonly on: DayNumber;
  readonly language: Language;
  readonly title: string;
  readonly text: string;
}

type Event = Pick<NewsItem, 'on'> & {
  readonly kind: 'results' | 'dividend' | 'placement';
  readonly write: (language: Language) => StoryText;
};

const REPORTS_IN_NEWS = 4;
const DIVIDENDS_IN_NEWS = 2;
const PLACEMENTS_IN_NEWS = 2;
/** Nothing is ever heard of these. */
const WITHOUT_NEWS = new Set(['vexley-robotics', 'heren-foods', 'lanternfold']);

/**
 * Results, dividends and placements, in every language. What a subsidiary earns is news of its parent too.
 */
export function createNews(market: DemoMarket, reports: readonly DemoReport[]): NewsItem[] {
  const announced = Map.groupBy(
    reports.filter(
      ({ standard, isRestatement }) => !isRestatement && (standard === 'ifrs' || standard === 'ras'),
    ),
    ({ issuerId }) => issuerId,
  );
  const parents = new Map(
    createRelations(market.catalogue.issuers)
      .filter(({ type }) => type === 'subsidiary')
      .map(({ issuer, related }) => [related.id, issuer]),
  );
  let stories = 0;
  return market.catalogue.issuers
    .filter(({ stringId }) => !WITHOUT_NEWS.has(stringId))
    .flatMap((issuer) => {
      const own = announced.get(issuer.id) ?? [];
      const standard = own[0]?.standard;
      const reported = own.filter((report) => report.standard === standard);
      const events = [
        ...resultsOf(issuer, reported),
        ...dividendsOf(market, issuer),
        ...placementsOf(market, issuer),
      ];
      const parent = parents.get(issuer.id);
      return events
        .filter(({ on }) => on < market.lastDay)
        .flatMap((event) => {
          const issuers = parent && event.kind === 'results' ? [issuer, parent] : [issuer];
          return writeStory(event, { issuers, story: ++stories });
        });
    })
    .sort((a, b) => a.on - b.on);
}

function writeStory({ on, write }: Event, story: Pick<NewsItem, 'story' | 'issuers'>): NewsItem[] {
  return LANGUAGES.map((language) => ({ ...story, on, language, ...write(language) }));
}

function fillStory(
  issuer: Issuer,
  kind: 'dividend' | 'placement',
  language: Language,
  words: Words,
): StoryText {
  const texts = ISSUER_TEXTS[language][kind];
  const values = { name: nameIn(issuer, language), ...words };
  return { title: fillIn(texts.title, values), text: fillIn(texts.text, values) };
}

function resultsOf(issuer: Issuer, reports: readonly DemoReport[]): Event[] {
  return reports.slice(-REPORTS_IN_NEWS).map((report) => {
    const figures = figuresOf(report, reports);
    return {
      kind: 'results',
      on: report.knownOn,
      write: (language) => writeResults(figures, wordsOf(issuer, report, figures, language), language),
    };
  });
}

function dividendsOf({ dividends, lastDay }: DemoMarket, issuer: Issuer): Event[] {
  const announced = (dividend: Dividend) => dividend.announcedOn !== null && dividend.announcedOn < lastDay;
  return dividends
    .filter(({ share }) => share.issuer === issuer && share.shareType === 'ordinary')
    .flatMap(({ share, dividends: paid }) =>
      paid
        .filter(announced)
        .slice(-DIVIDENDS_IN_NEWS)
        .map((dividend) => ({
          kind: 'dividend' as const,
          on: dividend.announcedOn ?? 0,
          write: (language: Language) =>
            fillStory(issuer, 'dividend', language, {
              amount: writeAmount(language, dividend.amount / 10_000, share.currency),
              date: writeDay(language, dividend.exDividendOn),
            }),
        })),
    );
}

function placementsOf({ catalogue }: DemoMarket, issuer: Issuer): Event[] {
  const latest = (a: Bond, b: Bond) => b.issuedOn - a.issuedOn;
  return catalogue.bonds
    .filter((bond) => bond.issuer === issuer)
    .sort(latest)
    .slice(0, PLACEMENTS_IN_NEWS)
    .map((bond) => ({
      kind: 'placement',
      on: bond.issuedOn,
      write: (language) =>
        fillStory(issuer, 'placement', language, {
          amount: writeMoney(language, bond.faceValue * bond.amount, bond.currency),
          date: writeDay(language, bond.issuedOn),
          bond: bond.isin ?? bond.stringId,
        }),
    }));
}
