import { FigurePanel } from '#features/explain-figure/FigurePanel.tsx';
import { toListPage } from '#page-parts/list-page/list-page.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import type { StocksPageData } from './stocks.contract.ts';

export const view: PageView<StocksPageData> = toListPage('stocks', FigurePanel);
