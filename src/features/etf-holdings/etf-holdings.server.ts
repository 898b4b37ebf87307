import type { Language } from '#domain/languages/languages.ts';
import { localizedName } from '#domain/languages/localized-name.ts';
import { entityPath, type SearchCategory } from '#domain/search/categories.ts';
import { dayPatternOf } from '#engines/spreadsheets/day-pattern.ts';
import { WORKBOOK_MIMETYPE, writeWorkbook } from '#engines/spreadsheets/write-workbook.server.ts';
import { readBrand } from '#platform/brands/brands.ts';
import { fillPath } from '#platform/contract/page.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { serveDownload } from '#platform/http/download.server.ts';
import { demandExport } from '#platform/http/gate.server.ts';
import { formatOf } from '#platform/i18n/format.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { downloadHoldings, type EtfHoldingsData, type Holding } from './etf-holdings.contract.ts';
import { type FoundHolding, findFund, findHoldings } from './etf-holdings.repository.ts';
import { toHoldingsSheet } from './holdings-sheet.ts';
import type english from './labels/eng.json';
import { shareOfLargest, sumShares } from './sum-shares.ts';

/** More would make the page heavy; the workbook has all of them. */
const MOST_ON_PAGE = 1000;
const TOP = 10;

/** Null where nobody reports what the fund holds. */
export async function loadEtfHoldings(
  { database, language }: Pick<PageContext, 'database' | 'language'>,
  etfId: number,
): Promise<EtfHoldingsData | null> {
  const found = await findHoldings(database, etfId);
  const [first] = found;
  if (!first) return null;
  const holdings = found.map((holding) => toHolding(holding, language));
  const shares = holdings.map(({ share }) => share);
  return {
    data: holdings.slice(0, MOST_ON_PAGE),
    total: holdings.length,
    date: first.asOf,
    top_ten: shareOfLargest(shares, TOP),
    by_industry: sumShares(holdings, ({ industry_name }) => industry_name),
    by_country: sumShares(holdings, ({ country }) => country),
    excel: fillPath(downloadHoldings.path, { etfId }),
  };
}

export const serveHoldingsExport = serveDownload(downloadHoldings, async ({ params }, context) => {
  const { viewer, database, language, today, labels, now } = context;
  demandExport(viewer);
  const fund = await findFund(database, params.etfId);
  if (!fund) throw new Refusal('not_found');
  const found = await findHoldings(database, params.etfId);
  if (found.length === 0) throw new Refusal('nothing_to_export');

  const t = labels.translator(['etf-holdings'], language).of<keyof typeof english>('etf-holdings');
  const brand = readBrand(context.brand).name;
  const title = localizedName(fund.name, fund.names, language);
  const rows = found.map((holding) => ({ ...holding, ...toHolding(holding, language) }));
  const source = t('source', { brand, day: formatOf(language).day(today) });
  return {
    name: `${fund.stringId}_holdings_${found[0]?.asOf ?? today}.xlsx`,
    mimetype: WORKBOOK_MIMETYPE,
    read: async () =>
      writeWorkbook({
        title,
        creator: brand,
        created: now,
        dayPattern: dayPatternOf(language),
        sheets: [toHoldingsSheet(rows, [title, t('title'), source], t)],
      }),
  };
});

const CATEGORIES: Readonly<Record<NonNullable<FoundHolding['kind']>, SearchCategory>> = {
  stock: 'stocks',
  bond: 'bonds',
  index: 'indexes',
  etf: 'etf',
};

function toHolding(found: FoundHolding, language: Language): Holding {
  const { kind, stringId, industryCode } = found;
  return {
    name: localizedName(found.name, found.names, language),
    url: kind === null || stringId === null ? null : entityPath(CATEGORIES[kind], stringId),
    ticker: found.ticker,
    industry_name: industryCode === null ? null : localizedName(industryCode, found.industryNames, language),
    country: found.country,
    share: found.share,
  };
}
