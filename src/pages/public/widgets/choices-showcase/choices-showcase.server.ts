import { localizedName, type NameTable } from '#domain/languages/localized-name.ts';
import type { Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { ChoicesShowcaseData, Kind } from './choices-showcase.contract.ts';
import {
  findIndustries,
  findIssuers,
  findStocks,
  findVenues,
  readKind,
} from './choices-showcase.repository.ts';

const KINDS: readonly Kind[] = ['stock', 'bond', 'index', 'etf'];
const NAMES_OF_A_KIND = 5;
const ISSUERS = 120;
/** As many as there are marks for series. */
const STOCKS = 21;

export async function loadChoicesShowcase(
  { database, language }: PageContext,
  kind: Kind,
): Promise<Unopened<ChoicesShowcaseData>> {
  const [kinds, venues, industries, issuers, stocks] = await Promise.all([
    Promise.all(KINDS.map((each) => readKind(database, each, NAMES_OF_A_KIND))),
    findVenues(database),
    findIndustries(database),
    findIssuers(database, ISSUERS),
    findStocks(database, STOCKS),
  ]);
  const nameOf = ({ name, names }: { name: string; names: NameTable }) =>
    localizedName(name, names, language);
  const toNamed = (row: { id: number; name: string; names: NameTable }) => ({
    id: row.id,
    text: nameOf(row),
  });
  return {
    kind,
    kinds: kinds.map(({ count, first }, index) => ({
      kind: KINDS[index] ?? 'stock',
      count,
      names: first.map(nameOf),
    })),
    venues: venues.map(toNamed),
    industries: industries.map((industry) => ({ ...toNamed(industry), issuers: industry.issuers })),
    issuers: issuers.map((issuer) => ({ ...toNamed(issuer), country: issuer.country })),
    stocks: stocks.map((stock) => ({ ...toNamed(stock), string_id: stock.stringId, ticker: stock.ticker })),
    // Invented companies have no site: the second address is one that no reader should be sent to.
    links_elsewhere: issuers.slice(0, 2).map((issuer, index) => ({
      href: index === 0 ? `https://${issuer.stringId}.example/` : `javascript:${issuer.stringId}`,
      text: nameOf(issuer),
    })),
  };
}
