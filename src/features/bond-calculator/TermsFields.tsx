import {
  COUPON_KINDS,
  dayCountWord,
  ENDS,
  type FieldName,
  type FieldTexts,
  MONTH_ENDS,
  NO_MARKET,
  SHIFTS,
  STUBS,
} from '#domain/bond-calculator/calculator-fields.ts';
import type { RowsField as RowsName } from '#domain/bond-calculator/typed-rows.ts';
import { CONVENTION_CODES, MARKET_NAMES } from '#domain/bonds/conventions/market-conventions.ts';
import { COUPONS_PER_YEAR } from '#domain/bonds/coupon-schedule.ts';
import { DAY_COUNTS } from '#domain/bonds/day-count.ts';
import { OBSERVATIONS } from '#domain/bonds/fixings/fixing-terms.ts';
import type english from '#market/bond-calculator/labels/eng.json';
import { useLabels } from '#platform/i18n/I18n.tsx';
import styles from './CalculatorFields.module.css';
import { ChoiceField } from './ChoiceField.tsx';
import { DayField } from './DayField.tsx';
import { NumberField } from './NumberField.tsx';
import { RowsField } from './RowsField.tsx';
import { ScheduleFields } from './ScheduleFields.tsx';
import type { CalculatorModel } from './useCalculator.ts';

const NUMBERS = {
  nominal: 100,
  rate: 0.01,
  margin: 0.01,
  base: 0.01,
  fixing: 0.01,
  multiplier: 0.1,
  floor: 0.01,
  cap: 0.01,
  lag: 1,
  inflation: 0.01,
  ratio: 0.01,
  'period-days': 1,
  'period-months': 1,
  'ex-days': 1,
  decimals: 1,
} as const;
type NumberName = keyof typeof NUMBERS;
type DayName = 'issued' | 'matures' | 'ratio-date' | OptionalDay;
type OptionalDay = 'defaulted' | 'first-coupon' | 'last-coupon' | 'capitalised';
type ChoiceName =
  | 'market'
  | 'coupon'
  | 'frequency'
  | 'day-count'
  | 'stub'
  | 'month-end'
  | 'observed'
  | 'shift'
  | 'ends'
  | 'calendar'
  | 'pay-rule'
  | 'accrual'
  | 'ex-counted'
  | 'rounded-per';

const NEEDED: readonly DayName[] = ['issued', 'matures', 'ratio-date'];

/** By the kind of coupon, which an address may name in any word. */
const RATE_FIELDS: ReadonlyMap<string, readonly (NumberName | 'ratio-date')[]> = new Map([
  ['fixed', ['rate']],
  ['floating', ['margin', 'fixing', 'base', 'multiplier', 'floor', 'cap', 'lag']],
  ['indexed', ['rate', 'inflation', 'ratio', 'ratio-date']],
]);

/** What a bond promises. Fields of another kind of coupon are not shown, and keep what they hold. */
export function TermsFields({ model, today }: { model: CalculatorModel; today: string }) {
  const { texts, complaints, dispatch } = model;
  const shared = <Field extends FieldName>(field: Field) => ({
    field,
    text: texts[field],
    complaint: complaints.get(field),
    onType: (text: string) => dispatch({ type: 'typed' as const, field, text }),
  });
  const t = useLabels<typeof english>('bond-calculator');
  const number = (field: NumberName) => (
    <NumberField key={field} label={t(field)} step={NUMBERS[field]} {...shared(field)} />
  );
  const day = (field: DayName) => (
    <DayField
      key={field}
      label={t(field)}
      today={today}
      isClearable={!NEEDED.includes(field)}
      {...shared(field)}
    />
  );
  const choice = (field: ChoiceName, options: readonly { id: string; text: string }[]) => (
    <ChoiceField key={field} label={t(field)} options={options} {...shared(field)} />
  );
  const rows = (field: RowsName, example: number) => (
    <RowsField key={field} label={t(field)} example={exampleOf(texts, example)} {...shared(field)} />
  );
  return (
    <div className={styles.terms}>
      {choice('market', [
        { id: NO_MARKET, text: t('market_own') },
        ...CONVENTION_CODES.map((id) => ({ id, text: MARKET_NAMES[id] })),
      ])}
      {choice(
        'coupon',
        COUPON_KINDS.map((id) => ({ id, text: t(`coupon_${id}`) })),
      )}
      {number('nominal')}
      {(RATE_FIELDS.get(texts.coupon) ?? []).map((field) =>
        field === 'ratio-date' ? day(field) : number(field),
      )}
      {texts.coupon === 'floating' &&
        choice(
          'observed',
          OBSERVATIONS.map((id) => ({ id, text: t(`observed_${id}`) })),
        )}
      {texts.coupon === 'floating' &&
        texts.observed !== 'in_advance' &&
        choice(
          'shift',
          SHIFTS.map((id) => ({ id, text: t(`shift_${id}`) })),
        )}
      {texts.coupon === 'floating' && rows('projected', 3.25)}
      {texts.coupon !== 'zero' && (
        <>
          {choice(
            'frequency',
            COUPONS_PER_YEAR.map((count) => ({ id: String(count), text: String(count) })),
          )}
          {choice(
            'day-count',
            DAY_COUNTS.map((name) => ({ id: dayCountWord(name), text: name })),
          )}
        </>
      )}
      {day('issued')}
      {choice(
        'ends',
        ENDS.map((id) => ({ id, text: t(`ends_${id}`) })),
      )}
      {texts.ends !== 'never' && day('matures')}
      {texts.coupon !== 'zero' && (
        <>
          {choice(
            'stub',
            STUBS.map((id) => ({ id, text: t(`stub_${id}`) })),
          )}
          {choice(
            'month-end',
            MONTH_ENDS.map((id) => ({ id, text: t(`month-end_${id}`) })),
          )}
        </>
      )}
      <ScheduleFields texts={texts} number={number} day={day} choice={choice} rows={rows} />
      {day('defaulted')}
      {rows('repaid', 25)}
      {rows('puts', 100)}
      {rows('calls', 102.5)}
    </div>
  );
}

const exampleOf = ({ matures, issued }: FieldTexts, percent: number) => ({
  day: /^\d{4}/.test(matures) ? matures : issued,
  percent,
});
