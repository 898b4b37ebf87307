import type { Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { percentChange } from '#domain/numbers/percent-change.ts';
import { seal, type Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { loadStatement } from './load-statement.server.ts';
import { monthsUpTo } from './month-span.ts';
import type {
  MonthlyShare,
  PricedShare,
  ShownDividend,
  TableShowcaseData,
  TradedShare,
} from './table-showcase.contract.ts';
import {
  findBusiestStocks,
  findDividendYears,
  findIndustries,
  findLongestDividends,
  findMonthlyVolumes,
  type IndustryOfStocks,
  type MonthlyVolume,
  type PaidDividend,
  type PaidYear,
  type TradedStock,
} from './table-showcase.repository.ts';

const SHARES = 24;
const OPEN = 4;
const MONTHS = 18;
const OPEN_REPORT = 3;
const CLOSED_REPORT = 6;
/** Years before the first dividend of the store: columns that have nothing to show. */
const YEARS_BEFORE = 3;

export async function loadTableShowcase({
  database,
  valueCache,
  language,
  today,
}: PageContext): Promise<Unopened<TableShowcaseData>> {
  const months = monthsUpTo(today, MONTHS);
  const stocks = await findBusiestStocks(database, SHARES);
  const reported = stocks.slice(0, CLOSED_REPORT);
  const ids = reported.map(({ id }) => id);
  const [industries, paid, dividends, traded, statement] = await Promise.all([
    findIndustries(database, OPEN),
    findDividendYears(database, ids),
    findLongestDividends(database),
    findMonthlyVolumes(database, ids, `${months[0]}-01`),
    loadStatement({ database, valueCache, language }),
  ]);
  const years = yearsOf(paid);
  const monthly = reported.map((stock) => toMonthly(stock, traded, months, language));
  return {
    shares: stocks.map((stock, index) => toPriced(stock, index, language)),
    open: stocks.slice(0, OPEN).map((stock) => toTraded(stock, language)),
    more: seal(
      'more-rows',
      stocks.slice(OPEN).map((stock) => toTraded(stock, language)),
    ),
    moreCount: Math.max(0, stocks.length - OPEN),
    dividends: dividends.map(toShownDividend),
    industries: industries.map((industry) => toIndustry(industry, language)),
    years,
    yearly: reported.map((stock) => ({
      name: localizedName(stock.name, stock.names, language),
      amounts: years.map((year) => amountIn(paid, stock.id, year)),
    })),
    months: [...months],
    monthly: monthly.slice(0, OPEN_REPORT),
    closedMonthly: seal('more-rows', monthly),
    statement,
  };
}

function toTraded(stock: TradedStock, language: Language): TradedShare {
  const { last, previous } = stock;
  return {
    id: stock.id,
    string_id: stock.stringId,
    name: localizedName(stock.name, stock.names, language),
    industry_name: localizedName(stock.industryCode, stock.industryNames, language),
    venue: localizedName(stock.venueCode, stock.venueNames, language),
    date: stock.day,
    change: last === null || previous === null ? null : percentChange(previous, last),
    deals: stock.deals,
    volume: stock.volume,
  };
}

const REQUESTS = ['send_request', 'already_send_request', 'forbidden_request', null] as const;

/** The store has no requests yet, so each state of one is given to a share in turn. */
function toPriced(stock: TradedStock, index: number, language: Language): Unopened<PricedShare> {
  return {
    ...toTraded(stock, language),
    currency_name: stock.currency,
    last: seal('last-price', stock.last),
    request: REQUESTS[index % REQUESTS.length] ?? null,
  };
}

/** The middle of the history is shown; what is older and what is newer is a press away. */
function toShownDividend(dividend: PaidDividend, index: number, all: readonly PaidDividend[]): ShownDividend {
  const first = Math.max(0, Math.floor(all.length / 2) - 2);
  const last = Math.min(all.length - 1, first + 4);
  return {
    date_of_ex_dividend: dividend.exDividendOn,
    amount: dividend.amount,
    currency_name: dividend.currency,
    payment_date: dividend.paidOn,
    hidden: index < first || index > last,
    show: index === first ? 'prev' : index === last ? 'next' : null,
  };
}

function toIndustry({ code, names, stocks }: IndustryOfStocks, language: Language) {
  return {
    name: localizedName(code, names, language),
    shares: stocks.length,
    names: formatOf(language).list(stocks.map((stock) => localizedName(stock.name, stock.names, language))),
  };
}

function yearsOf(paid: readonly PaidYear[]): number[] {
  const years = paid.map(({ year }) => year);
  if (years.length === 0) return [];
  const first = Math.min(...years) - YEARS_BEFORE;
  return Array.from({ length: Math.max(...years) - first + 1 }, (_, index) => first + index).reverse();
}

function amountIn(paid: readonly PaidYear[], stockId: number, year: number): number | null {
  return paid.find((one) => one.stockId === stockId && one.year === year)?.amount ?? null;
}

function toMonthly(
  stock: TradedStock,
  traded: readonly MonthlyVolume[],
  months: readonly string[],
  language: Language,
): MonthlyShare {
  const own = traded.filter(({ stockId }) => stockId === stock.id);
  const venues = [...Map.groupBy(own, ({ venueCode }) => venueCode)].map(([code, volumes]) => ({
    name: localizedName(code, volumes[0]?.venueNames ?? {}, language),
    volumes: months.map((month) => volumes.find((one) => one.month === month)?.volume ?? null),
  }));
  return {
    name: localizedName(stock.name, stock.names, language),
    volumes: months.map((_, index) => sumOf(venues.map(({ volumes }) => volumes[index] ?? null))),
    venues,
  };
}

function sumOf(volumes: readonly (number | null)[]): number | null {
  const known = volumes.filter((volume) => volume !== null);
  return known.length === 0 ? null : known.reduce((sum, volume) => sum + volume, 0);
}
