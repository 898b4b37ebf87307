import { lazy } from 'react';
import { toExplainPanel } from '#ui/explained/explain-panel.tsx';

/** For a page that shows numbers of shares, funds or indexes, or the risk of a bond; it lists the labels `FIGURE_LABELS`. */
export const FigurePanel = toExplainPanel(
  /\/(?:(?:stocks|etf|indexes)\/[^/]+\/explain|bonds\/[^/]+\/risk)\//,
  lazy(() => import('./FigureExplanationDialog.tsx')),
);
