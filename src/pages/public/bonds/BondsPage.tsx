import { ExplainPanel } from '#features/explain-number/ExplainPanel.tsx';
import { toListPage } from '#page-parts/list-page/list-page.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import type { BondsPageData } from './bonds.contract.ts';

export const view: PageView<BondsPageData> = toListPage('bonds', ExplainPanel);
