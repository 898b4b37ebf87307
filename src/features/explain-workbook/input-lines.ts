import { runningRate } from '#domain/bonds/running-rate.ts';
import { settlementDay } from '#domain/bonds/settlement-day.ts';
import { toCalendarDay, toDayNumber } from '#domain/calendar/day-number.ts';
import { PERCENT_SIGN } from '#domain/numbers/percent-sign.ts';
import type { CellFormat } from '#engines/spreadsheets/workbook.ts';
import type { InputLine } from '#market/bond-workbook/laid-out.ts';
import type { ScheduleCase, ScheduledCase } from '#market/bond-workbook/lines-given.ts';
import { floatingRateText } from '#market/bond-workbook/schedule-text.ts';
import { endLines, holdingLines, restLines, termLines } from '#market/bond-workbook/term-lines.ts';
import { isOnCurve } from '#market/explain/explain-address.ts';
import { writePriceNote } from '#market/explain/price-note.ts';
import { referenceInputs } from '#market/explain/reference-inputs.ts';
import { curveLines } from './curve-lines.ts';
import { findOwnFunction } from './own-function.ts';
import { firstGuess } from './solver-sheet.ts';
import type { WorkbookWords } from './workbook-words.ts';

export interface LinesGiven extends ScheduleCase {
  readonly words: WorkbookWords;
  readonly unit: string | null;
}

type ScheduledLines = LinesGiven & ScheduledCase;

const FINE: CellFormat = { kind: 'number', decimals: 10 };
const RATE: CellFormat = { kind: 'percent', decimals: 10 };
const DAY: CellFormat = { kind: 'day' };

/** Of a figure that is computed from discounted payments; the figure itself comes last. */
export function linesOfFlows(given: ScheduledLines): InputLine[] {
  const { bondCase, computed, bondWords, words } = given;
  const { t } = bondWords;
  const { bond, what, figure } = computed;
  const { currency, known } = bondCase;
  if (!bond || figure === null) return [];
  const { valued, compounding, rest } = bond;
  const isOverCurve = isOnCurve(what);
  const isSolved = what !== 'asset-swap';
  const rate = isOverCurve ? figure / 10_000 : valued.rate;
  const own = findOwnFunction(computed, known.terms);
  return [
    {
      name: 'settlement',
      text: t('input_settlement'),
      value: toCalendarDay(computed.settlement),
      format: DAY,
    },
    {
      name: 'clean_price',
      text: t('input_clean'),
      value: valued.clean,
      unit: PERCENT_SIGN,
      note: writePriceNote(bondCase, bondWords),
    },
    ...termLines(given),
    ...couponLines(given, given.schedule.observed.length > 0),
    ...endLines(given),
    ...holdingLines(given, valued.outstanding, valued.accrued),
    {
      name: 'price',
      text: t('input_price'),
      value: { formula: 'clean_price/100*outstanding+accrued', value: bond.price },
      unit: currency,
      note: t('note_price_made'),
    },
    ...(compounding === 'simple' || isOverCurve
      ? []
      : [
          {
            name: 'times_a_year',
            text: t('input_compounding'),
            value: { formula: compoundingText(given), value: compounding },
          },
        ]),
    ...(rest ? restLines(given, rest) : []),
    ...(isSolved
      ? [
          {
            name: 'first_guess',
            text: words.t('first_guess'),
            value: { formula: String(firstGuess({ rate })), value: firstGuess({ rate }) },
            format: RATE,
          },
          {
            name: isOverCurve ? 'z_rate' : 'yield_rate',
            text: t(isOverCurve ? 'name_z-spread' : 'name_yield'),
            value: { formula: 'solved_rate', value: rate },
            note: words.t('sheet_solver'),
            format: RATE,
          },
        ]
      : []),
    ...curveLines(given),
    ...(own
      ? [
          {
            name: null,
            text: words.t('by_function', { function: own.name }),
            value: { formula: own.formula, value: own.value },
            unit: PERCENT_SIGN,
            format: FINE,
          },
        ]
      : []),
    figureLine(given, FIGURES[what] ?? '100*yield_rate'),
  ];
}

/** Everything that is still to come is paid on one day. */
const ONE_DAY_LEFT = 'SUMPRODUCT((flow_amounts>0)*(flow_years<MAX(flow_years)))=0';

function compoundingText({ computed, bondCase }: LinesGiven): string {
  const { coupon } = bondCase.known.terms;
  if (computed.convention === 'effective' || coupon.kind === 'zero') return '1';
  if (coupon.dayCount === 'BUS/252') return 'IF(day_count="BUS/252",1,coupons_a_year)';
  if (computed.bond?.rest) return 'coupons_a_year';
  return `IF(${ONE_DAY_LEFT},1/MAX(flow_years),coupons_a_year)`;
}

const FIGURES: Readonly<Record<string, string>> = {
  macaulay: 'SUM(flow_weights)/price',
  modified: 'SUM(flow_weights)/price',
  convexity: 'SUM(flow_weights)/price',
  'point-value': 'SUM(flow_weights)*0.0001',
  spread: '(100*yield_rate-government)*100',
  'z-spread': '10000*z_rate',
  'i-spread': '(100*yield_rate-government)*100',
  'asset-swap': '10000*(SUM(flow_presents)-price)/(outstanding*annuity)',
};

function figureLine({ computed, bondWords, unit }: LinesGiven, formula: string): InputLine {
  return {
    name: 'figure',
    text: bondWords.t(`name_${computed.what}`),
    value: { formula, value: computed.figure ?? 0 },
    unit,
    format: FINE,
    isTotal: true,
  };
}

/** Coupons divided by the price. */
export function linesOfCurrentYield(given: LinesGiven): InputLine[] {
  const { bondCase, bondWords } = given;
  const { t } = bondWords;
  const { price, known } = bondCase;
  const { coupon } = known.terms;
  const rate = coupon.kind === 'floating' ? floatingRateText(coupon, 'base_rate') : 'coupon_rate';
  return [
    {
      name: 'clean_price',
      text: t('input_clean'),
      value: price?.clean,
      unit: PERCENT_SIGN,
      note: writePriceNote(bondCase, bondWords),
    },
    ...couponLines(given),
    figureLine(given, `100*${rate}/clean_price`),
  ];
}

/** What has accrued, by the schedule; nothing for a bond that pays no coupons or is in default. */
export function linesOfAccrued(given: ScheduledLines): InputLine[] {
  const { computed, bondCase, bondWords } = given;
  const figure = computed.figure ?? 0;
  return [
    {
      name: 'settlement',
      text: bondWords.t('input_settlement'),
      value: toCalendarDay(computed.settlement),
      format: DAY,
    },
    ...termLines(given),
    ...couponLines(given, given.schedule.observed.length > 0),
    ...holdingLines(given, given.facts.settled.outstanding, figure),
    figureLine(given, bondCase.known.terms.defaultedOn !== null && figure === 0 ? '0' : 'accrued'),
  ];
}

function couponLines({ bondCase, computed, bondWords }: LinesGiven, isObserved = false): InputLine[] {
  const { t, format } = bondWords;
  const { known, source, rate, day } = bondCase;
  const { coupon } = known.terms;
  const note = t('note_terms', { source });
  const supposed =
    rate && t('note_supposed', { name: rate.name, day: format.day(rate.day), source: rate.source ?? '–' });
  switch (coupon.kind) {
    case 'zero':
      return [];
    case 'fixed':
      return [
        {
          name: 'coupon_rate',
          text: t('input_coupon'),
          value: runningRate(known.terms, settlementDay(known.terms, toDayNumber(day))),
          unit: PERCENT_SIGN,
          note,
        },
      ];
    case 'floating':
      return [
        ...referenceInputs(bondCase, computed.what === 'current-yield' ? computed.what : 'yield', bondWords)
          .filter(({ isRunning }) => !isRunning || !isObserved)
          .map(({ name, percent, note: from, isRunning }) => ({
            name: isRunning ? 'base_rate' : 'projected_rate',
            text: name,
            value: percent,
            unit: PERCENT_SIGN,
            note: from,
          })),
        ...projectedLines(bondCase, bondWords),
        { name: 'margin', text: t('input_margin'), value: coupon.margin, unit: PERCENT_SIGN, note },
      ];
    case 'indexed':
      return [
        {
          name: 'coupon_rate',
          text: t('input_coupon'),
          value: runningRate(known.terms, settlementDay(known.terms, toDayNumber(day))),
          unit: PERCENT_SIGN,
          note,
        },
        {
          name: 'inflation',
          text: t('input_inflation'),
          value: rate?.percent,
          unit: PERCENT_SIGN,
          note: supposed,
        },
        {
          name: 'index_ratio',
          text: t('input_ratio', { day: format.day(toCalendarDay(coupon.ratioOn)) }),
          value: coupon.ratio,
          note,
        },
      ];
  }
}

/** Forward rates stand in the schedule, a period each. */
function projectedLines(
  { projection, currency }: ScheduleCase['bondCase'],
  { t, format }: ScheduleCase['bondWords'],
): InputLine[] {
  if (projection.kind === 'flat') return [];
  const note =
    projection.kind === 'forward'
      ? t('note_forward', { currency, day: format.day(projection.day) })
      : t('says_typed_rates');
  return [{ name: null, text: t('input_projected'), value: null, note }];
}
