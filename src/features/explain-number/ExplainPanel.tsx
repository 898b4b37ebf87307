import { lazy } from 'react';
import { toExplainPanel } from '#ui/explained/explain-panel.tsx';

/** For a page that shows numbers of bonds; it lists the labels `EXPLAIN_LABELS`. */
export const ExplainPanel = toExplainPanel(
  /\/(?:bonds\/[^/]+|calculator)\/explain\//,
  lazy(() => import('./BondExplanationDialog.tsx')),
);
