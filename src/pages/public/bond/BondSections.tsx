import { PERCENT_SIGN } from '#domain/numbers/percent-sign.ts';
import { Block } from '#page-parts/entity-sections/Block.tsx';
import { IssuerBlock } from '#page-parts/issuer-blocks/IssuerBlock.tsx';
import { IssuerBonds } from '#page-parts/issuer-blocks/issuer.parts.ts';
import type { BondPageData } from './bond.contract.ts';
import { BondCalculation, BondChart, BondSchedule, BondYields, IssuerCurve } from './bond.islands.ts';
import {
  BondParameters,
  BondRatings,
  BondRisk,
  ExchangeTable,
  Placements,
  SimilarBonds,
} from './bond.parts.ts';
import { orNull } from './bond-sections.ts';

export function BondSections({ data }: { data: BondPageData }) {
  const { blocks, failed, today } = data;
  const currency = data.paramsTable.find(({ name }) => name === 'currency')?.value;
  return (
    <>
      <Block of="graph" data={data.graph} failed={failed}>
        {(graph) => (
          <BondChart
            graph={graph}
            page={{ bondId: data.bondId, stringId: data.stringId, name: data.bondInfo.name, today }}
          />
        )}
      </Block>
      <Block of="yields" data={blocks.yields} failed={failed}>
        {(yields) => <BondYields data={yields} stringId={data.stringId} />}
      </Block>
      <Block of="issuer-curve" data={blocks['issuer-curve']} failed={failed}>
        {(curve) => <IssuerCurve data={curve} />}
      </Block>
      <Block of="similar" data={blocks.similar} failed={failed}>
        {(similar) => <SimilarBonds data={similar} />}
      </Block>
      <Block of="risk" data={blocks.risk} failed={failed}>
        {(risk) => <BondRisk data={risk} stringId={data.stringId} />}
      </Block>
      <Block of="schedule" data={blocks.schedule} failed={failed}>
        {(schedule) => (
          <BondSchedule
            data={schedule}
            today={today}
            excel={data.scheduleExcel}
            mayExport={data.excelExportAccess}
          />
        )}
      </Block>
      <Block of="parameters" data={orNull(data.paramsTable)} failed={failed}>
        {(parameters) => (
          <BondParameters parameters={parameters} currency={String(currency ?? '')} fault={data.termsFault} />
        )}
      </Block>
      <Block of="calculator" data={blocks.calculator} failed={failed}>
        {(start) => <BondCalculation start={start} />}
      </Block>
      <Block of="venues" data={orNull(data.exchangeTable.data)} failed={failed}>
        {() => <ExchangeTable venues={data.exchangeTable} priceUnit={PERCENT_SIGN} />}
      </Block>
      <Block of="ratings" data={blocks.ratings} failed={failed}>
        {(ratings) => <BondRatings data={ratings} />}
      </Block>
      <Block of="placements" data={blocks.placements} failed={failed}>
        {(placements) => <Placements data={placements} />}
      </Block>
      <IssuerBlock of="annual-reports" page={data} />
      <IssuerBlock of="issuer-profile" page={data} />
      <Block of="other-bonds" data={blocks['other-bonds']} failed={failed}>
        {(bonds) => <IssuerBonds data={bonds} areOthers />}
      </Block>
      <IssuerBlock of="news" page={data} />
      <IssuerBlock of="comments" page={data} />
    </>
  );
}
