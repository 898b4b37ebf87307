import { lazy, Suspense, useRef } from 'react';
import { type DerivedResult, venueIdOf } from '#features/comparison-search/derived-result.wire.ts';
import type { LivePoints } from '#features/trading-chart/live-points.ts';
import type { LoadIndexes } from '#features/trading-chart/load-chart.ts';
import type { NamedId } from '#market/trading-chart/chart-state.ts';
import { TableStatus } from '#ui/table/states/TableStatus.tsx';
import { ListingExport } from './ListingExport.tsx';
import type { ChartedListing, ListingChartData } from './listing-chart.contract.ts';
import { ListingTable } from './listing-table.ts';
import { TradingChart } from './TradingChart.tsx';
import { TypeAhead } from './TypeAhead.tsx';

const ComparisonSearch = lazy(() =>
  import('#features/comparison-search/ComparisonSearch.tsx').then((part) => ({
    default: part.ComparisonSearch,
  })),
);

const loadIndexes: LoadIndexes = async (...requested) =>
  (await import('./load-indexes.ts')).loadIndexes(...requested);

interface Props {
  readonly listing: ChartedListing;
  readonly data: ListingChartData;
  readonly live?: LivePoints | null;
}

/** The price of a share or a fund on a venue: its chart, its table, and the features that they need around them. */
export function ListingChart({ listing, data, live = null }: Props) {
  const typed = useRef('');
  if (!data.priceChart) return null;
  return (
    <TradingChart
      stockId={listing.instrumentId}
      venueId={listing.venueId}
      start={data.priceChart}
      getTradings={data.get_tradings}
      loadIndexes={loadIndexes}
      stockName={listing.name}
      venueName={listing.venueName}
      currency={listing.currency}
      indexTabs={data.indexTabs}
      tools={(days) => <ListingExport listing={listing} data={data} total={null} days={days} />}
      live={live}
      compareField={(onPick) => (
        <Suspense fallback={<TypeAhead onType={(text) => (typed.current = text)} />}>
          <ComparisonSearch
            isCompact
            readTyped={() => typed.current}
            onSelect={(result) => {
              typed.current = '';
              onPick(toCompared(result));
            }}
          />
        </Suspense>
      )}
      table={(slot) => (
        <Suspense fallback={<TableStatus status="loading" />}>
          <ListingTable
            {...slot}
            stockName={listing.name}
            start={data.tradingTable}
            tools={({ total, isArchive, from, to }) => (
              <ListingExport
                listing={listing}
                data={data}
                total={total}
                days={{ from, to }}
                isArchive={isArchive}
              />
            )}
          />
        </Suspense>
      )}
    />
  );
}

function toCompared(result: DerivedResult): NamedId {
  const { type, emissionId: id, emissionNameWithTg: name } = result;
  const venueId = venueIdOf(result);
  return type === 'index' || venueId === null
    ? { kind: 'index', id, name }
    : { kind: 'stock', id, venueId, name };
}
