import type { PageView } from '#foundation/web/page-view.ts';
import { toListPage } from '../list-page/list-page.tsx';
import type { IndexesPageData } from './indexes.contract.ts';

export const view: PageView<IndexesPageData> = toListPage('indexes');
