import { lazy } from 'react';
import { toExplainPanel } from '#ui/explained/explain-panel.tsx';

/** For a page that shows numbers of shares, funds or indexes; it lists the labels `FIGURE_LABELS`. */
export const FigurePanel = toExplainPanel(
  /\/(?:stocks|etf|indexes)\/[^/]+\/explain\//,
  lazy(() => import('./FigureExplanationDialog.tsx')),
);
