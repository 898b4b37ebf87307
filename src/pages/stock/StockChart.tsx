import { lazy, Suspense, useMemo } from 'react';
import { useLivePrices } from '#features/live-prices/LivePrices.tsx';
import type { DerivedResult } from '#features/search/derived-result.ts';
import type { NamedId } from '#features/trading-chart/chart-state.ts';
import type { LoadIndexes } from '#features/trading-chart/load-chart.ts';
import { TradingChart } from '#features/trading-chart/TradingChart.tsx';
import { TableStatus } from '#ui/table/states/TableStatus.tsx';
import { toLivePoints } from './join-live.ts';
import { StockExport } from './StockExport.tsx';
import type { StockPageData } from './stock.contract.ts';
import { StockTable } from './stock-table.ts';

const ComparisonSearch = lazy(() =>
  import('#features/search/comparison-search/ComparisonSearch.tsx').then((part) => ({
    default: part.ComparisonSearch,
  })),
);

const loadIndexes: LoadIndexes = async (...asked) =>
  (await import('./load-indexes.ts')).loadIndexes(...asked);

export function StockChart({ data }: { data: StockPageData }) {
  const { priceChart, groundId, stockId, stockInfo, tradingGrounds, exchangeTable } = data;
  const { quote: liveQuote, overturn, minutes } = useLivePrices();
  const live = useMemo(
    () => toLivePoints({ quote: liveQuote, overturn, minutes }),
    [liveQuote, overturn, minutes],
  );
  if (!priceChart || groundId === null) return null;
  const quote = exchangeTable.data.find((row) => row['trading_ground.id'] === groundId);
  return (
    <TradingChart
      stockId={stockId}
      groundId={groundId}
      start={priceChart}
      getTradings={data.get_tradings}
      loadIndexes={loadIndexes}
      stockName={stockInfo.stock_full_name}
      groundName={tradingGrounds.find(({ id }) => id === groundId)?.text ?? ''}
      currency={quote?.currency_name ?? ''}
      indexTabs={data.indexTabs}
      tools={<StockExport data={data} total={null} />}
      live={live}
      compareField={(onPick) => (
        <Suspense>
          <ComparisonSearch isCompact onSelect={(result) => onPick(toCompared(result))} />
        </Suspense>
      )}
      table={(slot) => (
        <Suspense fallback={<TableStatus status="loading" />}>
          <StockTable
            {...slot}
            stockName={stockInfo.stock_full_name}
            start={data.tradingTable}
            tools={({ total, isArchive, from, to }) => (
              <StockExport data={data} total={total} days={{ from, to }} isArchive={isArchive} />
            )}
          />
        </Suspense>
      )}
    />
  );
}

function toCompared({ type, emissionId: id, tradingGroundsId, emissionNameWithTg }: DerivedResult): NamedId {
  if (type === 'index' || tradingGroundsId === null) return { kind: 'index', id, name: emissionNameWithTg };
  return { kind: 'stock', id, groundId: tradingGroundsId, name: emissionNameWithTg };
}
