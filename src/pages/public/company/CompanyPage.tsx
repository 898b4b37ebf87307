import { KeyFacts } from '#features/key-figures/KeyFacts.tsx';
import { provenancePath } from '#market/provenance/provenance-path.ts';
import { EntitySections } from '#page-parts/entity-sections/EntitySections.tsx';
import { shownSections } from '#page-parts/entity-sections/shown-sections.ts';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { CompanyBlocks } from './CompanyBlocks.tsx';
import { CompanyHeading } from './CompanyHeading.tsx';
import styles from './CompanyPage.module.css';
import type { CompanyPageData, CompanySection } from './company.contract.ts';
import { companyHead } from './company-head.ts';
import type english from './labels/eng.json';
import { isLittleKnown } from './little-known.ts';

function CompanyPage({ data }: { data: CompanyPageData }) {
  const t = useLabels<typeof english>('company');
  const shown = shownSections(Object.keys(data.blocks) as CompanySection[], data.blocks, data.failed);
  return (
    <>
      <CompanyHeading data={data} />
      {data.blocks.figures && <KeyFacts data={data.blocks.figures} />}
      <EntitySections
        shown={shown}
        standard={data.blocks.ifrs?.standard}
        sources={provenancePath('companies', data.stringId)}
      >
        <CompanyBlocks data={data} />
        {isLittleKnown(shown) && <p className={styles.little}>{t('little_known')}</p>}
      </EntitySections>
    </>
  );
}

export const view: PageView<CompanyPageData> = {
  View: CompanyPage,
  head: companyHead,
  islands: {},
};
