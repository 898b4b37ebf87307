import { useReducer, useRef } from 'react';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { DayLimits } from '#domain/calendar/day-arithmetic.ts';
import { type CalendarMoment, dayOf, timeOf } from '#domain/calendar/written-day.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { CalendarButton } from './CalendarButton.tsx';
import { CalendarPopup } from './CalendarPopup.tsx';
import type english from './labels/eng.json';
import { nextPanel, type OpenPanel } from './picker-panel.ts';
import { TypedField } from './TypedField.tsx';
import { useOnDemand } from './useOnDemand.ts';
import { useTypedField } from './useTypedField.ts';
import type { WeekDay } from './week-day.ts';

const loadCalendar = () => import('./calendar/DayCalendar.tsx').then(({ DayCalendar }) => DayCalendar);

export interface DatePickerProps extends DayLimits {
  readonly label: string;
  /** YYYY-MM-DD, or YYYY-MM-DDTHH:MM with `withTime`. */
  readonly value: CalendarDay | CalendarMoment | null;
  readonly onChange: (value: CalendarDay | CalendarMoment | null) => void;
  /** Raised once for each text that cannot be read as a date within the limits. */
  readonly onInputError?: (text: string) => void;
  readonly today: CalendarDay;
  readonly firstDayOfWeek?: WeekDay;
  readonly withTime?: boolean;
  /** The panel that the popup opens on. */
  readonly panel?: OpenPanel;
  /** Offers the days 7 and 30 days before and after today. */
  readonly hasShortcuts?: boolean;
  readonly isClearable?: boolean;
  readonly isDisabled?: boolean;
  /** The field's name in its form; it sends the text as it is written. */
  readonly name?: string;
  /** A text that a form sent and the server refused: drawn again, with its complaint. */
  readonly rejected?: string;
  /** Called with each letter, for what follows a day while it is typed; Escape then takes the letters back. */
  readonly onType?: (text: string) => void;
  /** Arrow keys request another day: so many later, ten at a time with Shift. */
  readonly onStep?: (days: number) => void;
}

/** One day: typed or picked from a calendar that is loaded on first use. */
export function DatePicker(props: DatePickerProps) {
  const { label, value, onChange, onInputError, rejected, min, max, withTime = false } = props;
  const { isClearable = true, isDisabled = false } = props;
  const t = useLabels<typeof english>('date-picker');
  const [panel, dispatch] = useReducer(nextPanel, 'none');
  const calendar = useOnDemand(loadCalendar);
  const button = useRef<HTMLButtonElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const rules = { min, max, withTime };
  const model = useTypedField({ ...rules, value, onCommit: onChange, onInputError, isClearable, rejected });

  const open = () => {
    calendar.fetchPart();
    dispatch({ type: 'open', panel: props.panel ?? 'date' });
  };
  const close = () => {
    dispatch({ type: 'close' });
    button.current?.focus();
  };
  const take = (next: CalendarDay | CalendarMoment | null) => {
    model.reset();
    if (next !== value) onChange(next);
  };
  const day = value === null ? null : dayOf(value);
  const time = value !== null && withTime ? timeOf(value) : '00:00';
  const pickDay = (picked: CalendarDay) => {
    take(withTime ? `${picked}T${time}` : picked);
    dispatch({ type: 'pick-day', withTime });
    if (!withTime) button.current?.focus();
  };
  const Calendar = calendar.part;
  const name = t('choose', { label });

  return (
    <TypedField
      label={label}
      model={model}
      rules={rules}
      name={props.name}
      isDisabled={isDisabled}
      whole={whole}
      onOpen={open}
      onType={props.onType}
      onStep={props.onStep}
      onClear={isClearable ? () => take(null) : undefined}
    >
      <CalendarButton
        button={button}
        label={name}
        isOpen={panel !== 'none'}
        isDisabled={isDisabled}
        onPress={panel === 'none' ? open : close}
        onIntent={calendar.fetchPart}
      />
      {panel !== 'none' && (
        <CalendarPopup
          button={button}
          beside={whole}
          label={name}
          isFailed={calendar.isFailed}
          onClose={() => dispatch({ type: 'close' })}
        >
          {Calendar && (
            <Calendar
              value={day}
              time={withTime ? time : null}
              today={props.today}
              min={min}
              max={max}
              firstDayOfWeek={props.firstDayOfWeek ?? 7}
              hasShortcuts={props.hasShortcuts ?? false}
              panel={panel}
              onPanel={dispatch}
              onPickDay={pickDay}
              onPickTime={(picked) => take(`${day ?? props.today}T${picked}`)}
              onDone={close}
            />
          )}
        </CalendarPopup>
      )}
    </TypedField>
  );
}
