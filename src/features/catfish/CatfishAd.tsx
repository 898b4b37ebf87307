import { useLabels, useLink } from '#platform/i18n/I18n.tsx';
import { linkTarget } from '#ui/link/link-target.ts';
import styles from './CatfishAd.module.css';
import type { ShownAd } from './catfish.contract.ts';
import type english from './labels/eng.json';

interface Props {
  readonly ad: Omit<ShownAd, 'id'>;
  readonly onFollow?: () => void;
}

/** One advertisement, marked as such: its picture, or its words. */
export function CatfishAd({ ad, onFollow }: Props) {
  const t = useLabels<typeof english>('catfish');
  const link = useLink();
  const isElsewhere = linkTarget(ad.link) === 'elsewhere';
  return (
    <div className={styles.ad}>
      <span className={styles.mark}>{t('advertising')}</span>
      <a
        className={styles.link}
        href={isElsewhere ? ad.link : link(ad.link)}
        target={isElsewhere ? '_blank' : undefined}
        rel="sponsored noopener"
        onClick={onFollow}
        onAuxClick={({ button }) => button === MIDDLE && onFollow?.()}
      >
        {ad.image ? (
          <img className={styles.image} src={ad.image} alt={ad.text || t('picture')} />
        ) : (
          <span className={styles.text}>{ad.text}</span>
        )}
        {isElsewhere && <span className="sr">{t('new_window')}</span>}
      </a>
    </div>
  );
}

/** A press that opens a tab behind this one. */
const MIDDLE = 1;
