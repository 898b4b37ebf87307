import { chartPicturePath } from '#platform/addresses/page-picture.ts';
import { fillPath } from '#platform/contract/page.ts';
import type { PageView } from '#platform/contract/page-view.ts';
import type english from './labels/eng.json';
import { type MarketIndexPageData, marketIndexPage } from './market-index.contract.ts';

export const indexPath = ({ stringId }: Pick<MarketIndexPageData, 'stringId'>) =>
  fillPath(marketIndexPage.path, { stringId });

export const marketIndexHead: PageView<MarketIndexPageData>['head'] = (data, { translator }) => {
  const t = translator.of<keyof typeof english>('market-index');
  const { name, ticker } = data;
  const path = indexPath(data);
  return {
    title: t('title', { index: ticker ? t('name_and_ticker', { name, ticker }) : name }),
    description: t('description', { name }),
    path,
    ...(data.date && { image: { path: chartPicturePath(path, 'png'), alt: `${name}: ${t('chart')}` } }),
    breadcrumbs: [
      { name: t('indexes'), path: '/indexes/' },
      { name, path },
    ],
  };
};
