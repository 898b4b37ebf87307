import { useId } from 'react';
import { type Answer, shownYield } from '#domain/bond-calculator/answer.ts';
import { horizonReturn } from '#domain/bond-calculator/horizon-return.ts';
import { isCalendarDay } from '#domain/calendar/calendar-day.ts';
import { toCalendarDay, toDayNumber } from '#domain/calendar/day-number.ts';
import { readTypedNumber } from '#domain/numbers/typed-number.ts';
import { decimalMarkOf } from '#platform/i18n/format.ts';
import { useFormat, useLabels } from '#platform/i18n/I18n.tsx';
import { classes } from '#ui/classes.ts';
import { DatePicker } from '#ui/date-picker/DatePicker.tsx';
import { Facts } from '#ui/facts/Facts.tsx';
import fields from '#ui/field/field.module.css';
import { Hint } from '#ui/hint/Hint.tsx';
import { Select } from '#ui/select/Select.tsx';
import styles from './HorizonReturn.module.css';
import type { HorizonChoice } from './horizon-choice.ts';
import type english from './labels/eng.json';

const YEAR = 365;
const DECIMALS = 4;

interface Props {
  readonly answer: Answer;
  /** Of a bond of the store; one's own has none. */
  readonly currency: string | null;
  readonly choice: HorizonChoice;
  readonly onChange: (choice: HorizonChoice) => void;
}

/** What a bond returns that is sold on a day, at a yield or a price, with coupons reinvested at a rate (EP-01). */
export function HorizonReturn({ answer, currency, choice, onChange }: Props) {
  const t = useLabels<typeof english>('horizon-return');
  const format = useFormat();
  const mark = decimalMarkOf(format);
  const { settlement } = answer.input;
  const { by, exit, rate } = choice;
  const day = choice.day || toCalendarDay(settlement + YEAR);
  const unchanged = effectiveYieldOf(answer);
  const usual = { exit: by === 'yield' ? unchanged : answer.result.clean, rate: unchanged };
  const percent = (text: string, otherwise: number | null) => {
    const read = readTypedNumber(text, mark);
    return read.kind === 'number' ? read.value : read.kind === 'none' ? otherwise : null;
  };
  const exitPercent = percent(exit, usual.exit);
  const reinvestedAt = percent(rate, usual.rate);
  const found =
    isCalendarDay(day) && exitPercent !== null && reinvestedAt !== null && reinvestedAt > -100
      ? horizonReturn(answer, { day: toDayNumber(day), exit: { by, percent: exitPercent }, reinvestedAt })
      : null;
  const money = (value: number) => format.money(value, currency, 2);
  const written = (value: number | null) => (value === null ? '' : format.number(value, DECIMALS));
  return (
    <section className={styles.horizon} aria-label={t('title')}>
      <h2 className={styles.head}>
        {t('title')} <Hint text={t('formula')} about={t('title')} />
      </h2>
      <div className={styles.fields}>
        <DatePicker
          label={t('day')}
          value={isCalendarDay(day) ? day : null}
          today={toCalendarDay(settlement)}
          isClearable={false}
          onChange={(next) => onChange({ ...choice, day: next ?? '' })}
        />
        <Select
          label={t('exit')}
          options={(['yield', 'price'] as const).map((id) => ({ id, text: t(`by_${id}`) }))}
          active={by}
          onChange={(wanted) => onChange({ ...choice, by: wanted })}
        />
        <PercentField
          label={t(`by_${by}`)}
          text={exit}
          usual={written(usual.exit)}
          onType={(text) => onChange({ ...choice, exit: text })}
        />
        <PercentField
          label={t('reinvested')}
          text={rate}
          usual={written(usual.rate)}
          onType={(text) => onChange({ ...choice, rate: text })}
        />
      </div>
      <div aria-live="polite">
        {found?.isKnown ? (
          <Facts
            facts={[
              { name: t('total'), value: format.percent(found.total, 2) },
              { name: t('annual'), value: format.percent(found.annual, 2) },
              { name: t('paid'), value: money(found.paid) },
              { name: t('received'), value: money(found.received) },
              { name: t('earned'), value: money(found.earned) },
              { name: t('sold'), value: money(found.sold) },
            ]}
          />
        ) : (
          <p className={fields.complaint}>{t(found ? found.why : 'horizon_no_number')}</p>
        )}
      </div>
    </section>
  );
}

interface FieldProps {
  readonly label: string;
  readonly text: string;
  /** What holds while nothing is typed. */
  readonly usual: string;
  readonly onType: (text: string) => void;
}

function PercentField({ label, text, usual, onType }: FieldProps) {
  const id = useId();
  return (
    <label className={fields.label} htmlFor={id}>
      {label}
      <input
        id={id}
        className={classes(fields.field, styles.number)}
        inputMode="decimal"
        autoComplete="off"
        maxLength={20}
        value={text}
        placeholder={usual}
        onChange={({ target }) => onType(target.value)}
      />
    </label>
  );
}

/** Percent; a bond without one is sold at its price. */
function effectiveYieldOf({ input, result }: Answer): number | null {
  return shownYield({ ...input, convention: 'effective' }, result);
}
