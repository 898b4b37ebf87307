import { type ReactNode, Suspense } from 'react';
import { DebtMaturity } from '#features/debt-maturity/DebtMaturity.tsx';
import { IssuerBonds } from '#features/issuer-instruments/IssuerBonds.tsx';
import { IssuerStocks } from '#features/issuer-instruments/IssuerStocks.tsx';
import { IssuerProfile } from '#features/issuer-profile/IssuerProfile.tsx';
import { useLabels } from '#foundation/i18n/I18n.tsx';
import type { PageView } from '#foundation/web/page-view.ts';
import { EntitySections } from '#pages/entity-sections/EntitySections.tsx';
import { CompanyHeading } from './CompanyHeading.tsx';
import styles from './CompanyPage.module.css';
import type { CompanyPageData, CompanySection } from './company.contract.ts';
import { companyHead } from './company-head.ts';
import { companySections } from './company-sections.ts';
import { FailedSection } from './FailedSection.tsx';
import type english from './labels/eng.json';

/** Each section is hydrated by itself, so that a press on one does not wait for the others. */
function CompanyPage({ data }: { data: CompanyPageData }) {
  const t = useLabels<typeof english>('company');
  const { blocks } = data;
  const shown = companySections(data);
  return (
    <>
      <CompanyHeading data={data} />
      <EntitySections shown={shown}>
        <Part of="emitent-profile" page={data}>
          {(block) => <IssuerProfile data={block} />}
        </Part>
        <Part of="stocks" page={data}>
          {(block) => <IssuerStocks data={block} />}
        </Part>
        <Part of="bonds" page={data}>
          {(block) => <IssuerBonds data={block} />}
        </Part>
        <Part of="debt" page={data}>
          {(block) => <DebtMaturity data={block} />}
        </Part>
        {blocks['emitent-profile'] === null && <p className={styles.little}>{t('little_known')}</p>}
      </EntitySections>
    </>
  );
}

interface PartProps<S extends CompanySection> {
  readonly of: S;
  readonly page: CompanyPageData;
  readonly children: (block: NonNullable<CompanyPageData['blocks'][S]>) => ReactNode;
}

/** Absent where the issuer has nothing of the kind. */
function Part<S extends CompanySection>({ of, page, children }: PartProps<S>) {
  const block = page.blocks[of];
  if (page.failed.includes(of)) return <FailedSection section={of} />;
  return block && <Suspense>{children(block)}</Suspense>;
}

export const view: PageView<CompanyPageData> = { View: CompanyPage, head: companyHead };
