import { useLabels } from '#platform/i18n/I18n.tsx';
import chip from '#ui/chip/chip.module.css';
import { SHORTCUT_DAYS } from '../day-range.ts';
import type english from '../labels/eng.json';
import styles from './Calendar.module.css';

interface Props<Found> {
  readonly find: (days: number) => Found | null;
  readonly isCurrent: (found: Found) => boolean;
  readonly onPick: (found: Found) => void;
}

export function Shortcuts<Found>({ find, isCurrent, onPick }: Props<Found>) {
  const t = useLabels<typeof english>('date-picker');
  return (
    <fieldset className={styles.shortcuts}>
      <legend className="sr">{t('shortcuts')}</legend>
      {SHORTCUT_DAYS.map((days) => {
        const found = find(days);
        return (
          <button
            key={days}
            type="button"
            className={chip.chip}
            disabled={found === null}
            aria-pressed={found !== null && isCurrent(found)}
            onClick={() => found !== null && onPick(found)}
          >
            {days < 0 ? t('before', { days: -days }) : t('after', { days })}
          </button>
        );
      })}
    </fieldset>
  );
}
