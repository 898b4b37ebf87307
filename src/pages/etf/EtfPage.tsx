import { PriceDynamics } from '#features/price-dynamics/PriceDynamics.tsx';
import { useLabels, useLink } from '#foundation/i18n/I18n.tsx';
import type { PageView } from '#foundation/web/page-view.ts';
import { Block } from '#pages/entity-sections/Block.tsx';
import { EntitySections } from '#pages/entity-sections/EntitySections.tsx';
import { shownSections } from '#pages/entity-sections/shown-sections.ts';
import { ListingChart } from '#pages/listing-chart/ListingChart.tsx';
import { SegmentLinks } from '#ui/segment/SegmentLinks.tsx';
import { EtfHeading } from './EtfHeading.tsx';
import { ETF_SECTIONS, type EtfPageData, type EtfSection } from './etf.contract.ts';
import { etfHead, etfPath } from './etf-head.ts';
import {
  Dividends,
  EtfHoldings,
  EtfParameters,
  ExchangeTable,
  FundTracking,
  IssuerFunds,
  News,
} from './etf-parts.ts';
import type english from './labels/eng.json';

function EtfPage({ data }: { data: EtfPageData }) {
  const t = useLabels<typeof english>('etf');
  const link = useLink();
  const groundHref = (groundId: number) => link(etfPath(data, groundId));
  const { tradingGrounds, groundId } = data;
  return (
    <>
      <EtfHeading data={data} />
      {tradingGrounds.length > 1 && (
        <SegmentLinks
          label={t('ground')}
          items={tradingGrounds.map(({ id, text }) => ({
            href: groundHref(id),
            text,
            isCurrent: id === groundId,
          }))}
        />
      )}
      <EntitySections shown={sectionsOf(data)}>
        <Sections data={data} groundHref={groundHref} />
      </EntitySections>
    </>
  );
}

interface Props {
  readonly data: EtfPageData;
  readonly groundHref: (groundId: number) => string;
}

function Sections({ data, groundHref }: Props) {
  const { blocks, failed, exchangeTable, dividendsTable } = data;
  return (
    <>
      <Block of="graph" data={data.priceChart && chartedOf(data)} failed={failed}>
        {(listing) => <ListingChart listing={listing} data={data} />}
      </Block>
      <Block of="dynamics" data={data.priceDynamics} failed={failed}>
        {(dynamics) => <PriceDynamics dynamics={dynamics} />}
      </Block>
      <Block of="grounds" data={rowsOrNull(exchangeTable.data)} failed={failed}>
        {() => (
          <ExchangeTable grounds={exchangeTable} currentGroundId={data.groundId} groundHref={groundHref} />
        )}
      </Block>
      <Block of="parameters" data={data.parameters} failed={failed}>
        {(parameters) => <EtfParameters parameters={parameters} />}
      </Block>
      <Block of="tracking" data={blocks.tracking} failed={failed}>
        {(tracking) => <FundTracking data={tracking} />}
      </Block>
      <Block of="holdings" data={blocks.holdings} failed={failed}>
        {(holdings) => <EtfHoldings data={holdings} mayExport={data.excelExportAccess} />}
      </Block>
      <Block of="dividends" data={rowsOrNull(dividendsTable.data)} failed={failed}>
        {() => <Dividends dividends={dividendsTable} nearest={data.nearestDividend} />}
      </Block>
      <Block of="funds" data={blocks.funds} failed={failed}>
        {(funds) => <IssuerFunds data={funds} areOthers />}
      </Block>
      <Block of="news" data={blocks.news} failed={failed}>
        {(news) => <News data={news} />}
      </Block>
    </>
  );
}

/** Those that there is something to show of, in the order of the page. */
function sectionsOf(data: EtfPageData): readonly EtfSection[] {
  const found: Readonly<Record<EtfSection, unknown>> = {
    ...data.blocks,
    graph: data.priceChart,
    dynamics: data.priceDynamics,
    grounds: rowsOrNull(data.exchangeTable.data),
    parameters: data.parameters,
    dividends: rowsOrNull(data.dividendsTable.data),
  };
  return shownSections(ETF_SECTIONS, found, data.failed);
}

const rowsOrNull = <Row,>(rows: readonly Row[]) => (rows.length > 0 ? rows : null);

function chartedOf({ etfId, groundId, name, tradingGrounds, exchangeTable }: EtfPageData) {
  if (groundId === null) return null;
  const quote = exchangeTable.data.find((row) => row['trading_ground.id'] === groundId);
  return {
    instrumentId: etfId,
    groundId,
    name,
    groundName: tradingGrounds.find(({ id }) => id === groundId)?.text ?? '',
    currency: quote?.currency_name ?? '',
  };
}

export const view: PageView<EtfPageData> = { View: EtfPage, head: etfHead };
