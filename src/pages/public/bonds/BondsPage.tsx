import { ExplainPanel } from '#features/explain-number/ExplainPanel.tsx';
import { toListPage } from '#page-parts/list-page/list-page.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import type { BondsPageData } from './bonds.contract.ts';
import type english from './labels/eng.json';

/** The same bonds drawn: on a map, and on curves. */
function Ways() {
  const t = useLabels<typeof english>('bonds');
  const link = useLink();
  return (
    <p>
      <a className="link" href={link('/bonds/map/')}>
        {t('map')}
      </a>
      {' · '}
      <a className="link" href={link('/bonds/curves/')}>
        {t('curves')}
      </a>
    </p>
  );
}

export const view: PageView<BondsPageData> = toListPage('bonds', ExplainPanel, Ways);
