import { type CalendarDate, parseDate } from '@internationalized/date';
import { useRef } from 'react';
import { useRangeCalendar } from 'react-aria/useRangeCalendar';
import { type RangeCalendarState, useRangeCalendarState } from 'react-stately/useRangeCalendarState';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { type DayRange, shortcutRange } from '../day-range.ts';
import { CalendarFrame, type FrameProps } from './CalendarFrame.tsx';
import { DayPanel } from './DayPanel.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { useCalendarOptions } from './useCalendarOptions.ts';

interface Props extends FrameProps {
  readonly value: DayRange;
  /** Where the shortcuts count from; null offers none. */
  readonly shortcutAnchor: CalendarDay | null;
  readonly onPick: (range: DayRange) => void;
}

/** What the popup of a range picker shows: the first day picked is one end, the second the other. */
export function RangeCalendar(props: Props) {
  const { value, today, shortcutAnchor, onPick } = props;
  const options = useCalendarOptions(props, value.from ?? value.to ?? today);
  const state = useRangeCalendarState<CalendarDate>({
    ...options,
    value: value.from && value.to ? { start: parseDate(value.from), end: parseDate(value.to) } : null,
    onChange: ({ start, end }) => onPick({ from: start.toString(), to: end.toString() }),
  });
  return (
    <CalendarFrame {...props} state={state}>
      <Days state={state} {...props} />
      {shortcutAnchor !== null && (
        <Shortcuts
          find={(days) => shortcutRange(days, shortcutAnchor, props)}
          isCurrent={({ from, to }) => from === value.from && to === value.to}
          onPick={onPick}
        />
      )}
    </CalendarFrame>
  );
}

function Days({ state, today, firstDayOfWeek, onPanel }: FrameProps & { state: RangeCalendarState }) {
  const frame = useRef<HTMLDivElement>(null);
  // A press elsewhere closes the popup: it must not pick the day that the pointer has passed last.
  const { calendarProps } = useRangeCalendar({ commitBehavior: 'reset' }, state, frame);
  return (
    <DayPanel
      frame={frame}
      state={state}
      calendarProps={calendarProps}
      today={today}
      firstDayOfWeek={firstDayOfWeek}
      onUp={() => onPanel({ type: 'up' })}
    />
  );
}
