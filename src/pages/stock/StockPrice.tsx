import type { ExchangeRow } from '#features/exchange-table/exchange-table.contract.ts';
import { useLabels } from '#foundation/i18n/I18n.tsx';
import { isLocked } from '#foundation/web/sealed.ts';
import { Change } from '#ui/change/Change.tsx';
import { classes } from '#ui/classes.ts';
import { Day } from '#ui/figure/Day.tsx';
import { Figure } from '#ui/figure/Figure.tsx';
import type english from './labels/eng.json';
import styles from './StockPrice.module.css';

/** The last price on the chosen ground and its change since the trading day before. */
export function StockPrice({ quote }: { quote: ExchangeRow }) {
  const t = useLabels<typeof english>('stock');
  return (
    <div className={styles.quote}>
      <p className={styles.line}>
        <span className={classes(styles.price, isLocked(quote.last) && styles.closed)}>
          <span className="sr">{t('last_price')} </span>
          <Figure value={quote.last} />
          <span className={styles.currency}> {quote.currency_name}</span>
        </span>
        <Change percent={quote.change} />
      </p>
      <p className={styles.when}>
        {quote.trading_ground}
        {quote.date && (
          <>
            {' · '}
            <Day day={quote.date} />
          </>
        )}
      </p>
    </div>
  );
}
