import type { ReactNode } from 'react';
import {
  ACCRUALS,
  EX_COUNTED,
  type FieldTexts,
  NO_CALENDAR,
  ROUNDED_PER,
} from '#domain/bond-calculator/calculator-fields.ts';
import { BUSINESS_DAY_RULES } from '#domain/bonds/business-days.ts';
import { CALENDARS } from '#domain/bonds/calendars/calendars.ts';
import type english from '#market/bond-calculator/labels/eng.json';
import { useLabels } from '#platform/i18n/I18n.tsx';
import styles from './CalculatorFields.module.css';

type ChoiceName = 'calendar' | 'pay-rule' | 'accrual' | 'ex-counted' | 'rounded-per';
type Options = readonly { readonly id: string; readonly text: string }[];

interface Props {
  readonly texts: FieldTexts;
  readonly number: (field: 'period-days' | 'period-months' | 'ex-days' | 'decimals') => ReactNode;
  readonly day: (field: 'first-coupon' | 'last-coupon' | 'capitalised') => ReactNode;
  readonly choice: (field: ChoiceName, options: Options) => ReactNode;
  readonly rows: (field: 'steps' | 'coupons' | 'coupon-rates', example: number) => ReactNode;
}

/** When a bond pays, beyond its frequency; closed until something in it is stated. */
export function ScheduleFields({ texts, number, day, choice, rows }: Props) {
  const t = useLabels<typeof english>('bond-calculator');
  const hasCoupons = texts.coupon !== 'zero';
  const isStated =
    texts.calendar !== NO_CALENDAR ||
    [
      'period-days',
      'period-months',
      'first-coupon',
      'last-coupon',
      'ex-days',
      'decimals',
      'capitalised',
      'steps',
      'coupons',
      'coupon-rates',
    ].some((field) => texts[field as keyof FieldTexts] !== '');
  return (
    <details className={styles.schedule} open={isStated}>
      <summary>{t('schedule')}</summary>
      <div className={styles.terms}>
        {hasCoupons && number('period-months')}
        {hasCoupons && number('period-days')}
        {hasCoupons && day('first-coupon')}
        {hasCoupons && day('last-coupon')}
        {choice('calendar', [
          { id: NO_CALENDAR, text: t('calendar_none') },
          ...CALENDARS.map((id) => ({ id, text: id })),
        ])}
        {choice(
          'pay-rule',
          BUSINESS_DAY_RULES.map((id) => ({ id, text: t(`pay-rule_${id}`) })),
        )}
        {hasCoupons && <CouponFields number={number} day={day} choice={choice} rows={rows} />}
      </div>
    </details>
  );
}

/** What only a bond with coupons has. */
function CouponFields({ number, day, choice, rows }: Omit<Props, 'texts'>) {
  const t = useLabels<typeof english>('bond-calculator');
  return (
    <>
      {choice(
        'accrual',
        ACCRUALS.map((id) => ({ id, text: t(`accrual_${id}`) })),
      )}
      {number('ex-days')}
      {choice(
        'ex-counted',
        EX_COUNTED.map((id) => ({ id, text: t(`ex-counted_${id}`) })),
      )}
      {number('decimals')}
      {choice(
        'rounded-per',
        ROUNDED_PER.map((id) => ({ id, text: t(`rounded-per_${id}`) })),
      )}
      {day('capitalised')}
      {rows('steps', 6.5)}
      {rows('coupons', 32.5)}
      {rows('coupon-rates', 6.5)}
    </>
  );
}
