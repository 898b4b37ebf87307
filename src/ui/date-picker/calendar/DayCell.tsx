import { type CalendarDate, isSameMonth } from '@internationalized/date';
import { useRef } from 'react';
import { useCalendarCell } from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import type english from '../labels/eng.json';
import styles from './Calendar.module.css';
import { useCalendarWords } from './useCalendarWords.ts';

interface Props {
  readonly state: CalendarState | RangeCalendarState;
  readonly date: CalendarDate | null;
  readonly today: CalendarDay;
}

export function DayCell({ state, date, today }: Props) {
  if (!date) return <td aria-hidden="true" />;
  if (isSameMonth(date, state.visibleRange.start)) return <Day state={state} date={date} today={today} />;
  return (
    <td aria-hidden="true">
      <span className={styles.outside}>{date.day}</span>
    </td>
  );
}

function Day({ state, date, today }: Props & { date: CalendarDate }) {
  const t = useLabels<typeof english>('date-picker');
  const format = useFormat();
  const words = useCalendarWords();
  const button = useRef<HTMLDivElement>(null);
  const { cellProps, buttonProps, isSelected } = useCalendarCell({ date }, state, button);
  const day = date.toString();
  const range = 'highlightedRange' in state ? state.highlightedRange : null;
  const isStart = range?.start.compare(date) === 0;
  const isEnd = range?.end.compare(date) === 0;
  const isToday = day === today;
  // The library's own words ask the browser's clock what day it is; this site has its own today.
  const label = [
    isStart && t('from'),
    isEnd && t('to'),
    words.day(day),
    isToday && t('today'),
    isSelected && t('chosen'),
  ];
  const labelled = { ...buttonProps, 'aria-label': format.phrase(label) };
  return (
    <td
      {...cellProps}
      className={styles.cell}
      data-between={(range !== null && isSelected) || undefined}
      data-start={isStart || undefined}
      data-end={isEnd || undefined}
    >
      <div
        {...labelled}
        ref={button}
        className={styles.day}
        aria-current={isToday ? 'date' : undefined}
        data-chosen={(isSelected && (range === null || isStart || isEnd)) || undefined}
      >
        {date.day}
      </div>
    </td>
  );
}
