import { ExplainPanel } from '#features/explain-number/ExplainPanel.tsx';
import type { PageView } from '#foundation/web/page-view.ts';
import { toListPage } from '../list-page/list-page.tsx';
import type { BondsPageData } from './bonds.contract.ts';

export const view: PageView<BondsPageData> = toListPage('bonds', ExplainPanel);
