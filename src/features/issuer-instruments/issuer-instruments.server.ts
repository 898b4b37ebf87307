import { localizedName } from '#domain/languages/localized-name.ts';
import { percentChange } from '#domain/numbers/percent-change.ts';
import { dividendYield } from '#domain/quotes/to-indicators.ts';
import { findIssuerFigures } from '#market/multiples/issuer-figures.server.ts';
import { roundTo } from '#market/multiples/round-value.ts';
import { dependsOn } from '#platform/cache/depends-on.server.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import type { IssuerBond, IssuerStock } from './issuer-instruments.contract.ts';
import { findBondsOf, findStocksOf } from './issuer-instruments.repository.ts';

/** On the page of a share, which is named last, all but itself, and without the multiples, which its page has. */
export async function loadIssuerStocks(
  { database, language, today }: Pick<PageContext, 'database' | 'language' | 'today'>,
  issuerId: number,
  exceptId: number | null = null,
): Promise<Unopened<IssuerStock>[] | null> {
  const [stocks, figures] = await Promise.all([
    findStocksOf(database, issuerId, exceptId),
    exceptId === null ? findIssuerFigures(database, [issuerId], today) : null,
  ]);
  if (stocks.length === 0) return null;
  const { pe = null, ev_ebitda = null } = figures?.get(issuerId)?.ofNow ?? {};
  return stocks.map(({ last, previous, dividends, ...stock }) => ({
    id: stock.id,
    string_id: stock.stringId,
    name: localizedName(stock.name, stock.names, language),
    ticker: stock.ticker,
    isin: stock.isin,
    share_type: stock.shareType,
    status: stock.status,
    shares_outstanding: stock.sharesOutstanding,
    currency_name: stock.currency,
    date: stock.day,
    last: seal('last-price', last),
    change: last === null || previous === null ? null : percentChange(previous, last),
    pe: multiple(pe),
    ev_ebitda: multiple(ev_ebitda),
    dividend_yield: multiple(dividends && dividendYield([{ amount: dividends, last }])),
  }));
}

const multiple = (value: number | null) => seal('last-price', value && roundTo(value, 2));

/** On the page of a bond, which is named last, all but itself. */
export async function loadIssuerBonds(
  { database, language, today, asOf }: Pick<PageContext, 'database' | 'language' | 'today' | 'asOf'>,
  issuerId: number,
  exceptId: number | null = null,
): Promise<Unopened<IssuerBond>[] | null> {
  dependsOn(`prices:issuer:${issuerId}`);
  const found = await findBondsOf(database, issuerId, today);
  const bonds = found.filter(({ id }) => id !== exceptId);
  if (bonds.length === 0) return null;
  // Stored measures are those of today.
  const measure = (value: number | null) => seal('last-price', asOf === null ? value : null);
  return bonds.map((bond) => ({
    id: bond.id,
    string_id: bond.stringId,
    name: localizedName(bond.name, bond.names, language),
    isin: bond.isin,
    status: bond.status,
    currency_name: bond.currency,
    coupon_type: bond.couponType,
    coupon_rate: bond.couponRate,
    base_rate: bond.baseRate,
    matures_on: bond.maturesOn,
    is_perpetual: bond.isPerpetual,
    put_on: bond.putOn,
    outstanding: bond.outstanding,
    price: measure(bond.price),
    yield: measure(bond.yield),
    duration: measure(bond.duration),
    spread: measure(bond.spread),
    rating: bond.rating,
  }));
}
