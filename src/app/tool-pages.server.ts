import { view as bondMapView } from '#pages/public/bond-map/BondMapPage.tsx';
import { loadBondMapPage } from '#pages/public/bond-map/bond-map.server.ts';
import { view as calculatorView } from '#pages/public/calculator/CalculatorPage.tsx';
import { loadCalculatorPage } from '#pages/public/calculator/calculator.server.ts';
import { view as compareView } from '#pages/public/compare/ComparePage.tsx';
import { loadComparePage } from '#pages/public/compare/compare.server.ts';
import { view as curvesView } from '#pages/public/curves/CurvesPage.tsx';
import { loadCurvesPage } from '#pages/public/curves/curves.server.ts';
import { erase, type ServedPage } from './served-page.server.ts';

/** Where securities are looked at together, and where one is calculated. */
export const toolPages: readonly ServedPage[] = [
  {
    loader: loadComparePage,
    view: erase(compareView),
    source: 'src/pages/public/compare/compare.islands.ts',
  },
  { loader: loadCurvesPage, view: erase(curvesView), source: 'src/pages/public/curves/CurvesPage.tsx' },
  { loader: loadBondMapPage, view: erase(bondMapView), source: 'src/pages/public/bond-map/BondMapPage.tsx' },
  {
    loader: loadCalculatorPage,
    view: erase(calculatorView),
    source: 'src/pages/public/calculator/CalculatorPage.tsx',
  },
];
