import { runningRate } from '#domain/bonds/running-rate.ts';
import { settlementDay } from '#domain/bonds/settlement-day.ts';
import { toCalendarDay, toDayNumber } from '#domain/calendar/day-number.ts';
import { PERCENT_SIGN } from '#domain/numbers/percent-sign.ts';
import type { BondCase } from '#market/explain/bond-case.ts';
import type { BondWords } from '#market/explain/bond-words/bond-words.ts';
import { dayCountOf, hasEnd } from '#market/explain/bond-words/words.server.ts';
import { type ComputedFigure, isWeighed } from '#market/explain/compute-figure.ts';
import { type ExplainedOfBond, isOnCurve, isOverPar, isSpread } from '#market/explain/explain-address.ts';
import { writePriceNote } from '#market/explain/price-note.ts';
import { referenceInputs } from '#market/explain/reference-inputs.ts';
import type { RequestedFigure } from '#market/explain/requested-figure.ts';
import type { ExplainedInput } from './bond-explanation.contract.ts';

interface Given {
  readonly computed: ComputedFigure;
  readonly bondCase: BondCase;
  readonly requested: RequestedFigure;
  readonly isShown: boolean;
  readonly words: BondWords;
}

/** Everything that the formula takes, each with its source and its day. */
export function writeInputs(given: Given): ExplainedInput[] {
  const { what } = given.computed;
  if (what === 'accrued') return [...settlementOf(given), ...couponOf(given), dayCount(given)];
  if (what === 'current-yield') return [clean(given), ...couponOf(given)];
  return [
    ...settlementOf(given),
    clean(given),
    ...priceOf(given),
    ...couponOf(given),
    ...endPrice(given),
    ...compounding(given),
    ...yieldOf(given),
    ...curveOf(given),
  ];
}

type DescribedInput = Partial<ExplainedInput> & Pick<ExplainedInput, 'name'>;

function input({ isShown }: Given, described: DescribedInput): ExplainedInput {
  const made = {
    symbol: null,
    value: null,
    text: null,
    decimals: 2,
    unit: null,
    note: null,
    href: null,
    follows_price: false,
    ...described,
  };
  return made.follows_price && !isShown ? { ...made, value: null } : made;
}

function settlementOf(given: Given): ExplainedInput[] {
  const { t, format } = given.words;
  const { price, known } = given.bondCase;
  const day = toCalendarDay(settlementDay(known.terms, toDayNumber(given.bondCase.day)));
  const note = price?.day === day ? t('note_same_day') : null;
  return [input(given, { name: t('input_settlement'), text: format.day(day), note })];
}

function clean(given: Given): ExplainedInput {
  const { t } = given.words;
  const { price } = given.bondCase;
  const note = writePriceNote(given.bondCase, given.words);
  const value = price?.clean ?? null;
  return input(given, {
    symbol: 'p',
    name: t('input_clean'),
    value,
    decimals: 4,
    unit: PERCENT_SIGN,
    note,
    follows_price: true,
  });
}

function priceOf(given: Given): ExplainedInput[] {
  const { t } = given.words;
  const { bond } = given.computed;
  const { currency, hrefOf, source, day } = given.bondCase;
  if (!bond) return [];
  const money = { unit: currency, decimals: 6 };
  return [
    input(given, {
      ...money,
      symbol: 'N',
      name: t('input_outstanding'),
      value: bond.valued.outstanding,
      decimals: 2,
      note: t('note_terms', { source }),
    }),
    input(given, {
      ...money,
      symbol: 'A',
      name: t('name_accrued'),
      value: bond.valued.accrued,
      note: t('note_computed'),
      href: hrefOf('accrued', { day }),
    }),
    input(given, {
      ...money,
      symbol: 'P',
      name: t('input_price'),
      value: bond.price,
      note: t('note_price_made'),
      follows_price: true,
    }),
  ];
}

function couponOf(given: Given): ExplainedInput[] {
  const { t, format } = given.words;
  const { known, source, rate, day } = given.bondCase;
  const { coupon } = known.terms;
  const terms = t('note_terms', { source });
  const supposed =
    rate && t('note_supposed', { name: rate.name, day: format.day(rate.day), source: rate.source ?? '–' });
  const percent = { unit: PERCENT_SIGN, decimals: 4, note: terms };
  switch (coupon.kind) {
    case 'zero':
      return [];
    case 'fixed':
      return [
        input(given, {
          ...percent,
          symbol: 'c',
          name: t('input_coupon'),
          value: runningRate(known.terms, settlementDay(known.terms, toDayNumber(day))),
        }),
      ];
    case 'floating':
      return [
        ...referenceInputs(given.bondCase, given.computed.what, given.words).map(
          ({ name, percent: value, note, isRunning }) =>
            input(given, { ...percent, symbol: isRunning ? 'b' : 'b_i', name, value, note }),
        ),
        input(given, { ...percent, symbol: 'm', name: t('input_margin'), value: coupon.margin }),
      ];
    case 'indexed':
      return [
        input(given, {
          ...percent,
          symbol: 'c',
          name: t('input_coupon'),
          value: runningRate(known.terms, settlementDay(known.terms, toDayNumber(day))),
        }),
        input(given, {
          ...percent,
          symbol: 'π',
          name: t('input_inflation'),
          value: rate?.percent ?? null,
          note: supposed,
        }),
        input(given, {
          symbol: 'I',
          name: t('input_ratio', { day: format.day(toCalendarDay(coupon.ratioOn)) }),
          value: coupon.ratio,
          decimals: 6,
          note: terms,
        }),
      ];
  }
}

const dayCount = (given: Given): ExplainedInput =>
  input(given, {
    name: given.words.t('input_days'),
    text: dayCountOf(given.bondCase),
    note: given.words.t('note_terms', { source: given.bondCase.source }),
  });

function endPrice(given: Given): ExplainedInput[] {
  const { t } = given.words;
  const { end } = given.computed;
  if (end.kind === 'maturity') return [];
  const note = t('note_terms', { source: given.bondCase.source });
  return [
    input(given, { name: t('input_end_price'), value: end.percent, unit: PERCENT_SIGN, decimals: 4, note }),
  ];
}

function compounding(given: Given): ExplainedInput[] {
  const { t } = given.words;
  const { bond, what } = given.computed;
  if (!bond || isOnCurve(what)) return [];
  const name = t('input_compounding');
  return bond.compounding === 'simple'
    ? [input(given, { name, text: t('simple') })]
    : [input(given, { symbol: 'k', name, value: bond.compounding, decimals: 0 })];
}

function yieldOf(given: Given): ExplainedInput[] {
  const { computed, bondCase, requested, words } = given;
  const { what, bond } = computed;
  if (!bond || !(isWeighed(what) || isOverPar(what))) return [];
  return [
    input(given, {
      symbol: 'y',
      name: words.t('name_yield'),
      value: bond.valued.rate * 100,
      decimals: 6,
      unit: PERCENT_SIGN,
      note: words.t('note_computed'),
      href: bondCase.hrefOf('yield', howOf(requested, 'yield')),
      follows_price: true,
    }),
  ];
}

/** The same end, day and venue; a convention only where the figure has one. */
export function howOf({ end, convention, venue, day }: RequestedFigure, what: ExplainedOfBond) {
  return hasEnd(what) ? { end, convention, venue, day } : { venue, day };
}

function annuityOf(given: Given): ExplainedInput[] {
  const { annuity } = given.computed;
  if (!annuity) return [];
  const name = given.words.t('input_annuity');
  return [input(given, { symbol: 'a', name, value: annuity.value, decimals: 6, follows_price: true })];
}

function curveOf(given: Given): ExplainedInput[] {
  const { computed, bondCase, words } = given;
  const { t, format } = words;
  const { what, bond, government } = computed;
  const { curve, currency } = bondCase;
  if (!curve || !bond || !isSpread(what)) return [];
  const note = t(curve.isSwaps ? 'note_swaps' : 'note_curve', { currency, day: format.day(curve.day) });
  const shared = { note, follows_price: true, decimals: 6, unit: PERCENT_SIGN };
  const atEnd = government
    ? [
        input(given, {
          symbol: 'T',
          name: t('input_years'),
          value: government.years,
          decimals: 6,
          unit: t('unit_years'),
        }),
        input(given, {
          ...shared,
          symbol: 'g(T)',
          name: t(curve.isSwaps ? 'input_swap' : 'input_government'),
          value: government.percent,
        }),
      ]
    : annuityOf(given);
  const { error } = curve.curve;
  const points = { ...shared, unit: t('unit_points'), decimals: 2 };
  const errors = error
    ? [
        input(given, { ...points, name: t('input_error'), value: error.yield }),
        input(given, { ...points, name: t('input_price_error'), value: error.price }),
      ]
    : [];
  if (curve.curve.kind !== 'svensson') return [...errors, ...atEnd];
  const { beta0, beta1, beta2, beta3, tau1, tau2 } = curve.curve;
  const years = { ...shared, unit: t('unit_years') };
  return [
    input(given, { ...shared, symbol: 'β_0', name: t('input_level'), value: beta0 }),
    input(given, { ...shared, symbol: 'β_1', name: t('input_slope'), value: beta1 }),
    input(given, { ...shared, symbol: 'β_2', name: t('input_hump'), value: beta2 }),
    input(given, { ...shared, symbol: 'β_3', name: t('input_second_hump'), value: beta3 }),
    input(given, { ...years, symbol: 'τ_1', name: t('input_scale'), value: tau1 }),
    input(given, { ...years, symbol: 'τ_2', name: t('input_second_scale'), value: tau2 }),
    ...errors,
    ...atEnd,
  ];
}
