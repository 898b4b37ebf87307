import { Suspense } from 'react';
import { Dividends } from '#features/dividends/Dividends.tsx';
import { LivePrices } from '#features/live-prices/LivePrices.tsx';
import { useLabels, useLink } from '#foundation/i18n/I18n.tsx';
import type { PageView } from '#foundation/web/page-view.ts';
import { EntitySections } from '#pages/entity-sections/EntitySections.tsx';
import { Message } from '#ui/message/Message.tsx';
import { GroundChoice } from './GroundChoice.tsx';
import type { GroundSwitch } from './ground-switch.ts';
import { LiveDynamics } from './LiveDynamics.tsx';
import { LiveExchangeTable } from './LiveExchangeTable.tsx';
import type english from './labels/eng.json';
import { StockChart } from './StockChart.tsx';
import { StockHeading } from './StockHeading.tsx';
import { StockIndexes } from './StockIndexes.tsx';
import styles from './StockPage.module.css';
import { StockParameters } from './StockParameters.tsx';
import type { StockPageData } from './stock.contract.ts';
import { stockPath } from './stock-address.ts';
import { stockHead } from './stock-head.ts';
import { stockSections } from './stock-sections.ts';
import { useGroundSwitch } from './useGroundSwitch.ts';

/** Each section is hydrated by itself, so that a press on one does not wait for the others. */
function StockPage({ data: first }: { data: StockPageData }) {
  const link = useLink();
  const { state, follow } = useGroundSwitch(first);
  const data = state.page;
  const groundHref = (groundId: number) => link(stockPath(data, groundId));
  return (
    <LivePrices stockId={data.stockId} groundId={data.groundId}>
      <StockHeading data={data} />
      <GroundChoice state={state} groundHref={groundHref} onFollow={follow} />
      <FailedSwitch state={state} />
      <EntitySections shown={stockSections(data)}>
        <Suspense>
          <StockChart data={data} />
        </Suspense>
        <Suspense>
          <LiveDynamics dynamics={data.priceDynamics} />
        </Suspense>
        <Suspense>
          <LiveExchangeTable
            grounds={data.exchangeTable}
            currentGroundId={data.groundId}
            groundHref={groundHref}
            onFollow={follow}
          />
        </Suspense>
        <div className={styles.pair}>
          <Suspense>
            <Dividends dividends={data.dividendsTable} nearest={data.nearestDividend} />
          </Suspense>
          <Suspense>
            <StockParameters parameters={data.paramsTable} />
          </Suspense>
        </div>
        <Suspense>
          <StockIndexes indexes={data.indexesList} />
        </Suspense>
      </EntitySections>
    </LivePrices>
  );
}

function FailedSwitch({ state }: { state: GroundSwitch<StockPageData> }) {
  const t = useLabels<typeof english>('stock');
  if (state.status !== 'failed') return null;
  return (
    <Message>
      {t('ground_failed')}{' '}
      <a className="link" href={state.wanted}>
        {t('try_again')}
      </a>
    </Message>
  );
}

export const view: PageView<StockPageData> = { View: StockPage, head: stockHead };
