import { isLocked } from '#platform/contract/sealed.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { useUnlock } from '#platform/session/ViewerKind.tsx';
import { ExplainedChange } from '#ui/explained/ExplainedChange.tsx';
import { Figure, type Known } from '#ui/figure/Figure.tsx';
import { LockedValue } from '#ui/locked-value/LockedValue.tsx';
import type english from './labels/eng.json';
import styles from './PriceScale.module.css';
import { ScaleRail } from './ScaleRail.tsx';

interface Props {
  readonly title: string;
  /** Where the change is explained. */
  readonly href: string;
  readonly lastPrice: Known<'last-price'>;
  readonly lastDate: string;
  /** In percent. */
  readonly deltaLastPrice: Known;
  readonly absoluteMinPrice: Known;
  readonly absoluteMaxPrice: Known;
}

/** One period: its change, its lowest and highest price, and the last price between them (ST-09). */
export function PriceScale({
  title,
  href,
  lastPrice: last,
  lastDate,
  deltaLastPrice: change,
  ...range
}: Props) {
  const { absoluteMinPrice: lowest, absoluteMaxPrice: highest } = range;
  const t = useLabels<typeof english>('price-dynamics');
  const unlock = useUnlock('price-dynamics');
  return (
    <div className={styles.scale}>
      <div className={styles.top}>
        <h3 className={styles.title}>{title}</h3>
        {isLocked(change) ? (
          <LockedValue unlock={unlock} />
        ) : (
          <ExplainedChange percent={change} href={href} label={title} />
        )}
      </div>
      {lowest === null || highest === null ? (
        <p className={styles.none}>{t('pd:no_data_min_max')}</p>
      ) : (
        <>
          {isOpen(lowest) && isOpen(highest) && isOpen(last) ? (
            <ScaleRail
              lowest={lowest}
              highest={highest}
              last={last}
              lastDate={lastDate}
              change={isOpen(change) ? change : null}
            />
          ) : (
            <ClosedRail last={last} />
          )}
          <dl className={styles.ends}>
            <div>
              <dt>{t('min')}</dt>
              <dd>
                <Figure value={lowest} lock="price-dynamics" />
              </dd>
            </div>
            <div>
              <dt>{t('max')}</dt>
              <dd>
                <Figure value={highest} lock="price-dynamics" />
              </dd>
            </div>
          </dl>
        </>
      )}
    </div>
  );
}

/** Without all three prices nothing has a position: a dashed rail, no pin, and the last price for whoever may see it. */
function ClosedRail({ last }: { last: Known<'last-price'> }) {
  const t = useLabels<typeof english>('price-dynamics');
  return (
    <>
      <p className={styles.tag} data-price="">
        <span className="sr">{t('last')} </span>
        <Figure value={last} />
      </p>
      <svg className={styles.closed} width="100%" height="10" aria-hidden="true">
        <line x1="0" x2="100%" y1="5" y2="5" />
      </svg>
    </>
  );
}

const isOpen = (value: Known): value is number => typeof value === 'number';
