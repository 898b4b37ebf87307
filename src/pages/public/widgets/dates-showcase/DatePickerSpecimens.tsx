import { useState } from 'react';
import { type CalendarDay, firstOfJanuary } from '#domain/calendar/calendar-day.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { DatePicker, type DatePickerProps } from '#ui/date-picker/DatePicker.tsx';
import { Specimen } from '../Specimen.tsx';
import styles from './DatesShowcase.module.css';
import type english from './labels/eng.json';

export function DatePickerSpecimens({ today }: { today: CalendarDay }) {
  const t = useLabels<typeof english>('dates-showcase');
  return (
    <>
      <Specimen id="date-empty" title={t('empty')} note={t('events')}>
        <Picker today={today} showsEvents />
      </Specimen>
      <Specimen id="date-filled" title={t('filled')}>
        <Picker today={today} start={today} isClearable={false} />
      </Specimen>
      <Specimen id="date-limited" title={t('limited')}>
        <Picker today={today} start={today} min={firstOfJanuary(today, 0)} max={today} />
      </Specimen>
      <Specimen id="date-monday" title={t('monday')}>
        <Picker today={today} start={today} firstDayOfWeek={1} />
      </Specimen>
      <Specimen id="date-timed" title={t('timed')}>
        <Picker today={today} start={`${today}T09:30`} withTime />
      </Specimen>
      <Specimen id="date-faulty" title={t('faulty')}>
        <Picker today={today} rejected="31.02.2026" />
      </Specimen>
      <Specimen id="date-months" title={t('months')}>
        <Picker today={today} start={today} panel="month" />
      </Specimen>
      <Specimen id="date-years" title={t('years')}>
        <Picker today={today} start={today} panel="year" hasShortcuts />
      </Specimen>
      <Specimen id="date-disabled" title={t('disabled')}>
        <Picker today={today} start={today} isDisabled />
      </Specimen>
    </>
  );
}

type PickerProps = Omit<DatePickerProps, 'label' | 'value' | 'onChange' | 'onInputError'> & {
  readonly start?: string;
  readonly showsEvents?: boolean;
};

function Picker({ start, showsEvents = false, ...props }: PickerProps) {
  const t = useLabels<typeof english>('dates-showcase');
  const [value, setValue] = useState(start ?? null);
  const [event, setEvent] = useState<string | null>(null);
  return (
    <>
      <DatePicker
        {...props}
        label={t('day')}
        value={value}
        onChange={(next) => {
          setValue(next);
          setEvent(`change ${next ?? ''}`);
        }}
        onInputError={(text) => setEvent(`input-error ${text}`)}
      />
      {showsEvents && <output className={styles.event}>{event ?? t('none')}</output>}
    </>
  );
}
