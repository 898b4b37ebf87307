import type { PageView } from '#foundation/web/page-view.ts';
import { toListPage } from '../list-page/list-page.tsx';
import type { EtfsPageData } from './etfs.contract.ts';

export const view: PageView<EtfsPageData> = toListPage('etfs');
