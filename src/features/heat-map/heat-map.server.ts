import type { Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { percentChange } from '#domain/numbers/percent-change.ts';
import { entityPath } from '#domain/search/categories.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { HeatIndustry, HeatMapData, HeatShare } from './heat-map.contract.ts';
import { findTradedShares, type TradedShare } from './heat-map.repository.ts';

/** A tile of more than these could not carry its ticker. */
const MOST = 60;

/** Null where nothing was traded, or nothing with a known number of shares. */
export async function loadHeatMap({
  valueCache,
  language,
}: Pick<PageContext, 'valueCache' | 'language'>): Promise<Unopened<HeatMapData> | null> {
  const found = await valueCache.read({ value: 'heat-map' }, ['reference', 'prices', 'ticks'], (primary) =>
    findTradedShares(primary, MOST),
  );
  const [first] = found;
  if (!first) return null;
  const industries = [...Map.groupBy(found, ({ industryId }) => industryId).values()];
  return {
    venue: localizedName(first.venueCode, first.venueNames, language),
    date: first.day,
    currency_name: first.currency,
    industries: industries
      .flatMap((shares) => toIndustry(shares, language))
      .sort((one, other) => other.shares.length - one.shares.length || compare(one.name, other.name)),
  };
}

function toIndustry(found: readonly TradedShare[], language: Language): Unopened<HeatIndustry>[] {
  const [first] = found;
  if (!first) return [];
  // By name: in the order of their value, each would bound the price of the next.
  const shares = found.map((share) => toShare(share, language)).sort((a, b) => compare(a.name, b.name));
  const name = localizedName(first.industryCode, first.industryNames, language);
  return [
    { id: first.industryId, name, url: `/stocks/?industry=${first.industryCode}&status=active`, shares },
  ];
}

function toShare(found: TradedShare, language: Language): Unopened<HeatShare> {
  return {
    id: found.id,
    name: localizedName(found.name, found.names, language),
    ticker: found.ticker,
    url: entityPath('stocks', found.stringId),
    change: percentChange(found.previous, found.last),
    capitalization: seal('last-price', found.capitalization),
  };
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
