import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import button from '#ui/button/button.module.css';
import type english from '../labels/eng.json';
import sheet from '../sheet.module.css';
import styles from './Calendar.module.css';
import { PanelHead } from './PanelHead.tsx';
import { TimeList } from './TimeList.tsx';

interface Props {
  readonly day: CalendarDay;
  /** HH:MM. */
  readonly time: string;
  readonly onPick: (time: string) => void;
  readonly onUp: () => void;
  readonly onDone: () => void;
}

/** Hours and minutes of the day that was picked. */
export function TimePanel({ day, time, onPick, onUp, onDone }: Props) {
  const t = useLabels<typeof english>('date-picker');
  const format = useFormat();
  const [hours = '00', minutes = '00'] = time.split(':');
  return (
    <>
      <div className={sheet.panel}>
        <PanelHead heading={format.day(day)} up={{ label: t('changeDay'), onPress: onUp }} />
        <div className={styles.time}>
          <TimeList
            label={t('hours')}
            count={24}
            value={Number(hours)}
            isFirst
            onPick={(picked) => onPick(`${picked}:${minutes}`)}
            onDone={onDone}
          />
          <TimeList
            label={t('minutes')}
            count={60}
            value={Number(minutes)}
            onPick={(picked) => onPick(`${hours}:${picked}`)}
            onDone={onDone}
          />
        </div>
      </div>
      <button type="button" className={button.button} onClick={onDone}>
        {t('done')}
      </button>
    </>
  );
}
