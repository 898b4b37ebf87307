import { useReducer, useRef, useState } from 'react';
import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import type { DayLimits } from '#domain/calendar/day-arithmetic.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { classes } from '#ui/classes.ts';
import field from '#ui/field/field.module.css';
import { CalendarButton } from './CalendarButton.tsx';
import { CalendarPopup } from './CalendarPopup.tsx';
import { type DayRange, keepInOrder, type RangeEnd } from './day-range.ts';
import type english from './labels/eng.json';
import { nextPanel } from './picker-panel.ts';
import styles from './RangePicker.module.css';
import { TypedField } from './TypedField.tsx';
import { useOnDemand } from './useOnDemand.ts';
import { useTypedField } from './useTypedField.ts';
import type { WeekDay } from './week-day.ts';

const loadCalendar = () => import('./calendar/RangeCalendar.tsx').then(({ RangeCalendar }) => RangeCalendar);

export interface RangePickerProps extends DayLimits {
  readonly label: string;
  readonly value: DayRange;
  /** Gets both ends, in order unless `isOrdered` is false. An end is null only where the visitor has emptied it, which `isClearable` allows. */
  readonly onChange: (range: DayRange) => void;
  readonly onInputError?: (text: string) => void;
  readonly today: CalendarDay;
  readonly firstDayOfWeek?: WeekDay;
  /** Offers the ranges of 7 and 30 days before and after the anchor. */
  readonly hasShortcuts?: boolean;
  /** Where a shortcut's range begins or ends: today, unless a block counts from another day, such as the last trading day. */
  readonly shortcutAnchor?: CalendarDay;
  readonly isClearable?: boolean;
  /** False where the owner says what is wrong with a typed start after the end; otherwise the other end follows. */
  readonly isOrdered?: boolean;
  readonly isDisabled?: boolean;
  readonly names?: Readonly<Record<RangeEnd, string>>;
}

/** Two days, the end never before the start: typed or picked together from one calendar. */
export function RangePicker(props: RangePickerProps) {
  const { label, value, onChange, onInputError, min, max, isClearable = true, isDisabled = false } = props;
  const t = useLabels<typeof english>('date-picker');
  const format = useFormat();
  const [panel, dispatch] = useReducer(nextPanel, 'none');
  const [followed, setFollowed] = useState<DayRange | null>(null);
  const calendar = useOnDemand(loadCalendar);
  const button = useRef<HTMLButtonElement>(null);
  const row = useRef<HTMLDivElement>(null);

  const commit = (end: RangeEnd) => (day: string | null) => {
    const wanted = { ...value, [end]: day };
    const range = props.isOrdered === false ? wanted : keepInOrder(wanted, end);
    setFollowed(range === wanted ? null : range);
    onChange(range);
  };
  const rules = { min, max };
  const shared = { ...rules, onInputError, isClearable };
  const from = useTypedField({ ...shared, value: value.from, onCommit: commit('from') });
  const to = useTypedField({ ...shared, value: value.to, onCommit: commit('to') });

  const open = () => {
    calendar.fetchPart();
    dispatch({ type: 'open', panel: 'date' });
  };
  const close = () => {
    dispatch({ type: 'close' });
    button.current?.focus();
  };
  const pick = (range: DayRange) => {
    from.reset();
    to.reset();
    setFollowed(null);
    onChange(range);
    dispatch({ type: 'pick-day', withTime: false });
    button.current?.focus();
  };
  const Calendar = calendar.part;
  const name = t('chooseRange', { label });
  const fields = { rules, isDisabled, onOpen: open };
  const writeEnd = (day: CalendarDay | null) => (day === null ? '–' : format.day(day));

  return (
    <fieldset className={styles.whole}>
      <legend className={classes(field.label, styles.name)}>{label}</legend>
      <div className={styles.row} ref={row}>
        <TypedField {...fields} label={t('from')} model={from} name={props.names?.from} />
        <TypedField {...fields} label={t('to')} model={to} name={props.names?.to}>
          <CalendarButton
            button={button}
            label={name}
            isOpen={panel !== 'none'}
            isDisabled={isDisabled}
            onPress={panel === 'none' ? open : close}
            onIntent={calendar.fetchPart}
          />
        </TypedField>
      </div>
      <span className="sr" role="status">
        {followed && t('followed', { from: writeEnd(followed.from), to: writeEnd(followed.to) })}
      </span>
      {panel !== 'none' && (
        <CalendarPopup
          button={button}
          beside={row}
          label={name}
          isFailed={calendar.isFailed}
          onClose={() => dispatch({ type: 'close' })}
        >
          {Calendar && (
            <Calendar
              value={value}
              today={props.today}
              min={min}
              max={max}
              firstDayOfWeek={props.firstDayOfWeek ?? 7}
              shortcutAnchor={props.hasShortcuts ? (props.shortcutAnchor ?? props.today) : null}
              panel={panel}
              onPanel={dispatch}
              onPick={pick}
            />
          )}
        </CalendarPopup>
      )}
    </fieldset>
  );
}
