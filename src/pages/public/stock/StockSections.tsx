import { Block } from '#page-parts/entity-sections/Block.tsx';
import { IssuerBlock } from '#page-parts/issuer-blocks/IssuerBlock.tsx';
import { IssuerBonds, IssuerStocks } from '#page-parts/issuer-blocks/issuer.parts.ts';
import { StockIndexes } from './StockIndexes.tsx';
import { StockParameters } from './StockParameters.tsx';
import styles from './StockSections.module.css';
import type { StockPageData } from './stock.contract.ts';
import { Dividends, IfrsStatements, Leaders } from './stock.islands.ts';
import { Holders, Placements, PriceForecasts } from './stock.parts.ts';
import { securitiesOfIssuer } from './stock.wire.ts';
import { orNull } from './stock-sections.ts';

/** In the order of STOCK_GROUPS, below what is traded. */
export function StockSections({ data }: { data: StockPageData }) {
  const { blocks, failed, today } = data;
  const others = securitiesOfIssuer(data);
  return (
    <>
      <Block of="leaders" data={blocks.leaders} failed={failed}>
        {(leaders) => <Leaders data={leaders} stockId={data.stockId} />}
      </Block>
      <Block of="indexes" data={orNull(data.indexesList)} failed={failed}>
        {(indexes) => <StockIndexes indexes={indexes} />}
      </Block>
      <IssuerBlock of="multipliers" page={data} />
      <IssuerBlock of="consensus" page={data} />
      <Block of="price-forecasts" data={blocks['price-forecasts']} failed={failed}>
        {(forecasts) => <PriceForecasts data={forecasts} />}
      </Block>
      <div className={styles.pair}>
        <Block of="dividends" data={orNull(data.dividendsTable.data)} failed={failed}>
          {() => (
            <Dividends
              of={{ category: 'stocks', stringId: data.stringId }}
              dividends={data.dividendsTable}
              nearest={data.nearestDividend}
            />
          )}
        </Block>
        <Block of="parameters" data={orNull(data.paramsTable)} failed={failed}>
          {(parameters) => <StockParameters parameters={parameters} />}
        </Block>
      </div>
      <Block of="ifrs" data={blocks.ifrs} failed={failed}>
        {(statements) => <IfrsStatements data={statements} today={today} />}
      </Block>
      <IssuerBlock of="ras" page={data} />
      <IssuerBlock of="bank-ras" page={data} />
      <IssuerBlock of="annual-reports" page={data} />
      <IssuerBlock of="esg-reports" page={data} />
      <IssuerBlock of="issuer-profile" page={data} />
      <Block of="placements" data={blocks.placements} failed={failed}>
        {(placements) => <Placements data={placements} />}
      </Block>
      <Block of="other-stocks" data={orNull(others.stocks)} failed={failed}>
        {(stocks) => <IssuerStocks data={stocks} areOthers />}
      </Block>
      <Block of="bonds" data={orNull(others.bonds)} failed={failed}>
        {(bonds) => <IssuerBonds data={bonds} />}
      </Block>
      <Block of="holders" data={blocks.holders} failed={failed}>
        {(holders) => <Holders data={holders} />}
      </Block>
      <IssuerBlock of="managers" page={data} />
      <IssuerBlock of="managers-related" page={data} />
      <IssuerBlock of="related-issuers" page={data} />
      <IssuerBlock of="news" page={data} />
      <IssuerBlock of="comments" page={data} />
    </>
  );
}
