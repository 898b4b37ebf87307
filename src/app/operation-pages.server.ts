import { view as setupView } from '#pages/account/setup/SetupPage.tsx';
import { loadSetupPage } from '#pages/account/setup/setup.server.ts';
import { view as operatorHealthView } from '#pages/operator/operator-health/OperatorHealthPage.tsx';
import { loadOperatorHealthPage } from '#pages/operator/operator-health/operator-health.server.ts';
import { view as operatorOverviewView } from '#pages/operator/operator-overview/OperatorOverviewPage.tsx';
import { loadOperatorOverviewPage } from '#pages/operator/operator-overview/operator-overview.server.ts';
import { view as operatorStartView } from '#pages/operator/operator-start/OperatorStartPage.tsx';
import { loadOperatorStartPage } from '#pages/operator/operator-start/operator-start.server.ts';
import { erase, type ServedPage } from './served-page.server.ts';

/** Pages for whoever installs and runs the site. */
export const operationPages: readonly ServedPage[] = [
  { loader: loadSetupPage, view: erase(setupView), source: 'src/pages/account/setup/SetupPage.tsx' },
  {
    loader: loadOperatorOverviewPage,
    view: erase(operatorOverviewView),
    source: 'src/pages/operator/operator-overview/OperatorOverviewPage.tsx',
  },
  {
    loader: loadOperatorHealthPage,
    view: erase(operatorHealthView),
    source: 'src/pages/operator/operator-health/OperatorHealthPage.tsx',
  },
  {
    loader: loadOperatorStartPage,
    view: erase(operatorStartView),
    source: 'src/pages/operator/operator-start/OperatorStartPage.tsx',
  },
];
