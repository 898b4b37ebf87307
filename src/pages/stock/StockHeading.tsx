import { useLabels, useLink } from '#foundation/i18n/I18n.tsx';
import { Badge } from '#ui/badge/Badge.tsx';
import type english from './labels/eng.json';
import styles from './StockHeading.module.css';
import { StockPrice } from './StockPrice.tsx';
import type { StockPageData } from './stock.contract.ts';

/** What the share is, and what it costs on the chosen ground. */
export function StockHeading({ data }: { data: StockPageData }) {
  const t = useLabels<typeof english>('stock');
  const link = useLink();
  const { stock_full_name, tiker, isin, share_type, status, emitent_name, branch_name } = data.stockInfo;
  const quote = data.exchangeTable.data.find((row) => row['trading_ground.id'] === data.groundId);
  const issuer = emitent_name === stock_full_name ? null : emitent_name;
  const facts = [t(`share_type_${share_type}`), isin, issuer, branch_name];
  return (
    <>
      <nav aria-label={t('path')}>
        <ol className={styles.crumbs}>
          <li>
            <a href={link('/stocks/')}>{t('shares')}</a>
          </li>
          <li aria-current="page">{stock_full_name}</li>
        </ol>
      </nav>
      <div className={styles.title}>
        <div className={styles.what}>
          <div className={styles.name}>
            <h1>{stock_full_name}</h1>
            {tiker && <span className={styles.ticker}>{tiker}</span>}
            {status !== 'active' && <Badge tone="warn" text={t(`status_${status}`)} />}
          </div>
          <ul className={styles.facts}>{facts.map((fact) => fact && <li key={fact}>{fact}</li>)}</ul>
        </div>
        {quote && quote.date !== null && <StockPrice quote={quote} />}
      </div>
    </>
  );
}
