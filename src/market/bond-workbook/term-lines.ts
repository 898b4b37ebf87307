import type { Rest } from '#domain/bonds/yields/discounting.ts';
import { toCalendarDay } from '#domain/calendar/day-number.ts';
import { PERCENT_SIGN } from '#domain/numbers/percent-sign.ts';
import type { CellFormat } from '#engines/spreadsheets/workbook.ts';
import type { InputLine } from './laid-out.ts';
import type { ScheduledCase } from './lines-given.ts';
import { observedLines } from './observed-sheet.ts';
import { optionOf } from './schedule-given.ts';
import { accruedText, ratioText, times } from './schedule-text.ts';

const DAY: CellFormat = { kind: 'day' };
const WHOLE: CellFormat = { kind: 'integer' };
const TEXT: CellFormat = { kind: 'text' };

/** What the schedule is computed from: each may be changed. */
export function termLines({ bondCase, bondWords, words }: ScheduledCase): InputLine[] {
  const { t } = bondWords;
  const { terms } = bondCase.known;
  const { coupon, maturesOn, faceValue } = terms;
  const note = t('note_terms', { source: bondCase.source });
  return [
    { name: 'face_value', text: words.s('face_value'), value: faceValue, unit: bondCase.currency, note },
    ...(maturesOn === null
      ? []
      : [
          { name: 'maturity', text: words.s('maturity'), value: toCalendarDay(maturesOn), format: DAY, note },
        ]),
    ...(coupon.kind === 'zero'
      ? []
      : [
          {
            name: 'day_count',
            text: t('input_days'),
            value: coupon.dayCount,
            format: TEXT,
            note: words.s('choose'),
          },
          { name: 'coupons_a_year', text: words.s('coupons_a_year'), value: coupon.couponsPerYear, note },
        ]),
  ];
}

/** The put or call that ends the bond. */
export function endLines({ bondCase, bondWords, words, computed }: ScheduledCase): InputLine[] {
  const option = optionOf(computed.end);
  if (!option) return [];
  const { t } = bondWords;
  const note = t('note_terms', { source: bondCase.source });
  return [
    { name: 'end_date', text: words.s('end_date'), value: toCalendarDay(option.day), format: DAY, note },
    { name: 'end_price', text: t('input_end_price'), value: option.percent, unit: PERCENT_SIGN, note },
  ];
}

/** What the settlement and the end come to in the schedule. */
export function holdingLines(given: ScheduledCase, outstanding: number, accrued: number): InputLine[] {
  const { bondCase, bondWords, words, computed, schedule, facts } = given;
  const { t } = bondWords;
  const { terms } = bondCase.known;
  const { coupon } = terms;
  const { settled, ended, hasStated } = facts;
  const unit = bondCase.currency;
  const isStreet = computed.convention === 'street' && computed.what !== 'accrued' && coupon.kind !== 'zero';
  const rowOf = (day: string) => `MATCH(${day},step_from,1)`;
  return [
    {
      name: 'settled_step',
      text: words.s('settled_row'),
      value: { formula: rowOf('settlement'), value: settled.step },
      format: WHOLE,
    },
    ...(ended
      ? [
          {
            name: 'end_step',
            text: words.s('end_row'),
            value: { formula: rowOf('end_date'), value: ended.step },
            format: WHOLE,
          },
        ]
      : []),
    ...(isStreet
      ? [
          {
            name: 'settlement_clock',
            text: words.s('settled_periods'),
            value: { formula: clockText('settled'), value: settled.clock },
          },
          ...(ended
            ? [
                {
                  name: 'end_clock',
                  text: words.s('end_periods'),
                  value: { formula: clockText('end'), value: ended.clock },
                },
              ]
            : []),
        ]
      : []),
    ...observedLines(schedule, words),
    {
      name: 'outstanding',
      text: t('input_outstanding'),
      value: {
        formula: times('INDEX(step_outstanding,settled_step)', ratioText(coupon, 'settlement')),
        value: outstanding,
      },
      unit,
      note: t('note_computed'),
    },
    {
      name: 'accrued',
      text: t('name_accrued'),
      value: {
        formula: accruedText(schedule.terms, hasStated, schedule.observed.length > 0),
        value: accrued,
      },
      unit,
      note: t('note_computed'),
    },
  ];
}

const clockText = (day: 'settled' | 'end') =>
  `INDEX(step_periods_before,${day}_step)+${day}_part/INDEX(step_part_whole,${day}_step)*INDEX(step_length,${day}_step)`;

const MEAN_YEAR = 365.2425;

/** What a perpetual bond pays after the coupons that are listed. */
export function restLines(
  { bondCase, bondWords, words, computed, schedule }: ScheduledCase,
  rest: Rest,
): InputLine[] {
  const { coupon } = bondCase.known.terms;
  if (coupon.kind === 'zero') return [];
  const { t } = bondWords;
  const text = words.of('rest');
  const last = schedule.steps.length;
  const day = `(INDEX(step_to,${last})+${MEAN_YEAR}/coupons_a_year)`;
  const principal = times(`(INDEX(step_outstanding,${last}))`, ratioText(coupon, day));
  const year = `IF(day_count="ACT/360",${MEAN_YEAR}/360,IF(day_count="ACT/365",${MEAN_YEAR}/365,1))`;
  const step = computed.convention === 'street' ? '1/coupons_a_year' : `${MEAN_YEAR}/coupons_a_year/365`;
  return [
    {
      name: 'rest_amount',
      text,
      value: {
        formula: `${principal}*INDEX(step_rate,${last})/100*${year}/coupons_a_year`,
        value: rest.amount,
      },
      unit: bondCase.currency,
    },
    {
      name: 'rest_step',
      text,
      value: { formula: step, value: rest.step },
      unit: t('unit_years'),
    },
    {
      name: 'rest_years',
      text,
      value: { formula: 'INDEX(flow_years,ROWS(flow_years))+rest_step', value: rest.years },
      unit: t('unit_years'),
    },
    {
      name: 'rest_growth',
      text,
      value: {
        formula: coupon.kind === 'indexed' ? `${MEAN_YEAR}/coupons_a_year/365*LN(1+inflation/100)` : '0',
        value: rest.growth,
      },
    },
  ];
}
