import { onApproach } from '#ui/on-approach/on-approach.ts';
import type { CompanySection } from './company.contract.ts';

/** What stands below the first screen: drawn with the page, its script loaded when a reader comes near. */
export const parts = {
  debt: onApproach({
    id: 'debt',
    load: () => import('#features/debt-maturity/DebtMaturity.tsx').then((it) => it.DebtMaturity),
  }),
  multipliers: onApproach({
    id: 'multipliers',
    load: () => import('#features/multipliers/Multipliers.tsx').then((it) => it.Multipliers),
  }),
  ifrs: onApproach({
    id: 'ifrs',
    load: () => import('#features/ifrs-report/IfrsReport.tsx').then((it) => it.IfrsReport),
  }),
  ras: onApproach({
    id: 'ras',
    load: () => import('#features/ras-report/RasReport.tsx').then((it) => it.RasReport),
  }),
  'bank-ras': onApproach({
    id: 'bank-ras',
    load: () => import('#features/bank-report/BankReport.tsx').then((it) => it.BankReport),
  }),
  consensus: onApproach({
    id: 'consensus',
    load: () => import('#features/consensus/Consensus.tsx').then((it) => it.Consensus),
  }),
  'quarterly-reports': reportFiles('quarterly-reports'),
  'annual-reports': reportFiles('annual-reports'),
  'esg-reports': reportFiles('esg-reports'),
  comments: onApproach({
    id: 'comments',
    load: () =>
      import('#features/analytics-comments/AnalyticsComments.tsx').then((it) => it.AnalyticsComments),
  }),
  'related-emitents': onApproach({
    id: 'related-emitents',
    load: () => import('#features/related-issuers/RelatedIssuers.tsx').then((it) => it.RelatedIssuers),
  }),
  managers: onApproach({
    id: 'managers',
    load: () => import('#features/managers/Managers.tsx').then((it) => it.Managers),
  }),
  'managers-related': onApproach({
    id: 'managers-related',
    load: () => import('#features/managers/ManagersRelated.tsx').then((it) => it.ManagersRelated),
  }),
  news: onApproach({ id: 'news', load: () => import('#features/news/News.tsx').then((it) => it.News) }),
};

/** The files of the parts: their styles come with the page. */
export const COMPANY_PARTS = [
  'src/features/debt-maturity/DebtMaturity.tsx',
  'src/features/multipliers/Multipliers.tsx',
  'src/features/ifrs-report/IfrsReport.tsx',
  'src/features/ras-report/RasReport.tsx',
  'src/features/bank-report/BankReport.tsx',
  'src/features/consensus/Consensus.tsx',
  'src/features/report-files/ReportFiles.tsx',
  'src/features/analytics-comments/AnalyticsComments.tsx',
  'src/features/related-issuers/RelatedIssuers.tsx',
  'src/features/managers/Managers.tsx',
  'src/features/managers/ManagersRelated.tsx',
  'src/features/news/News.tsx',
] as const;

function reportFiles(id: CompanySection) {
  return onApproach({
    id,
    load: () => import('#features/report-files/ReportFiles.tsx').then((it) => it.ReportFiles),
  });
}

if (import.meta.env.SSR) await Promise.all(Object.values(parts).map(({ prepare }) => prepare()));
