import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import buttons from '#ui/button/button.module.css';
import field from '#ui/field/field.module.css';
import type english from './labels/eng.json';
import styles from './TradingTable.module.css';

interface Props {
  readonly isArchive: boolean;
  readonly from: CalendarDay | null;
  readonly to: CalendarDay | null;
  readonly action: string;
}

/** Where script runs, days are chosen above the table. */
export function DaysForm({ isArchive, from, to, action }: Props) {
  const t = useLabels<typeof english>('trading-table');
  const [path = action] = action.split('?');
  return (
    <noscript>
      <form className={styles.form} action={path} aria-label={t('filter')}>
        <input type="hidden" name={isArchive ? 'view' : 'mode'} value={isArchive ? 'archive' : 'table'} />
        <label className={field.label}>
          {t('from')} <input className={field.field} type="date" name="from" defaultValue={from ?? ''} />
        </label>
        <label className={field.label}>
          {t('to')} <input className={field.field} type="date" name="to" defaultValue={to ?? ''} />
        </label>
        <button type="submit" className={buttons.button}>
          {t('show')}
        </button>
      </form>
    </noscript>
  );
}
