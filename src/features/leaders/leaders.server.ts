import { verdictOn } from '#domain/access/capabilities.ts';
import { movingPrices } from '#domain/changes/tag.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { percentChange } from '#domain/numbers/percent-change.ts';
import { entityPath } from '#domain/search/categories.ts';
import { explainFigure } from '#market/explain/explain-address.ts';
import { dependsOnlyOn } from '#platform/cache/depends-on.server.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { handleCached } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type english from './labels/eng.json';
import { type Leader, type LeadersData, readCapitalization, readMoving, TABS } from './leaders.contract.ts';
import { type FoundLeader, findIndustry, findLeaders, type Market } from './leaders.repository.ts';

type LeadersContext = Pick<PageContext, 'database' | 'valueCache' | 'language' | 'viewer'>;

/** As long as a page may be behind a price that moves. */
const CACHE_MS = 5_000;

export const serveMoving = handleCached(
  readMoving,
  () => CACHE_MS,
  ({ params: { direction, ...market } }, context) =>
    readList(context, market, direction === '1' ? 'growing' : 'falling'),
);

export const serveCapitalization = handleCached(
  readCapitalization,
  () => CACHE_MS,
  ({ params }, context) => readList(context, params, 'capitalization'),
);

async function readList(context: LeadersContext, market: Market, wanted: FoundLeader['list']) {
  dependsOnlyOn('reference');
  const found = await readCached(context, market);
  if (!found) throw new Refusal('not_found');
  return {
    data: toList(found.leaders, wanted, { ...market, ...context }),
    date: found.leaders[0]?.latestDay ?? null,
  };
}

/** Null where nothing of the industry is traded on the venue. */
export async function loadLeaders(
  context: LeadersContext & Pick<PageContext, 'labels'>,
  market: Market,
  isWhole: boolean,
): Promise<Unopened<LeadersData> | null> {
  const found = await readCached(context, market);
  const date = found?.leaders[0]?.latestDay;
  if (!found || !date) return null;
  const listOf = (wanted: FoundLeader['list']) => toList(found.leaders, wanted, { ...market, ...context });
  const { language } = context;
  const t = context.labels.translator(['leaders'], language).of<keyof typeof english>('leaders');
  return {
    industry_id: market.industryId,
    venue_id: market.venueId,
    industry_name: localizedName(found.industry.code, found.industry.names, language),
    date,
    tabs: TABS.map(({ id, list }) => ({
      id,
      ttl: t(list),
      show: found.leaders.some((each) => each.list === list),
    })),
    growing: listOf('growing'),
    falling: isWhole ? listOf('falling') : null,
    capitalization: isWhole ? listOf('capitalization') : null,
  };
}

/** Ranked once for all languages and viewers, until the store announces a trade. Null: no such industry or venue. */
async function readCached({ database, valueCache }: LeadersContext, { industryId, venueId }: Market) {
  // Asked first: a name that anyone may invent must not be kept.
  const industry = await findIndustry(database, { industryId, venueId });
  if (!industry) return null;
  const leaders = await valueCache.read(
    { value: 'leaders', industryId, venueId },
    ['reference', ...movingPrices(`venue:${venueId}`)],
    (primary) => findLeaders(primary, { industryId, venueId }),
  );
  return { industry, leaders };
}

function toList(
  leaders: readonly FoundLeader[],
  wanted: FoundLeader['list'],
  { venueId, language, viewer }: { venueId: number } & Pick<LeadersContext, 'language' | 'viewer'>,
): Unopened<Leader>[] {
  const listed = leaders
    .filter(({ list }) => list === wanted)
    .map((found) => ({
      id: found.id,
      name: localizedName(found.name, found.names, language),
      url: `${entityPath('stocks', found.stringId)}${found.isFirstVenue ? '' : `${venueId}/`}`,
      change_url: explainFigure('stocks', found.stringId, 'change-day', { venue: venueId }),
      ticker: found.ticker,
      currency_name: found.currency,
      date: found.day,
      last: seal('last-price', found.last),
      change: found.previous === null ? null : percentChange(found.previous, found.last),
      capitalization: seal('last-price', found.capitalization),
    }));
  // The number of shares is public: in the order of their value, each bounds the price of the next.
  const isOrderLocked = wanted === 'capitalization' && verdictOn('last-price', viewer) !== 'allowed';
  return isOrderLocked ? listed.toSorted((a, b) => (a.name < b.name ? -1 : 1)) : listed;
}
