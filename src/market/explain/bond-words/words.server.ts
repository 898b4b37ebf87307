import { toCouponRate } from '#domain/bonds/fixings/fixing-terms.ts';
import type { BondEnd } from '#domain/bonds/valuation/flows-to-come.ts';
import type { NamedEnd } from '#domain/bonds/valuation/named-ends.ts';
import { toCalendarDay } from '#domain/calendar/day-number.ts';
import { PERCENT_SIGN } from '#domain/numbers/percent-sign.ts';
import { type ExplainedOfBond, isSpread } from '#market/explain/explain-address.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { formatOf } from '#platform/i18n/format.ts';
import type { BondCase } from '../bond-case.ts';
import { type ComputedFigure, isWeighed } from '../compute-figure.ts';
import type { BondWords } from './bond-words.ts';
import type english from './labels/eng.json';

export function createBondWords(context: Pick<PageContext, 'labels' | 'language' | 'numbers'>): BondWords {
  const { labels, language, numbers } = context;
  return {
    t: labels.translator(['bond-words'], language).of<keyof typeof english>('bond-words'),
    format: formatOf(language, numbers),
  };
}

/** What the figure is, to which end, by which convention. */
export function writeTitle(computed: ComputedFigure, { known }: BondCase, words: BondWords): string {
  const { what, end, convention } = computed;
  const name = words.t(`name_${what}`);
  if (!hasEnd(what)) return name;
  const parts = [name, writeEnd(end, known, words)];
  return (hasConvention(what) ? [...parts, words.t(`convention_${convention}`)] : parts).join(' · ');
}

export const hasEnd = (what: ExplainedOfBond): boolean => what !== 'accrued' && what !== 'current-yield';
export const hasConvention = (what: ExplainedOfBond): boolean => what === 'yield' || isWeighed(what);

function writeEnd(end: BondEnd, { terms }: BondCase['known'], { t, format }: BondWords): string {
  const day = end.kind === 'maturity' ? terms.maturesOn : end.day;
  return day === null ? t('to_perpetual') : t(`to_${end.kind}`, { day: format.day(toCalendarDay(day)) });
}

/** The convention in words, then what the figure means and what is supposed. */
export function writeSays(
  computed: ComputedFigure,
  bondCase: BondCase,
  end: BondEnd | NamedEnd,
  words: BondWords,
): string[] {
  const { what } = computed;
  const { t } = words;
  const days = dayCountOf(bondCase);
  return [
    t(`says_${what}`, { days }),
    ...(hasEnd(what) ? [writeConvention(computed, bondCase, words)] : []),
    ...(hasEnd(what) && (end === 'worst' || end === 'best') && bondCase.known.options.length > 0
      ? [t(`says_${end}`)]
      : []),
    ...writeSupposed(bondCase, words),
    ...(computed.end.kind === 'maturity' && bondCase.known.terms.maturesOn === null && hasEnd(what)
      ? [t('says_perpetual')]
      : []),
    ...writeCurve(what, bondCase, words),
  ];
}

export const dayCountOf = ({ known: { terms } }: BondCase): string =>
  terms.coupon.kind === 'zero' ? 'ACT/365' : terms.coupon.dayCount;

function writeConvention({ convention, bond }: ComputedFigure, bondCase: BondCase, { t }: BondWords): string {
  if (convention !== 'street') return t(`says_${convention}`);
  const { coupon } = bondCase.known.terms;
  if (coupon.kind === 'zero') return t('says_street_zero');
  if (bond?.compounding === 'simple') return t('says_street_simple');
  return t('says_street', { count: coupon.couponsPerYear, days: coupon.dayCount });
}

function writeSupposed({ known, rate, projection, currency }: BondCase, { t, format }: BondWords): string[] {
  const { coupon } = known.terms;
  if (coupon.kind === 'floating' && projection.kind === 'typed') return [t('says_typed_rates')];
  if (!rate) return [];
  if (projection.kind === 'forward')
    return [t('says_forward', { name: rate.name, currency, day: format.day(projection.day) })];
  const values = { name: rate.name, percent: format.percent(rate.percent), day: format.day(rate.day) };
  if (coupon.kind === 'floating') {
    const paid = toCouponRate(rate.percent, coupon);
    return [t('says_floating', { ...values, rate: format.percent(paid) })];
  }
  return coupon.kind === 'indexed' ? [t('says_indexed', values)] : [];
}

function writeCurve(what: ExplainedOfBond, { curve }: BondCase, { t }: BondWords): string[] {
  if (!curve || !isSpread(what)) return [];
  if (curve.isSwaps) return [t('says_swaps')];
  return [t(`says_${curve.curve.kind}`, { count: curve.points.length })];
}

export function unitOf(what: ExplainedOfBond, { currency }: BondCase, { t }: BondWords): string | null {
  switch (what) {
    case 'yield':
    case 'current-yield':
      return PERCENT_SIGN;
    case 'macaulay':
    case 'modified':
      return t('unit_years');
    case 'convexity':
      return null;
    case 'point-value':
    case 'accrued':
      return currency;
    case 'spread':
    case 'z-spread':
    case 'i-spread':
    case 'asset-swap':
      return t('unit_points');
  }
}
