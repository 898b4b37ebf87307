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
  readonly number: (field: 'period-days' | 'ex-days' | 'decimals') => ReactNode;
  readonly day: (field: 'first-coupon' | 'last-coupon' | 'capitalised') => ReactNode;
  readonly choice: (field: ChoiceName, options: Options) => ReactNode;
  readonly rows: (field: 'steps' | 'coupons', example: number) => ReactNode;
}

/** When a bond pays, beyond its frequency; closed until something in it is stated. */
export function ScheduleFields({ texts, number, day, choice, rows }: Props) {
  const t = useLabels<typeof english>('bond-calculator');
  const isStated =
    texts.calendar !== NO_CALENDAR ||
    [
      'period-days',
      'first-coupon',
      'last-coupon',
      'ex-days',
      'decimals',
      'capitalised',
      'steps',
      'coupons',
    ].some((field) => texts[field as keyof FieldTexts] !== '');
  return (
    <details className={styles.schedule} open={isStated}>
      <summary>{t('schedule')}</summary>
      <div className={styles.terms}>
        {number('period-days')}
        {day('first-coupon')}
        {day('last-coupon')}
        {choice('calendar', [
          { id: NO_CALENDAR, text: t('calendar_none') },
          ...CALENDARS.map((id) => ({ id, text: id })),
        ])}
        {choice(
          'pay-rule',
          BUSINESS_DAY_RULES.map((id) => ({ id, text: t(`pay-rule_${id}`) })),
        )}
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
      </div>
    </details>
  );
}
