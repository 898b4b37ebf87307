import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import showcase from '../Showcase.module.css';
import { DatePickerSpecimens } from './DatePickerSpecimens.tsx';
import type english from './labels/eng.json';
import { RangePickerSpecimens } from './RangePickerSpecimens.tsx';

export function DatesShowcase({ today }: { today: CalendarDay }) {
  const t = useLabels<typeof english>('dates-showcase');
  return (
    <Section id="dates" title={t('title')}>
      <div className={showcase.grid}>
        <DatePickerSpecimens today={today} />
        <RangePickerSpecimens today={today} />
      </div>
    </Section>
  );
}
