import { useId, useState } from 'react';
import type { FieldName } from '#domain/bond-calculator/calculator-fields.ts';
import { type CalendarDay, isCalendarDay } from '#domain/calendar/calendar-day.ts';
import { toCalendarDay, toDayNumber } from '#domain/calendar/day-number.ts';
import { parseWrittenDay } from '#domain/calendar/written-day.ts';
import { DatePicker } from '#ui/date-picker/DatePicker.tsx';
import styles from './CalculatorFields.module.css';
import { FieldComplaint } from './FieldComplaint.tsx';
import type { Complaint } from './useCalculator.ts';

interface Props {
  readonly field: FieldName;
  readonly label: string;
  /** A day as ISO writes it, or whatever was typed in its place. */
  readonly text: string;
  readonly today: CalendarDay;
  readonly complaint: Complaint | undefined;
  readonly isClearable?: boolean;
  readonly onType: (text: string) => void;
}

/** A day that is followed while it is typed; arrow keys lead to the next and the previous one. */
export function DayField({ field, label, text, today, complaint, isClearable = false, onType }: Props) {
  const complaintId = useId();
  const day = isCalendarDay(text) ? text : null;
  // While the text is no day, the picker keeps the last one: another value would take the letters away.
  const [last, setLast] = useState(day);
  if (day !== null && day !== last) setLast(day);
  const value = text === '' ? null : (day ?? last);
  const isShownByPicker = complaint?.code === 'no_day';
  return (
    <div className={styles.day}>
      <DatePicker
        label={label}
        name={field}
        value={value}
        today={today}
        isClearable={isClearable}
        {...(day === null && text !== '' && { rejected: text })}
        onChange={(next) => onType(next ?? '')}
        onType={(typed) => onType(parseWrittenDay(typed) ?? typed)}
        onStep={(days) => onType(toCalendarDay(toDayNumber(value ?? today) + days))}
      />
      {complaint && !isShownByPicker && <FieldComplaint id={complaintId} complaint={complaint} />}
    </div>
  );
}
