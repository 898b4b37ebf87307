import { useEffect } from 'react';
import { CurvesDesk } from '#features/yield-curves/CurvesDesk.tsx';
import { CURVES_PATH } from '#features/yield-curves/curve-selection.ts';
import type english from '#features/yield-curves/labels/eng.json';
import type { PageView } from '#platform/contract/page-view.ts';
import type { CurvesPageData } from './curves.contract.ts';

/** The address of a form that added a curve becomes the one that lists it. */
function CurvesPage({ data }: { data: CurvesPageData }) {
  useEffect(() => {
    if (new URLSearchParams(location.search).has('currency'))
      history.replaceState(history.state, '', `${location.pathname}?${data.query}${location.hash}`);
  }, [data.query]);
  return <CurvesDesk data={data} />;
}

export const view: PageView<CurvesPageData> = {
  View: CurvesPage,
  head: ({ is_usual }, { translator }) => {
    const t = translator.of<keyof typeof english>('yield-curves');
    return {
      title: t('heading'),
      description: t('description'),
      path: CURVES_PATH,
      ...(!is_usual && { isIndexed: false as const }),
      breadcrumbs: [
        { name: t('all_bonds'), path: '/bonds/' },
        { name: t('heading'), path: CURVES_PATH },
      ],
    };
  },
};
