import { useLabels } from '#platform/i18n/I18n.tsx';
import { classes } from '#ui/classes.ts';
import styles from './LiveMark.module.css';
import { useLivePrices } from './LivePrices.tsx';
import type english from './labels/eng.json';
import type { LiveStatus } from './live-state.ts';

const WORDS = {
  live: 'live',
  over: 'over',
  reconnecting: 'reconnecting',
} as const satisfies Partial<Record<LiveStatus, keyof typeof english>>;

/** Says whether the price moves by itself. Only what needs attention is spoken: a price that cannot be followed. */
export function LiveMark() {
  const t = useLabels<typeof english>('live-prices');
  const { status } = useLivePrices();
  const isShown = status === 'live' || status === 'over' || status === 'reconnecting';
  return (
    <>
      {isShown && (
        <span
          className={classes(styles.mark, styles[status])}
          title={t(`${WORDS[status]}_hint`)}
          data-live={status}
        >
          <span className={styles.dot} aria-hidden="true" />
          {t(WORDS[status])}
        </span>
      )}
      <span className="sr" role="status">
        {status === 'reconnecting' && t('reconnecting_hint')}
      </span>
    </>
  );
}
