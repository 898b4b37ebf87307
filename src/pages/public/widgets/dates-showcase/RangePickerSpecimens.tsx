import { useState } from 'react';
import { type CalendarDay, firstOfJanuary } from '#domain/calendar/calendar-day.ts';
import { addDays } from '#domain/calendar/day-arithmetic.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import type { DayRange } from '#ui/date-picker/day-range.ts';
import { RangePicker, type RangePickerProps } from '#ui/date-picker/RangePicker.tsx';
import { Specimen } from '../Specimen.tsx';
import styles from './DatesShowcase.module.css';
import type english from './labels/eng.json';

export function RangePickerSpecimens({ today }: { today: CalendarDay }) {
  const t = useLabels<typeof english>('dates-showcase');
  return (
    <>
      <Specimen id="range" title={t('range')} note={t('events')}>
        <Picker today={today} start={{ from: addDays(today, -30), to: today }} />
      </Specimen>
      <Specimen id="range-quick" title={t('quickRange')}>
        <Picker
          today={today}
          start={{ from: firstOfJanuary(today, 5), to: today }}
          max={addDays(today, 7)}
          firstDayOfWeek={1}
          hasShortcuts
        />
      </Specimen>
    </>
  );
}

type PickerProps = Pick<RangePickerProps, 'today' | 'max' | 'firstDayOfWeek' | 'hasShortcuts'> & {
  readonly start: DayRange;
};

function Picker({ start, ...props }: PickerProps) {
  const t = useLabels<typeof english>('dates-showcase');
  const [range, setRange] = useState(start);
  const [event, setEvent] = useState<string | null>(null);
  return (
    <>
      <RangePicker
        {...props}
        label={t('period')}
        value={range}
        onChange={(next) => {
          setRange(next);
          setEvent(`change ${next.from ?? ''} ${next.to ?? ''}`);
        }}
        onInputError={(text) => setEvent(`input-error ${text}`)}
      />
      <output className={styles.event}>{event ?? t('none')}</output>
    </>
  );
}
