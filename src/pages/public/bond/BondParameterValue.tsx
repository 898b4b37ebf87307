import { isCalendarDay } from '#domain/calendar/calendar-day.ts';
import { decimalsNeeded } from '#domain/numbers/decimals-needed.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { Day } from '#ui/figure/Day.tsx';
import { Missing } from '#ui/figure/Missing.tsx';
import type { BondPageData } from './bond.contract.ts';
import type english from './labels/eng.json';

type Parameter = BondPageData['paramsTable'][number];

/** Codes as words, countries by name, money with its currency, dates and numbers as this language writes them. */
export function BondParameterValue({ name, value, currency }: Parameter & { readonly currency: string }) {
  const t = useLabels<typeof english>('bond');
  const format = useFormat();
  if (value === null) return name === 'matures_on' ? t('perpetual') : <Missing />;
  if (typeof value === 'number') {
    switch (name) {
      case 'coupon_rate':
      case 'margin':
        return format.percent(value, decimalsNeeded([value]));
      case 'coupons_per_year':
        return t('times_a_year', { count: value });
      case 'nominal':
      case 'outstanding_principal':
      case 'outstanding':
        return format.money(value, currency, decimalsNeeded([value], { least: 0, most: 2 }));
      case 'next_coupon':
        return format.money(value, currency, decimalsNeeded([value]));
      case 'accrued':
        return format.money(value, currency, 4);
      default:
        return format.number(value);
    }
  }
  if (isCalendarDay(value)) return <Day day={value} />;
  if (name === 'country' && /^[A-Z]{2}$/.test(value)) return format.country(value);
  const label = `${name}_${value}`;
  return isWord(label) ? t(label) : value;
}

const WORDS = [
  'status_active',
  'status_suspended',
  'status_delisted',
  'status_matured',
  'status_defaulted',
  'sector_government',
  'sector_municipal',
  'sector_bank',
  'sector_corporate',
  'coupon_type_fixed',
  'coupon_type_floating',
  'coupon_type_zero',
  'coupon_type_indexed',
] as const;
const isWord = (label: string): label is (typeof WORDS)[number] => WORDS.some((word) => word === label);
