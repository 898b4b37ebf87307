import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import type english from './labels/eng.json';
import type { ForecastSummary } from './price-forecasts.contract.ts';
import styles from './TargetScale.module.css';
import { placeTargets } from './target-positions.ts';

/** Where the targets lie, and the last price among them for whoever may see it. One target has no range to draw. */
export function TargetScale({ summary }: { summary: ForecastSummary }) {
  const t = useLabels<typeof english>('price-forecasts');
  const format = useFormat();
  const { low, mean, high } = summary;
  const last = typeof summary.last === 'number' ? summary.last : null;
  if (low === high) return null;
  const positions = placeTargets({ low, mean, high, last });
  const price = (value: number) => format.number(value, 2);
  const formatted = { low: price(low), mean: price(mean), high: price(high) };
  const label =
    last === null ? t('scale', formatted) : t('scale_with_last', { ...formatted, last: price(last) });
  return (
    <figure className={styles.figure}>
      <svg className={styles.scale} width="100%" height="24" role="img" aria-label={label}>
        <rect className={styles.rail} x="0" y="10" width="100%" height="4" rx="2" />
        <rect
          className={styles.range}
          x={`${positions.low}%`}
          y="8"
          width={`${positions.high - positions.low}%`}
          height="8"
          rx="4"
        />
        <line className={styles.mean} x1={`${positions.mean}%`} x2={`${positions.mean}%`} y1="3" y2="21" />
        {positions.last !== null && (
          <circle className={styles.last} cx={`${positions.last}%`} cy="12" r="6" />
        )}
      </svg>
      <figcaption className={styles.legend} aria-hidden="true">
        <span className={styles.ofRange}>{t('legend_range')}</span>
        <span className={styles.ofMean}>{t('legend_mean')}</span>
        {last !== null && <span className={styles.ofLast}>{t('legend_last', { price: price(last) })}</span>}
      </figcaption>
    </figure>
  );
}
