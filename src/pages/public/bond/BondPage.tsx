import { provenancePath } from '#market/provenance/provenance-path.ts';
import { EntitySections } from '#page-parts/entity-sections/EntitySections.tsx';
import type { PageView } from '#platform/contract/page-view.ts';
import { BondFacts } from './BondFacts.tsx';
import { BondHeading } from './BondHeading.tsx';
import { BondSections } from './BondSections.tsx';
import type { BondPageData } from './bond.contract.ts';
import { ExplainPanel, FigurePanel } from './bond.islands.ts';
import { bondHead } from './bond-head.ts';
import { bondSections } from './bond-sections.ts';

function BondPage({ data }: { data: BondPageData }) {
  return (
    <>
      <BondHeading data={data} />
      <BondFacts data={data} />
      <EntitySections shown={bondSections(data)} sources={provenancePath('bonds', data.stringId)}>
        <BondSections data={data} />
      </EntitySections>
      <ExplainPanel />
      <FigurePanel />
    </>
  );
}

export const view: PageView<BondPageData> = {
  View: BondPage,
  head: bondHead,
  islands: {},
};
