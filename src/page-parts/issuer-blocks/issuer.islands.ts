import { island, loadIslands } from '#platform/islands/island.tsx';

export const Multipliers = island('Multipliers', () =>
  import('#features/multipliers/Multipliers.tsx').then((it) => it.Multipliers),
);
export const RasReport = island('RasReport', () =>
  import('#features/ras-report/RasReport.tsx').then((it) => it.RasReport),
);
export const BankReport = island('BankReport', () =>
  import('#features/bank-report/BankReport.tsx').then((it) => it.BankReport),
);
export const Consensus = island('Consensus', () =>
  import('#features/consensus/Consensus.tsx').then((it) => it.Consensus),
);
export const ReportFiles = island('ReportFiles', () =>
  import('#features/report-files/ReportFiles.tsx').then((it) => it.ReportFiles),
);
export const AnalyticsComments = island('AnalyticsComments', () =>
  import('#features/analytics-comments/AnalyticsComments.tsx').then((it) => it.AnalyticsComments),
);
export const News = island('News', () => import('#features/news/News.tsx').then((it) => it.News));

export const issuerIslands = [
  Multipliers,
  RasReport,
  BankReport,
  Consensus,
  ReportFiles,
  AnalyticsComments,
  News,
];
if (import.meta.env.SSR) await loadIslands(issuerIslands);
