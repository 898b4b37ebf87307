import { type Language, languageLocale } from '#domain/languages/languages.ts';
import type { Format } from '#platform/i18n/format.ts';
import { once } from '#platform/i18n/once.ts';
import type { TimePrecision } from '../chart.ts';

export type TimeUnit = 'year' | 'month' | 'day' | 'minute';

/** How a chart writes numbers and times. Times are those that a clock on the site's wall shows, in milliseconds. */
export interface ChartWords
  extends Pick<Format, 'number' | 'percent' | 'signed' | 'change' | 'axisScale' | 'phrase' | 'caption'> {
  /** The label of a tick where a year, a month, a day or a minute begins. */
  tick(time: number, unit: TimeUnit): string;
  /** The year alone, the whole date, or the date with its time: whatever the axis shows. */
  moment(time: number, precision: TimePrecision): string;
}

const MINUTE = 60_000;

const known = new Map<string, (time: number, unit: TimeUnit) => string>();

export function chartWords(language: Language, format: Format): ChartWords {
  const day = (time: number) => format.day(isoMinute(time).slice(0, 10));
  return {
    number: format.number,
    percent: format.percent,
    signed: format.signed,
    change: format.change,
    axisScale: format.axisScale,
    phrase: format.phrase,
    caption: format.caption,
    tick: tickWriter(language),
    moment: (time, precision) => {
      if (precision === 'year') return isoMinute(time).slice(0, 4);
      return precision === 'day' ? day(time) : `${day(time)} ${isoMinute(time).slice(11)}`;
    },
  };
}

/** Formatters cost far more to build than to use, and a chart that the server has drawn needs none before it is drawn anew. */
function tickWriter(language: Language): (time: number, unit: TimeUnit) => string {
  const made = known.get(language);
  if (made) return made;
  const locale = languageLocale(language);
  const month = once(() => new Intl.DateTimeFormat(locale, { month: 'short', timeZone: 'UTC' }));
  const day = once(
    () => new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  );
  const write = (time: number, unit: TimeUnit) => {
    if (unit === 'year') return isoMinute(time).slice(0, 4);
    if (unit === 'minute') return isoMinute(time).slice(11);
    return (unit === 'month' ? month : day)().format(time);
  };
  known.set(language, write);
  return write;
}

/** `2026-11-15T10:30`. */
const isoMinute = (time: number) => new Date(Math.floor(time / MINUTE) * MINUTE).toISOString().slice(0, 16);
