import { view as explainBondView } from '#pages/public/explain-bond/ExplainBondPage.tsx';
import { loadExplainBondPage } from '#pages/public/explain-bond/explain-bond.server.ts';
import { view as explainCalculationView } from '#pages/public/explain-calculation/ExplainCalculationPage.tsx';
import { loadExplainCalculationPage } from '#pages/public/explain-calculation/explain-calculation.server.ts';
import { view as explainFigureView } from '#pages/public/explain-figure/ExplainFigurePage.tsx';
import {
  loadExplainEtfPage,
  loadExplainIndexPage,
  loadExplainRiskPage,
  loadExplainStockPage,
} from '#pages/public/explain-figure/explain-figure.server.ts';
import { view as explainMultipleView } from '#pages/public/explain-multiple/ExplainMultiplePage.tsx';
import { loadExplainMultiplePage } from '#pages/public/explain-multiple/explain-multiple.server.ts';
import { erase, type ServedPage } from './served-page.server.ts';

/** The pages that explain a number. */
export const explainPages: readonly ServedPage[] = [
  {
    loader: loadExplainMultiplePage,
    view: erase(explainMultipleView),
    source: 'src/pages/public/explain-multiple/ExplainMultiplePage.tsx',
  },
  {
    loader: loadExplainBondPage,
    view: erase(explainBondView),
    source: 'src/pages/public/explain-bond/ExplainBondPage.tsx',
  },
  ...[loadExplainStockPage, loadExplainEtfPage, loadExplainIndexPage, loadExplainRiskPage].map((loader) => ({
    loader,
    view: erase(explainFigureView),
    source: 'src/pages/public/explain-figure/ExplainFigurePage.tsx',
  })),
  {
    loader: loadExplainCalculationPage,
    view: erase(explainCalculationView),
    source: 'src/pages/public/explain-calculation/ExplainCalculationPage.tsx',
  },
];
