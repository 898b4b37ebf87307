import { entityPath } from '#domain/search/categories.ts';
import { WatchButton } from '#features/watchlist/watch-button/WatchButton.tsx';
import { useLabels, useLink } from '#foundation/i18n/I18n.tsx';
import { EntityHeading } from '#ui/entity-heading/EntityHeading.tsx';
import type english from './labels/eng.json';
import { StockPrice } from './StockPrice.tsx';
import type { StockPageData } from './stock.contract.ts';

/** What the share is, and what it costs on the chosen ground. */
export function StockHeading({ data }: { data: StockPageData }) {
  const t = useLabels<typeof english>('stock');
  const link = useLink();
  const { stock_full_name, tiker, isin, share_type, status, branch_name } = data.stockInfo;
  const { emitent_name, emitent_string_id } = data.stockInfo;
  const quote = data.exchangeTable.data.find((row) => row['trading_ground.id'] === data.groundId);
  const issuer = { text: emitent_name, href: link(entityPath('companies', emitent_string_id)) };
  return (
    <EntityHeading
      path={{ label: t('path'), links: [{ href: link('/stocks/'), text: t('shares') }] }}
      name={stock_full_name}
      ticker={tiker}
      warning={status === 'active' ? null : t(`status_${status}`)}
      facts={[t(`share_type_${share_type}`), isin, issuer, branch_name]}
      action={
        <WatchButton
          stockId={data.stockId}
          name={stock_full_name}
          grounds={data.tradingGrounds}
          groundId={data.groundId}
        />
      }
    >
      {quote && quote.date !== null && <StockPrice key={data.groundId} quote={quote} />}
    </EntityHeading>
  );
}
