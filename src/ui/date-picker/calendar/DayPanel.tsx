import type { DOMAttributes } from '@react-types/shared';
import type { RefObject } from 'react';
import { useCalendarGrid } from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import type english from '../labels/eng.json';
import sheet from '../sheet.module.css';
import { type WeekDay, weekDayName } from '../week-day.ts';
import styles from './Calendar.module.css';
import { DayCell } from './DayCell.tsx';
import { PanelHead } from './PanelHead.tsx';
import { useCalendarWords } from './useCalendarWords.ts';

interface Props {
  readonly state: CalendarState | RangeCalendarState;
  readonly calendarProps: DOMAttributes;
  readonly frame?: RefObject<HTMLDivElement | null>;
  readonly today: CalendarDay;
  readonly firstDayOfWeek: WeekDay;
  readonly onUp: () => void;
}

/** One month of days; arrows go by days and weeks, Page keys by months and, with Shift, years. */
export function DayPanel({ state, calendarProps, frame, today, firstDayOfWeek, onUp }: Props) {
  const t = useLabels<typeof english>('date-picker');
  const words = useCalendarWords();
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid(
    { weekdayStyle: 'short', firstDayOfWeek: weekDayName(firstDayOfWeek) },
    state,
  );
  const month = state.visibleRange.start;
  return (
    <div {...calendarProps} ref={frame} className={sheet.panel}>
      <PanelHead
        heading={words.month(month.year, month.month)}
        up={{ label: t('chooseMonth'), onPress: onUp }}
        previous={{
          label: t('previousMonth'),
          isOff: state.isPreviousVisibleRangeInvalid(),
          onPress: () => state.focusPreviousPage(),
        }}
        next={{
          label: t('nextMonth'),
          isOff: state.isNextVisibleRangeInvalid(),
          onPress: () => state.focusNextPage(),
        }}
      />
      <table {...gridProps} className={styles.days}>
        <thead {...headerProps}>
          <tr>
            {weekDays.map((day) => (
              <th key={day}>{day}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: weeksInMonth }, (_, week) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a week is its place in the month
            <tr key={week}>
              {state.getDatesInWeek(week).map((date, column) => (
                <DayCell key={date?.toString() ?? column} state={state} date={date} today={today} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
