import { type ReactNode, Suspense } from 'react';
import { DebtMaturity } from '#features/debt-maturity/DebtMaturity.tsx';
import { IssuerBonds } from '#features/issuer-instruments/IssuerBonds.tsx';
import { IssuerStocks } from '#features/issuer-instruments/IssuerStocks.tsx';
import { IssuerProfile } from '#features/issuer-profile/IssuerProfile.tsx';
import { NetworkSection } from '#features/ownership-network/NetworkSection.tsx';
import styles from './CompanyPage.module.css';
import type { CompanyPageData, CompanySection } from './company.contract.ts';
import {
  AnalyticsComments,
  BankReport,
  Consensus,
  IfrsReport,
  Managers,
  ManagersRelated,
  Multipliers,
  News,
  RasReport,
  RelatedIssuers,
  ReportFiles,
} from './company-parts.ts';
import { FailedSection } from './FailedSection.tsx';

/** Each section is hydrated by itself, so that a press on one does not wait for the others. */
export function CompanyBlocks({ data }: { data: CompanyPageData }) {
  return (
    <>
      <Block of="emitent-profile" page={data}>
        {(block) => <IssuerProfile data={block} />}
      </Block>
      <Block of="stocks" page={data}>
        {(block) => <IssuerStocks data={block} />}
      </Block>
      <Block of="bonds" page={data}>
        {(block) => <IssuerBonds data={block} />}
      </Block>
      <Block of="debt" page={data}>
        {(block) => <DebtMaturity data={block} />}
      </Block>
      <Block of="multipliers" page={data}>
        {(block) => <Multipliers data={block} />}
      </Block>
      <Block of="ifrs" page={data}>
        {(block) => <IfrsReport data={block} today={data.today} />}
      </Block>
      <Block of="ras" page={data}>
        {(block) => <RasReport data={block} today={data.today} />}
      </Block>
      <Block of="bank-ras" page={data}>
        {(block) => <BankReport data={block} today={data.today} />}
      </Block>
      <Block of="consensus" page={data}>
        {(block) => <Consensus data={block} />}
      </Block>
      <Block of="quarterly-reports" page={data}>
        {(block) => <ReportFiles kind="quarterly" data={block} />}
      </Block>
      <div className={styles.pair}>
        <Block of="annual-reports" page={data}>
          {(block) => <ReportFiles kind="annual" data={block} />}
        </Block>
        <Block of="esg-reports" page={data}>
          {(block) => <ReportFiles kind="esg" data={block} />}
        </Block>
      </div>
      <Block of="comments" page={data}>
        {(block) => <AnalyticsComments data={block} />}
      </Block>
      <Block of="network" page={data}>
        {(block) => <NetworkSection data={block} />}
      </Block>
      <Block of="related-emitents" page={data}>
        {(block) => <RelatedIssuers data={block} />}
      </Block>
      <Block of="managers" page={data}>
        {(block) => <Managers data={block} />}
      </Block>
      <Block of="managers-related" page={data}>
        {(block) => <ManagersRelated data={block} />}
      </Block>
      <Block of="news" page={data}>
        {(block) => <News data={block} />}
      </Block>
    </>
  );
}

interface BlockProps<S extends CompanySection> {
  readonly of: S;
  readonly page: CompanyPageData;
  readonly children: (block: NonNullable<CompanyPageData['blocks'][S]>) => ReactNode;
}

/** Absent where the issuer has nothing of the kind. */
function Block<S extends CompanySection>({ of, page, children }: BlockProps<S>) {
  const block = page.blocks[of];
  if (page.failed.includes(of)) return <FailedSection section={of} />;
  return block && <Suspense>{children(block)}</Suspense>;
}
