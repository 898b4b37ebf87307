import { addDays } from '#domain/calendar/day-arithmetic.ts';
import type { ReportedValue, Source } from '#domain/multiples/input.ts';
import type { Words } from './words.server.ts';

/** Where an input comes from and of which days it is. */
export function writeSource(source: Source, { t, format, standard }: Words): string {
  switch (source.kind) {
    case 'reports': {
      const days = source.reported.map(({ periodEnd }) => periodEnd).sort();
      const date = format.day(days.at(-1) ?? '');
      if (source.how === 'average')
        return t('of_average', { from: format.day(days[0] ?? ''), date, standard });
      const isDerived = source.how === 'quarter' && days.length > 1;
      return t(isDerived ? 'of_derived_quarter' : `of_${source.how}`, { date, standard });
    }
    case 'price':
      return t('of_price', { date: format.day(source.day), venue: source.venue ?? '' });
    case 'share_count':
      return source.isOfToday
        ? t('of_share_count_today')
        : t('of_share_count', { date: format.day(source.day) });
    case 'dividends':
      return t('of_dividends', {
        count: source.count,
        from: format.day(addDays(source.after, 1)),
        date: format.day(source.upTo),
      });
  }
}

/** One of the reports that a value is computed from. */
export function writeReported(
  { periodEnd, months, isDerived }: ReportedValue,
  how: string,
  { t, format }: Words,
): string {
  const date = format.day(periodEnd);
  if (how === 'average') return t('reported_balance', { date });
  return t(isDerived ? 'reported_derived' : 'reported_flow', { count: months, date });
}
