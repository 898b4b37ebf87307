import { addDays } from '#domain/calendar/day-arithmetic.ts';
import type { Source, ToldValue } from '#domain/multiples/input.ts';
import type { Words } from './words.server.ts';

/** Where an input comes from and of which days it is. */
export function writeSource(source: Source, { t, format, standard }: Words): string {
  switch (source.kind) {
    case 'reports': {
      const days = source.told.map(({ periodEnd }) => periodEnd).sort();
      const date = format.day(days.at(-1) ?? '');
      if (source.how === 'average')
        return t('of_average', { from: format.day(days[0] ?? ''), date, standard });
      return t(`of_${source.how}`, { date, standard });
    }
    case 'price':
      return t('of_price', { date: format.day(source.day), ground: source.ground ?? '' });
    case 'pieces':
      return source.isOfToday ? t('of_pieces_today') : t('of_pieces', { date: format.day(source.day) });
    case 'dividends':
      return t('of_dividends', {
        count: source.count,
        from: format.day(addDays(source.after, 1)),
        date: format.day(source.upTo),
      });
  }
}

/** One of the reports that a value is reckoned from. */
export function writeTold({ periodEnd, months }: ToldValue, how: string, { t, format }: Words): string {
  const date = format.day(periodEnd);
  return how === 'average' ? t('told_balance', { date }) : t('told_flow', { count: months, date });
}
