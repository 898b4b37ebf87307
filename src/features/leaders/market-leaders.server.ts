import type { Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { percentChange } from '#domain/numbers/percent-change.ts';
import { entityPath } from '#domain/search/categories.ts';
import { explainFigure } from '#market/explain/explain-address.ts';
import { seal, sealOr, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { MarketLeadersData, Mover } from './market-leaders.contract.ts';
import { type FoundMover, findMarketLeaders } from './market-leaders.repository.ts';

const SHOWN = 6;

/** Ranked once for all languages and viewers, until the store announces a trade. Null where nothing was traded. */
export async function loadMarketLeaders({
  valueCache,
  language,
}: Pick<PageContext, 'valueCache' | 'language'>): Promise<Unopened<MarketLeadersData> | null> {
  const found = await valueCache.read(
    { value: 'market-leaders' },
    ['reference', 'prices', 'ticks'],
    (primary) => findMarketLeaders(primary, SHOWN),
  );
  const [first] = found;
  if (!first) return null;
  const listOf = (wanted: FoundMover['list']) =>
    found.filter(({ list }) => list === wanted).map((mover) => toMover(mover, language));
  const traded = listOf('traded');
  return {
    venue: localizedName(first.venueCode, first.venueNames, language),
    date: first.day,
    growing: listOf('growing'),
    falling: listOf('falling'),
    traded: sealOr(
      'last-price',
      async () => traded,
      async () => toNameOrder(traded),
    ),
  };
}

function toMover(found: FoundMover, language: Language): Unopened<Mover> {
  return {
    id: found.id,
    name: localizedName(found.name, found.names, language),
    url: entityPath('stocks', found.stringId),
    change_url: explainFigure('stocks', found.stringId, 'change-day'),
    ticker: found.ticker,
    currency_name: found.currency,
    last: seal('last-price', found.last),
    change: found.previous === null ? null : percentChange(found.previous, found.last),
    turnover: seal('last-price', found.turnover),
  };
}

function toNameOrder(movers: readonly Unopened<Mover>[]): Unopened<Mover>[] {
  const currencies = [...new Set(movers.map(({ currency_name }) => currency_name))];
  return currencies.flatMap((currency) =>
    movers
      .filter(({ currency_name }) => currency_name === currency)
      .toSorted((a, b) => (a.name < b.name ? -1 : 1)),
  );
}
