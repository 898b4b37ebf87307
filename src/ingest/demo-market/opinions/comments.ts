import { type DayNumber, firstWeekdayFrom } from '#domain/calendar/day-number.ts';
import { LANGUAGES, type Language } from '#domain/languages/languages.ts';
import type { DemoReport } from '../books/demo-report.ts';
import type { Issuer } from '../catalogue/instruments.ts';
import { createRelations } from '../catalogue/relations.ts';
import type { DemoMarket } from '../demo-market.ts';
import { createDemoFile, type DemoFile } from '../papers/demo-file.ts';
import { createRandom } from '../random.ts';
import { figuresOf } from '../texts/report-figures.ts';
import { writeComment } from '../texts/write-comment.ts';
import { PROVIDERS, type Provider } from './providers.ts';

export interface DemoComment {
  readonly id: number;
  readonly provider: Provider;
  readonly language: Provider['language'];
  readonly title: string;
  readonly content: string;
  /** The same in the languages that its provider does not write in. */
  readonly translations: Readonly<Partial<Record<Language, CommentText>>>;
  readonly link: string;
  readonly file: DemoFile | null;
  readonly moderated: boolean;
  readonly on: DayNumber;
  readonly issuers: readonly Issuer[];
}

interface CommentText {
  readonly title: string;
  readonly content: string;
}

/** Nobody writes about these. */
const WITHOUT_COMMENTS = new Set(['harrowmere-power', 'heren-foods', 'mulan-retail', 'swierkosoft']);
/** Everybody writes about these, each with a file: here all outcomes of requesting one can be seen. */
const WRITTEN_BY_ALL = new Set(['norvik-steel', 'caldervoe-bank']);

/** Two kinds of comments on the latest reports, in the language of who wrote them and translated into the others. */
export function createComments(market: DemoMarket, reports: readonly DemoReport[]): DemoComment[] {
  const byIssuer = Map.groupBy(
    reports.filter(({ standard, isRestatement }) => standard === 'ifrs' && !isRestatement),
    ({ issuerId }) => issuerId,
  );
  const relations = createRelations(market.catalogue.issuers);
  const drafts = market.catalogue.issuers
    .filter(({ stringId }) => !WITHOUT_COMMENTS.has(stringId))
    .flatMap((issuer) => {
      const reported = byIssuer.get(issuer.id) ?? [];
      const partner = relations.find((relation) => relation.issuer === issuer)?.related;
      return PROVIDERS.flatMap((provider) => draft(market, issuer, reported, provider, partner));
    });
  return drafts
    .sort((a, b) => a.on - b.on || a.provider.id - b.provider.id)
    .map((comment, index) => ({ id: index + 1, ...comment }));
}

function draft(
  { factors, lastDay }: DemoMarket,
  issuer: Issuer,
  reports: readonly DemoReport[],
  provider: Provider,
  partner: Issuer | undefined,
): Omit<DemoComment, 'id'>[] {
  const random = createRandom(`${factors.seed}/comments/${provider.stringId}/${issuer.stringId}`);
  const isByAll = WRITTEN_BY_ALL.has(issuer.stringId);
  if (!isByAll && !random.chance(provider.language === issuer.language ? 0.9 : 0.35)) return [];
  return reports.slice(-random.whole(1, 2)).map((report, index) => {
    const { language } = provider;
    const figures = figuresOf(report, reports);
    const hasDebt = figures.isBank || figures.interest > 0;
    const isReview = figures.change !== null && (!hasDebt || (report.at.quarter + provider.id) % 2 === 1);
    const kind = isReview ? 'review' : 'debt';
    const name = `${provider.stringId}-${issuer.stringId}-${report.at.year}-q${report.at.quarter}`;
    const link = `https://${provider.stringId}.example/${name}/`;
    const writeIn = (each: Language): CommentText => {
      const { title, text } = writeComment(issuer, report, { figures, kind, link }, each);
      return { title, content: text };
    };
    return {
      provider,
      language,
      ...writeIn(language),
      translations: Object.fromEntries(
        LANGUAGES.filter((each) => each !== language).map((each) => [each, writeIn(each)]),
      ),
      link,
      file:
        isByAll || random.chance(0.8)
          ? createDemoFile(factors.seed, name, 'pdf', [provider.names.eng ?? provider.name, name])
          : null,
      moderated: provider.moderates === 'always' || (provider.moderates === 'some' && index % 2 === 0),
      on: Math.min(lastDay, firstWeekdayFrom(report.knownOn + random.whole(1, 12))),
      issuers: partner && random.chance(0.25) ? [issuer, partner] : [issuer],
    };
  });
}
