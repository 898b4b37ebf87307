import { SectionMenu } from '#page-parts/entity-sections/section-menu.island.ts';
import { issuerIslands } from '#page-parts/issuer-blocks/issuer.islands.ts';
import { island, loadIslands } from '#platform/islands/island.tsx';

export const IfrsReport = island('IfrsReport', () =>
  import('#features/ifrs-report/IfrsReport.tsx').then((it) => it.IfrsReport),
);
export const DebtMaturity = island('DebtMaturity', () =>
  import('#features/debt-maturity/DebtMaturity.tsx').then((it) => it.DebtMaturity),
);
export const NetworkSection = island('NetworkSection', () =>
  import('#features/ownership-network/NetworkSection.tsx').then((it) => it.NetworkSection),
);

export const islands = [SectionMenu, IfrsReport, DebtMaturity, NetworkSection, ...issuerIslands];
if (import.meta.env.SSR) await loadIslands(islands);
