import ical, { ICalEventTransparency } from 'ical-generator';
import { writeFloating, writeMoney, writeTotal } from '#market/coming-payments/amount-words.ts';
import type english from '#market/coming-payments/labels/eng.json';
import type { Format } from '#platform/i18n/format.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import type { ComingEventRow } from './coming-payments.contract.ts';

const REFRESH_SECONDS = 12 * 60 * 60;

interface Writing {
  readonly name: string;
  readonly stamp: Date;
  readonly t: Translate<keyof typeof english>;
  readonly format: Format;
  readonly urlOf: (path: string) => string;
}

/** iCalendar (RFC 5545): whole days, which leave the reader free, under names that stay when a day moves. */
export function writeCalendar(
  events: readonly ComingEventRow[],
  { name, stamp, t, format, urlOf }: Writing,
): string {
  const calendar = ical({
    name,
    prodId: { company: 'Basispoint', product: 'Coming payments' },
    ttl: REFRESH_SECONDS,
  });
  for (const event of events) {
    calendar.createEvent({
      id: `${event.id}@basispoint`,
      stamp,
      start: new Date(`${event.date}T00:00:00Z`),
      allDay: true,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary: t('event_of', { event: t(`kind_${event.kind}`), name: event.name }),
      description: toLines(event, { t, format }).join('\n'),
      url: urlOf(event.lnk),
    });
  }
  return calendar.toString();
}

function toLines(event: ComingEventRow, { t, format }: Pick<Writing, 't' | 'format'>): string[] {
  const { amount, total, currency_name: currency } = event;
  const floating = writeFloating(event, t, format);
  return [
    ...(amount === null ? [] : [t('for_one_unit', { amount: writeMoney(format, amount, currency) })]),
    ...(total === null ? [] : [t('in_total', { amount: writeTotal(format, total, currency) })]),
    ...(floating === null ? [] : [floating]),
  ];
}
