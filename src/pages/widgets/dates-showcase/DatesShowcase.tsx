import type { CalendarDay } from '#domain/calendar/calendar-day.ts';
import { useLabels } from '#foundation/i18n/I18n.tsx';
import { Section } from '#ui/section/Section.tsx';
import showcase from '../Showcase.module.css';
import type english from './labels/eng.json';

export function DatesShowcase(_: { today: CalendarDay }) {
  const t = useLabels<typeof english>('dates-showcase');
  return (
    <Section id="dates" title={t('title')}>
      <div className={showcase.grid} />
    </Section>
  );
}
