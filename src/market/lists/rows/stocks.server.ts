import { localizedName } from '#domain/languages/localized-name.ts';
import type { ListedFigures } from '#domain/multiples/listed-figures.ts';
import { dividendYield, volatilityOf } from '#domain/quotes/to-indicators.ts';
import { findIssuerFigures } from '#market/multiples/issuer-figures.server.ts';
import { seal } from '#platform/contract/sealed.ts';
import { formatOf } from '#platform/i18n/format.ts';
import type { ListedStock } from '../lists.contract.ts';
import { dayNumber, type ListSource, rounded } from './list-source.server.ts';
import { findStockRows, type StockRow } from './stocks.repository.ts';
import { describeTraded, screenTraded } from './traded.server.ts';

interface StockWithFigures extends StockRow {
  readonly figures: ListedFigures | null;
}

export const stockSource: ListSource<StockWithFigures, ListedStock> = {
  named: 'stock',
  follows: {
    instrument: 'instrument',
    issuer: 'issuer',
    industry: 'all',
    venue: 'all',
    listing: 'instrument',
    stock: 'instrument',
    daily_trading: 'prices',
    split: 'instrument',
    dividend: 'instrument',
    report: 'issuer',
    report_fact: 'issuer',
  },
  find: async (database, chosen, today, valueCache) => {
    const stocks = await findStockRows(database, chosen);
    const issuers = stocks.map(({ issuerId }) => issuerId);
    const figures = await findIssuerFigures(database, issuers, today, valueCache);
    return stocks.map((stock) => ({ ...stock, figures: figures.get(stock.issuerId) ?? null }));
  },
  toScreened: (stock) => {
    const { facets, numbers, codes } = screenTraded(stock);
    const { id, country, industryCode, shareType, marketValue } = stock;
    return {
      id,
      facets: { ...facets, country, industry: industryCode, share_type: shareType },
      numbers: {
        ...numbers,
        ...figuresOf(stock),
        volatility: volatilityOf(stock),
        ex_dividend: dayNumber(stock.exDividend),
        market_value: marketValue,
      },
      codes,
    };
  },
  toListed: (stock, language) => {
    const { pe, pb, ps, ev_ebitda, dividend_yield, ...open } = figuresOf(stock);
    return {
      ...describeTraded(stock, language),
      ...open,
      country: formatOf(language).country(stock.country),
      industry: localizedName(stock.industryCode, stock.industryNames, language),
      venue: stock.venueCode && localizedName(stock.venueCode, stock.venueNames ?? {}, language),
      share_type: stock.shareType,
      market_value: seal('last-price', stock.marketValue),
      volatility: volatilityOf(stock),
      ex_dividend: stock.exDividend,
      pe: seal('last-price', pe),
      pb: seal('last-price', pb),
      ps: seal('last-price', ps),
      ev_ebitda: seal('last-price', ev_ebitda),
      dividend_yield: seal('last-price', dividend_yield),
    };
  },
};

function figuresOf({ figures, dividends, hasDividends, currency }: StockWithFigures) {
  const { pe = null, pb = null, ps = null, ev_ebitda = null, payout = null } = figures?.ofNow ?? {};
  const { net_debt_ebitda = null, interest_cover = null } = figures?.ofYear ?? {};
  const paid = dividends.every((sum) => sum.currency === currency)
    ? dividends.reduce((total, { amount }) => total + amount, 0)
    : null;
  return {
    pe: rounded(pe),
    pb: rounded(pb),
    ps: rounded(ps),
    ev_ebitda: rounded(ev_ebitda),
    payout: rounded(payout),
    net_debt_ebitda: rounded(net_debt_ebitda),
    interest_cover: rounded(interest_cover),
    dividends: hasDividends ? paid : null,
    dividend_yield: hasDividends ? dividendYield(dividends) : null,
  };
}
