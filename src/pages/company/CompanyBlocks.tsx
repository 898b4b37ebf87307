import { type ReactNode, Suspense } from 'react';
import { AnalyticsComments } from '#features/analytics-comments/AnalyticsComments.tsx';
import { BankReport } from '#features/bank-report/BankReport.tsx';
import { Consensus } from '#features/consensus/Consensus.tsx';
import { DebtMaturity } from '#features/debt-maturity/DebtMaturity.tsx';
import { IfrsReport } from '#features/ifrs-report/IfrsReport.tsx';
import { IssuerBonds } from '#features/issuer-instruments/IssuerBonds.tsx';
import { IssuerStocks } from '#features/issuer-instruments/IssuerStocks.tsx';
import { IssuerProfile } from '#features/issuer-profile/IssuerProfile.tsx';
import { Managers } from '#features/managers/Managers.tsx';
import { ManagersRelated } from '#features/managers/ManagersRelated.tsx';
import { Multipliers } from '#features/multipliers/Multipliers.tsx';
import { News } from '#features/news/News.tsx';
import { NetworkSection } from '#features/ownership-network/NetworkSection.tsx';
import { RasReport } from '#features/ras-report/RasReport.tsx';
import { RelatedIssuers } from '#features/related-issuers/RelatedIssuers.tsx';
import { ReportFiles } from '#features/report-files/ReportFiles.tsx';
import type { CompanyPageData, CompanySection } from './company.contract.ts';
import { FailedSection } from './FailedSection.tsx';

/** Each section is hydrated by itself, so that a press on one does not wait for the others. */
export function CompanyBlocks({ data }: { data: CompanyPageData }) {
  return (
    <>
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
      <Part of="multipliers" page={data}>
        {(block) => <Multipliers data={block} />}
      </Part>
      <Part of="ifrs" page={data}>
        {(block) => <IfrsReport data={block} today={data.today} />}
      </Part>
      <Part of="ras" page={data}>
        {(block) => <RasReport data={block} today={data.today} />}
      </Part>
      <Part of="bank-ras" page={data}>
        {(block) => <BankReport data={block} today={data.today} />}
      </Part>
      <Part of="consensus" page={data}>
        {(block) => <Consensus data={block} />}
      </Part>
      <Part of="quarterly-reports" page={data}>
        {(block) => <ReportFiles kind="quarterly" data={block} />}
      </Part>
      <Part of="annual-reports" page={data}>
        {(block) => <ReportFiles kind="annual" data={block} />}
      </Part>
      <Part of="esg-reports" page={data}>
        {(block) => <ReportFiles kind="esg" data={block} />}
      </Part>
      <Part of="comments" page={data}>
        {(block) => <AnalyticsComments data={block} />}
      </Part>
      <Part of="network" page={data}>
        {(block) => <NetworkSection data={block} />}
      </Part>
      <Part of="related-emitents" page={data}>
        {(block) => <RelatedIssuers data={block} />}
      </Part>
      <Part of="managers" page={data}>
        {(block) => <Managers data={block} />}
      </Part>
      <Part of="managers-related" page={data}>
        {(block) => <ManagersRelated data={block} />}
      </Part>
      <Part of="news" page={data}>
        {(block) => <News data={block} />}
      </Part>
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
