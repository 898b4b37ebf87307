import type { PageView } from '#foundation/web/page-view.ts';
import { toListPage } from '../list-page/list-page.tsx';
import type { StocksPageData } from './stocks.contract.ts';

export const view: PageView<StocksPageData> = toListPage('stocks');
