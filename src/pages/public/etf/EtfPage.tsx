import { findVenueRow } from '#features/exchange-table/exchange-table.wire.ts';
import { PriceDynamics } from '#features/price-dynamics/PriceDynamics.tsx';
import { explainFigure } from '#market/explain/explain-address.ts';
import { provenancePath } from '#market/provenance/provenance-path.ts';
import { Block } from '#page-parts/entity-sections/Block.tsx';
import { EntitySections } from '#page-parts/entity-sections/EntitySections.tsx';
import { shownSections } from '#page-parts/entity-sections/shown-sections.ts';
import type { ListingChartData } from '#page-parts/listing-chart/listing-chart.contract.ts';
import { venuesOf } from '#page-parts/listing-chart/listing-chart.wire.ts';
import type { PageView } from '#platform/contract/page-view.ts';
import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { SegmentLinks } from '#ui/segment/SegmentLinks.tsx';
import { EtfFacts } from './EtfFacts.tsx';
import { EtfHeading } from './EtfHeading.tsx';
import { ETF_SECTIONS, type EtfPageData, type EtfSection } from './etf.contract.ts';
import { Dividends, EtfHoldings, FigurePanel, FundTracking, ListingChart, News } from './etf.islands.ts';
import { EtfParameters, ExchangeTable, IssuerFunds } from './etf.parts.ts';
import { etfHead, etfPath } from './etf-head.ts';
import type english from './labels/eng.json';

function EtfPage({ data }: { data: EtfPageData }) {
  const t = useLabels<typeof english>('etf');
  const link = useLink();
  const venueHref = (venueId: number) => link(etfPath(data, venueId));
  const { venues, venueId } = venuesOf(data);
  return (
    <>
      <EtfHeading data={data} />
      <FigurePanel />
      {venues.length > 1 && (
        <SegmentLinks
          label={t('venue')}
          items={venues.map(({ id, text }) => ({
            href: venueHref(id),
            text,
            isCurrent: id === venueId,
          }))}
        />
      )}
      <EtfFacts data={data} />
      <EntitySections shown={sectionsOf(data)} sources={provenancePath('etf', data.stringId)}>
        <Sections data={data} venueHref={venueHref} />
      </EntitySections>
    </>
  );
}

interface Props {
  readonly data: EtfPageData;
  readonly venueHref: (venueId: number) => string;
}

function Sections({ data, venueHref }: Props) {
  const { blocks, failed, exchangeTable, dividendsTable } = data;
  return (
    <>
      <Block of="graph" data={data.priceChart && chartedOf(data)} failed={failed}>
        {(listing) => <ListingChart listing={listing} data={toChart(data)} />}
      </Block>
      <Block of="dynamics" data={data.priceDynamics} failed={failed}>
        {(dynamics) => (
          <PriceDynamics
            dynamics={dynamics}
            explain={(what) =>
              explainFigure('etf', data.stringId, what, { venue: venuesOf(data).venueId ?? undefined })
            }
          />
        )}
      </Block>
      <Block of="venues" data={rowsOrNull(exchangeTable.data)} failed={failed}>
        {() => (
          <ExchangeTable
            venues={exchangeTable}
            currentVenueId={venuesOf(data).venueId}
            venueHrefs={Object.fromEntries(venuesOf(data).venues.map(({ id }) => [id, venueHref(id)]))}
          />
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
        {() => (
          <Dividends
            of={{ category: 'etf', stringId: data.stringId }}
            dividends={dividendsTable}
            nearest={data.nearestDividend}
          />
        )}
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
    venues: rowsOrNull(data.exchangeTable.data),
    parameters: data.parameters,
    dividends: rowsOrNull(data.dividendsTable.data),
  };
  return shownSections(ETF_SECTIONS, found, data.failed);
}

const rowsOrNull = <Row,>(rows: readonly Row[]) => (rows.length > 0 ? rows : null);

function chartedOf(data: EtfPageData) {
  const { venueId, venues } = venuesOf(data);
  if (venueId === null) return null;
  const quote = findVenueRow(data.exchangeTable, venueId);
  return {
    instrumentId: data.etfId,
    venueId,
    name: data.name,
    venueName: venues.find(({ id }) => id === venueId)?.text ?? '',
    currency: quote?.currency_name ?? '',
  };
}

/** Of the page, only what its chart needs travels to the browser. */
function toChart(data: EtfPageData): ListingChartData {
  const { get_tradings, priceChart, tradingTable, indexTabs, excelLink, excelExportAccess } = data;
  const { excelDefaultStart, excelDefaultEnd, excelGraphTableStartDate, excelGraphTableEndDate } = data;
  return {
    get_tradings,
    priceChart,
    tradingTable,
    indexTabs,
    excelLink,
    excelExportAccess,
    excelDefaultStart,
    excelDefaultEnd,
    excelGraphTableStartDate,
    excelGraphTableEndDate,
  };
}

export const view: PageView<EtfPageData> = {
  View: EtfPage,
  head: etfHead,
  islands: {},
};
