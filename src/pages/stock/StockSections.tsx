import type { MouseEvent } from 'react';
import { Block } from '#pages/entity-sections/Block.tsx';
import { IssuerBlock } from '#pages/issuer-blocks/IssuerBlock.tsx';
import { IssuerBonds, IssuerStocks } from '#pages/issuer-blocks/issuer-parts.ts';
import { LiveDynamics } from './LiveDynamics.tsx';
import { StockChart } from './StockChart.tsx';
import styles from './StockSections.module.css';
import type { StockPageData } from './stock.contract.ts';
import {
  Dividends,
  Holders,
  IfrsStatements,
  Leaders,
  LiveExchangeTable,
  Placements,
  PriceForecasts,
  StockIndexes,
  StockParameters,
} from './stock-parts.ts';
import { hasGraph, orNull } from './stock-sections.ts';

interface Props {
  readonly data: StockPageData;
  readonly groundHref: (groundId: number) => string;
  readonly onFollow: (event: MouseEvent<HTMLAnchorElement>) => void;
}

/** In the order of document A, section 2. */
export function StockSections({ data, groundHref, onFollow }: Props) {
  const { blocks, failed, today } = data;
  return (
    <>
      <Block of="graph" data={hasGraph(data) ? data : null} failed={failed}>
        {(page) => <StockChart data={page} />}
      </Block>
      <Block of="dynamics" data={data.priceDynamics} failed={failed}>
        {(dynamics) => <LiveDynamics dynamics={dynamics} />}
      </Block>
      <Block of="grounds" data={orNull(data.exchangeTable.data)} failed={failed}>
        {() => (
          <LiveExchangeTable
            grounds={data.exchangeTable}
            currentGroundId={data.groundId}
            groundHref={groundHref}
            onFollow={onFollow}
          />
        )}
      </Block>
      <div className={styles.pair}>
        <Block of="dividends" data={orNull(data.dividendsTable.data)} failed={failed}>
          {() => <Dividends dividends={data.dividendsTable} nearest={data.nearestDividend} />}
        </Block>
        <Block of="parameters" data={orNull(data.paramsTable)} failed={failed}>
          {(parameters) => <StockParameters parameters={parameters} />}
        </Block>
      </div>
      <Block of="ifrs" data={blocks.ifrs} failed={failed}>
        {(statements) => <IfrsStatements data={statements} today={today} />}
      </Block>
      <IssuerBlock of="ras" page={data} />
      <Block of="placements" data={blocks.placements} failed={failed}>
        {(placements) => <Placements data={placements} />}
      </Block>
      <IssuerBlock of="emitent-profile" page={data} />
      <Block of="other-stocks" data={orNull(data.emitentSharesStocksList)} failed={failed}>
        {(stocks) => <IssuerStocks data={stocks} areOthers />}
      </Block>
      <Block of="price-forecasts" data={blocks['price-forecasts']} failed={failed}>
        {(forecasts) => <PriceForecasts data={forecasts} />}
      </Block>
      <Block of="bonds" data={orNull(data.emitentSharesBondsList)} failed={failed}>
        {(bonds) => <IssuerBonds data={bonds} />}
      </Block>
      <Block of="indexes" data={orNull(data.indexesList)} failed={failed}>
        {(indexes) => <StockIndexes indexes={indexes} />}
      </Block>
      <Block of="holders" data={blocks.holders} failed={failed}>
        {(holders) => <Holders data={holders} />}
      </Block>
      <IssuerBlock of="news" page={data} />
      <IssuerBlock of="comments" page={data} />
      <IssuerBlock of="related-emitents" page={data} />
      <IssuerBlock of="managers" page={data} />
      <IssuerBlock of="managers-related" page={data} />
      <IssuerBlock of="annual-reports" page={data} />
      <IssuerBlock of="multipliers" page={data} />
      <Block of="leaders" data={blocks.leaders} failed={failed}>
        {(leaders) => <Leaders data={leaders} stockId={data.stockId} />}
      </Block>
      <IssuerBlock of="esg-reports" page={data} />
      <IssuerBlock of="bank-ras" page={data} />
      <IssuerBlock of="consensus" page={data} />
    </>
  );
}
