import { Block } from '#page-parts/entity-sections/Block.tsx';
import { IssuerBlock } from '#page-parts/issuer-blocks/IssuerBlock.tsx';
import { ReportFiles } from '#page-parts/issuer-blocks/issuer.islands.ts';
import { IssuerBonds, IssuerFunds, IssuerStocks } from '#page-parts/issuer-blocks/issuer.parts.ts';
import styles from './CompanyPage.module.css';
import type { CompanyPageData } from './company.contract.ts';
import { DebtMaturity, IfrsReport, NetworkSection } from './company.islands.ts';
import { BondRatings, IssuerEvents, KeyFigures, Peers } from './company.parts.ts';
import { reportedCash } from './reported-cash.ts';

export function CompanyBlocks({ data }: { data: CompanyPageData }) {
  const { blocks, failed, today } = data;
  return (
    <>
      <Block of="figures" data={blocks.figures} failed={failed}>
        {(block) => <KeyFigures data={block} />}
      </Block>
      <Block of="peers" data={blocks.peers} failed={failed}>
        {(block) => <Peers data={block} />}
      </Block>
      <Block of="stocks" data={blocks.stocks} failed={failed}>
        {(block) => <IssuerStocks data={block} />}
      </Block>
      <Block of="bonds" data={blocks.bonds} failed={failed}>
        {(block) => <IssuerBonds data={block} />}
      </Block>
      <Block of="funds" data={blocks.funds} failed={failed}>
        {(block) => <IssuerFunds data={block} />}
      </Block>
      <Block of="debt" data={blocks.debt} failed={failed}>
        {(block) => <DebtMaturity data={block} cash={reportedCash(blocks.figures)} />}
      </Block>
      <Block of="ratings" data={blocks.ratings} failed={failed}>
        {(block) => <BondRatings data={block} isOfIssuer />}
      </Block>
      <Block of="events" data={blocks.events} failed={failed}>
        {(block) => <IssuerEvents data={block} />}
      </Block>
      <IssuerBlock of="multipliers" page={data} />
      <Block of="ifrs" data={blocks.ifrs} failed={failed}>
        {(block) => <IfrsReport data={block} today={today} />}
      </Block>
      <IssuerBlock of="ras" page={data} />
      <IssuerBlock of="bank-ras" page={data} />
      <IssuerBlock of="consensus" page={data} />
      <IssuerBlock of="issuer-profile" page={data} />
      <Block of="quarterly-reports" data={blocks['quarterly-reports']} failed={failed}>
        {(block) => <ReportFiles kind="quarterly" data={block} />}
      </Block>
      <div className={styles.pair}>
        <IssuerBlock of="annual-reports" page={data} />
        <IssuerBlock of="esg-reports" page={data} />
      </div>
      <IssuerBlock of="comments" page={data} />
      <Block of="network" data={blocks.network} failed={failed}>
        {(block) => <NetworkSection data={block} />}
      </Block>
      <IssuerBlock of="related-issuers" page={data} />
      <IssuerBlock of="managers" page={data} />
      <IssuerBlock of="managers-related" page={data} />
      <IssuerBlock of="news" page={data} />
    </>
  );
}
