import { useEffect, useState } from 'react';
import type english from '#market/bond-map/labels/eng.json';
import { MAP_PATH, mapPath } from '#market/bond-map/map-path.ts';
import { readMapText } from '#market/bond-map/map-selection.ts';
import type { PageView } from '#platform/contract/page-view.ts';
import { useReload } from '#platform/navigation/Reload.tsx';
import type { BondMapPageData } from './bond-map.contract.ts';
import { MapDesk } from './MapDesk.tsx';

/** Going back or forth is another map: it begins as its address says. */
function BondMapPage({ data }: { data: BondMapPageData }) {
  const reload = useReload();
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const goBack = () => {
      reload().then(
        () => setVersion((last) => last + 1),
        () => location.reload(),
      );
    };
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, [reload]);
  return <MapDesk key={version} data={data} />;
}

export const view: PageView<BondMapPageData> = {
  View: BondMapPage,
  head: ({ query, opensOn }, { translator, format }) => {
    const t = translator.of<keyof typeof english>('bond-map');
    const { currency, x, y } = readMapText(query);
    const path = mapPath({ currency, x, y });
    const isOpening = opensOn !== null && path === mapPath({ currency: [opensOn] });
    return {
      title: format.phrase([t('heading'), ...currency]),
      description: t('description'),
      path: isOpening ? MAP_PATH : path,
      ...(path !== `${MAP_PATH}?${query}` && { isIndexed: false as const }),
      breadcrumbs: [
        { name: t('all_bonds'), path: '/bonds/' },
        { name: t('heading'), path: MAP_PATH },
      ],
    };
  },
};
