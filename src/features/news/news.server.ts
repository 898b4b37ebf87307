import { hasIssuer } from '#market/issuers/issuers.repository.ts';
import { toLinkedIssuer } from '#market/issuers/to-linked-issuer.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { type IssuerNews, type MarketNewsData, type NewsItem, readNews } from './news.contract.ts';
import { type FoundNews, findMarketNews, findNews } from './news.repository.ts';

/** As many as a page begins with (TB-09), and as many more each time. */
const AT_A_TIME = 5;

export const serveNews = handle(readNews, async ({ params, query }, context) => {
  const news = await findPart(context, params.issuerId, query.before);
  if (news.items.length === 0 && !(await hasIssuer(context.database, params.issuerId)))
    throw new Refusal('not_found');
  return news;
});

/** Null where nothing was ever heard of the issuer. */
export async function loadNews(context: NewsContext, issuerId: number): Promise<IssuerNews | null> {
  const news = await findPart(context, issuerId);
  return news.items.length > 0 ? news : null;
}

type NewsContext = Pick<PageContext, 'database' | 'language' | 'momentOf'>;

async function findPart(
  { database, language, momentOf }: NewsContext,
  issuerId: number,
  before?: string,
): Promise<IssuerNews> {
  const [microseconds = '', id = ''] = before?.split('.') ?? [];
  const found = await findNews(database, {
    issuerId,
    language,
    before: before === undefined ? null : { microseconds, id },
    most: AT_A_TIME + 1,
  });
  const shown = found.slice(0, AT_A_TIME);
  const last = found.length > AT_A_TIME ? shown.at(-1) : undefined;
  return {
    issuer_id: issuerId,
    items: shown.map((item) => toItem(item, { language, momentOf })),
    next: last ? `${last.microseconds}.${last.id}` : null,
  };
}

const OF_MARKET = 8;

/** Null where nothing was ever heard of anyone. */
export async function loadMarketNews({
  database,
  language,
  momentOf,
}: NewsContext): Promise<MarketNewsData | null> {
  const found = await findMarketNews(database, { language, most: OF_MARKET });
  return found.length > 0 ? { items: found.map((item) => toItem(item, { language, momentOf })) } : null;
}

function toItem(item: FoundNews, { language, momentOf }: Omit<NewsContext, 'database'>): NewsItem {
  return {
    id: item.id,
    published_at: momentOf(item.publishedAt),
    language: item.language,
    title: item.title,
    text: item.text,
    link: item.link,
    linked_issuers: item.others.map((issuer) => toLinkedIssuer(issuer, language)),
  };
}
