import { chartPicturePath } from '#platform/addresses/page-picture.ts';
import type { PageView } from '#platform/contract/page-view.ts';
import type { BondPageData } from './bond.contract.ts';
import { bondPath } from './bond-address.ts';
import type english from './labels/eng.json';

export const bondHead: PageView<BondPageData>['head'] = (data, { translator, format }) => {
  const t = translator.of<keyof typeof english>('bond');
  const { name, isin, issuer_name: issuer, matures_on: maturity, is_perpetual } = data.bondInfo;
  const path = bondPath(data);
  return {
    title: t('page_title', { bond: isin ? t('name_and_isin', { name, isin }) : name }),
    description: maturity
      ? t('description', { name, issuer, maturity: format.day(maturity) })
      : t(is_perpetual ? 'description_perpetual' : 'description_open', { name, issuer }),
    path,
    ...(data.graph && {
      image: { path: chartPicturePath(path, 'png'), alt: t('picture', { name }) },
    }),
    breadcrumbs: [
      { name: t('bonds'), path: '/bonds/' },
      { name, path },
    ],
  };
};
