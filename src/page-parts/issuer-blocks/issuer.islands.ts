import { island, loadIslands } from '#platform/islands/island.tsx';

export const IssuerProfile = island('IssuerProfile', () =>
  import('#features/issuer-profile/IssuerProfile.tsx').then((it) => it.IssuerProfile),
);
export const IssuerStocks = island('IssuerStocks', () =>
  import('#features/issuer-instruments/IssuerStocks.tsx').then((it) => it.IssuerStocks),
);
export const IssuerBonds = island('IssuerBonds', () =>
  import('#features/issuer-instruments/IssuerBonds.tsx').then((it) => it.IssuerBonds),
);
export const IssuerFunds = island('IssuerFunds', () =>
  import('#features/issuer-instruments/IssuerFunds.tsx').then((it) => it.IssuerFunds),
);
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
export const RelatedIssuers = island('RelatedIssuers', () =>
  import('#features/related-issuers/RelatedIssuers.tsx').then((it) => it.RelatedIssuers),
);
export const Managers = island('Managers', () =>
  import('#features/managers/Managers.tsx').then((it) => it.Managers),
);
export const ManagersRelated = island('ManagersRelated', () =>
  import('#features/managers/ManagersRelated.tsx').then((it) => it.ManagersRelated),
);
export const News = island('News', () => import('#features/news/News.tsx').then((it) => it.News));

export const issuerIslands = [
  IssuerProfile,
  IssuerStocks,
  IssuerBonds,
  IssuerFunds,
  Multipliers,
  RasReport,
  BankReport,
  Consensus,
  ReportFiles,
  AnalyticsComments,
  RelatedIssuers,
  Managers,
  ManagersRelated,
  News,
];
if (import.meta.env.SSR) await loadIslands(issuerIslands);
