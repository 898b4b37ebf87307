import { type CalendarDate, parseDate } from '@internationalized/date';
import { useCalendar } from 'react-aria/useCalendar';
import { type CalendarState, useCalendarState } from 'react-stately/useCalendarState';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { shortcutDay } from '../day-range.ts';
import { CalendarFrame, type FrameProps } from './CalendarFrame.tsx';
import { DayPanel } from './DayPanel.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { TimeLink } from './TimeLink.tsx';
import { TimePanel } from './TimePanel.tsx';
import { useCalendarOptions } from './useCalendarOptions.ts';

interface Props extends FrameProps {
  readonly value: CalendarDay | null;
  /** HH:MM, or null where a day is all that is requested. */
  readonly time: string | null;
  readonly hasShortcuts: boolean;
  readonly onPickDay: (day: CalendarDay) => void;
  readonly onPickTime: (time: string) => void;
  readonly onDone: () => void;
}

/** What the popup of a date picker shows. */
export function DayCalendar(props: Props) {
  const { value, time, today, panel, onPanel } = props;
  const options = useCalendarOptions(props, value ?? today);
  const state = useCalendarState<CalendarDate>({
    ...options,
    value: value === null ? null : parseDate(value),
    onChange: (date) => props.onPickDay(date.toString()),
  });
  if (panel === 'time')
    return (
      <TimePanel
        day={value ?? today}
        time={time ?? '00:00'}
        onPick={props.onPickTime}
        onUp={() => onPanel({ type: 'up' })}
        onDone={props.onDone}
      />
    );
  return (
    <CalendarFrame {...props} state={state}>
      <Days state={state} {...props} />
      {time !== null && <TimeLink time={time} onPress={() => onPanel({ type: 'to-time' })} />}
      {props.hasShortcuts && (
        <Shortcuts
          find={(days) => shortcutDay(days, today, props)}
          isCurrent={(day) => day === value}
          onPick={props.onPickDay}
        />
      )}
    </CalendarFrame>
  );
}

function Days({ state, today, firstDayOfWeek, onPanel }: FrameProps & { state: CalendarState }) {
  const { calendarProps } = useCalendar({}, state);
  return (
    <DayPanel
      state={state}
      calendarProps={calendarProps}
      today={today}
      firstDayOfWeek={firstDayOfWeek}
      onUp={() => onPanel({ type: 'up' })}
    />
  );
}
