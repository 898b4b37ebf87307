import { isCalendarDay } from '#domain/calendar/calendar-day.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { InUnit } from '#ui/figure/InUnit.tsx';
import { Missing } from '#ui/figure/Missing.tsx';
import type english from './labels/eng.json';
import type { StockPageData } from './stock.contract.ts';

const WORDS = {
  ordinary: 'share_type_ordinary',
  preferred: 'share_type_preferred',
  active: 'status_active',
  suspended: 'status_suspended',
  delisted: 'status_delisted',
} as const;

type Props = StockPageData['paramsTable'][number] & {
  /** What a number is counted in, where it is. */
  readonly unit: string | number | null;
};

/** Codes as words, countries by name, dates and numbers as this language writes them. */
export function ParameterValue({ name, value, unit }: Props) {
  const t = useLabels<typeof english>('stock');
  const format = useFormat();
  if (value === null) return <Missing />;
  if (typeof value === 'number')
    return <InUnit unit={unit === null ? null : String(unit)}>{format.number(value)}</InUnit>;
  if (name === 'listed_on' && isCalendarDay(value)) return <Day day={value} />;
  if (name === 'country' && /^[A-Z]{2}$/.test(value)) return format.country(value);
  if ((name === 'share_type' || name === 'status') && isWord(value)) return t(WORDS[value]);
  return value;
}

const isWord = (value: string): value is keyof typeof WORDS => Object.hasOwn(WORDS, value);
