import type { DemoReport } from './books/demo-report.ts';
import { createReports } from './books/reports.ts';
import type { DemoMarket } from './demo-market.ts';
import { createNews, type NewsItem } from './news/news.ts';
import { createComments, type DemoComment } from './opinions/comments.ts';
import { type ConsensusForecast, createConsensus } from './opinions/consensus.ts';
import { createPriceForecasts, type PriceForecast } from './opinions/price-forecasts.ts';
import { createHolders, type Holder } from './ownership/holders.ts';
import { createPlacements, type Placement } from './ownership/placements.ts';
import type { DemoFile } from './papers/demo-file.ts';
import { createReportFiles, type ReportFile } from './papers/report-files.ts';
import { createPeople, type PersonRole } from './people/people.ts';
import { createProfiles, type Profile } from './profiles/profiles.ts';

/** Everything that is reported about the issuers of a market besides their instruments and prices. */
export interface IssuerSide {
  readonly profiles: readonly Profile[];
  readonly people: readonly PersonRole[];
  readonly reports: readonly DemoReport[];
  readonly reportFiles: readonly ReportFile[];
  readonly comments: readonly DemoComment[];
  readonly consensus: readonly ConsensusForecast[];
  readonly priceForecasts: readonly PriceForecast[];
  readonly news: readonly NewsItem[];
  readonly placements: readonly Placement[];
  readonly holders: readonly Holder[];
}

export function inventIssuerSide(market: DemoMarket): IssuerSide {
  const reports = createReports(market);
  return {
    profiles: createProfiles(market, reports),
    people: createPeople(market),
    reports,
    reportFiles: createReportFiles(market, reports),
    comments: createComments(market, reports),
    consensus: createConsensus(market, reports),
    priceForecasts: createPriceForecasts(market),
    news: createNews(market, reports),
    placements: createPlacements(market),
    holders: createHolders(market),
  };
}

export function filesOf({ reportFiles, comments }: IssuerSide): DemoFile[] {
  return [...reportFiles.map(({ file }) => file), ...comments.flatMap(({ file }) => file ?? [])];
}
