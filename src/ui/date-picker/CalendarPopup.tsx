import type { ReactNode, RefObject } from 'react';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Popup } from '#ui/popup/Popup.tsx';
import type english from './labels/eng.json';
import styles from './sheet.module.css';

interface Props {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly beside: RefObject<HTMLDivElement | null>;
  readonly label: string;
  readonly isFailed: boolean;
  readonly onClose: () => void;
  /** The calendar, or null while it is on its way. */
  readonly children: ReactNode;
}

/** It opens at once at the size of the calendar, so that nothing jumps when that arrives. */
export function CalendarPopup({ button, beside, label, isFailed, onClose, children }: Props) {
  const t = useLabels<typeof english>('date-picker');
  return (
    <Popup anchor={button} beside={beside} label={label} onClose={onClose}>
      <div className={styles.sheet}>
        {children ?? (
          <div className={styles.panel}>
            {isFailed ? <p role="alert">{t('failed')}</p> : <Skeleton label={t('loading')} />}
          </div>
        )}
      </div>
    </Popup>
  );
}

function Skeleton({ label }: { label: string }) {
  return (
    <div className={styles.skeleton} role="status" aria-label={label}>
      <span />
      <span />
      <span />
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}
