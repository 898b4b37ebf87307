import { lazyNearViewport } from '#ui/near-viewport/lazy-near-viewport.tsx';

/** What stands below the first screen: drawn with the page, its script loaded when a reader comes near. */
const profile = lazyNearViewport({
  load: () => import('#features/issuer-profile/IssuerProfile.tsx').then((it) => it.IssuerProfile),
});
const stocks = lazyNearViewport({
  load: () => import('#features/issuer-instruments/IssuerStocks.tsx').then((it) => it.IssuerStocks),
});
const bonds = lazyNearViewport({
  load: () => import('#features/issuer-instruments/IssuerBonds.tsx').then((it) => it.IssuerBonds),
});
const funds = lazyNearViewport({
  load: () => import('#features/issuer-instruments/IssuerFunds.tsx').then((it) => it.IssuerFunds),
});
const multipliers = lazyNearViewport({
  load: () => import('#features/multipliers/Multipliers.tsx').then((it) => it.Multipliers),
});
const ras = lazyNearViewport({
  load: () => import('#features/ras-report/RasReport.tsx').then((it) => it.RasReport),
});
const bank = lazyNearViewport({
  load: () => import('#features/bank-report/BankReport.tsx').then((it) => it.BankReport),
});
const consensus = lazyNearViewport({
  load: () => import('#features/consensus/Consensus.tsx').then((it) => it.Consensus),
});
const files = lazyNearViewport({
  load: () => import('#features/report-files/ReportFiles.tsx').then((it) => it.ReportFiles),
});
const comments = lazyNearViewport({
  load: () => import('#features/analytics-comments/AnalyticsComments.tsx').then((it) => it.AnalyticsComments),
});
const related = lazyNearViewport({
  load: () => import('#features/related-issuers/RelatedIssuers.tsx').then((it) => it.RelatedIssuers),
});
const managers = lazyNearViewport({
  load: () => import('#features/managers/Managers.tsx').then((it) => it.Managers),
});
const managersRelated = lazyNearViewport({
  load: () => import('#features/managers/ManagersRelated.tsx').then((it) => it.ManagersRelated),
});
const news = lazyNearViewport({
  load: () => import('#features/news/News.tsx').then((it) => it.News),
});

const parts = [
  profile,
  stocks,
  bonds,
  funds,
  multipliers,
  ras,
  bank,
  consensus,
  files,
  comments,
  related,
  managers,
  managersRelated,
  news,
];
if (import.meta.env.SSR) await Promise.all(parts.map(({ prepare }) => prepare()));

export const IssuerProfile = profile.Part;
export const IssuerStocks = stocks.Part;
export const IssuerBonds = bonds.Part;
export const IssuerFunds = funds.Part;
export const Multipliers = multipliers.Part;
export const RasReport = ras.Part;
export const BankReport = bank.Part;
export const Consensus = consensus.Part;
export const ReportFiles = files.Part;
export const AnalyticsComments = comments.Part;
export const RelatedIssuers = related.Part;
export const Managers = managers.Part;
export const ManagersRelated = managersRelated.Part;
export const News = news.Part;
