import type { BondTerms, Coupon } from '#domain/bonds/bond-terms.ts';
import { type FixingTerms, USUAL_FIXING } from '#domain/bonds/fixings/fixing-terms.ts';
import { type DayNumber, toCalendarDay } from '#domain/calendar/day-number.ts';

type Floating = Extract<Coupon, { kind: 'floating' }>;

/** Percent a year of a floating coupon at a reference rate, as a formula over the named inputs. */
export function floatingRateText(
  { fixing = USUAL_FIXING }: Pick<Floating, 'fixing'>,
  reference: string,
): string {
  const { multiplier, floor, cap }: FixingTerms = fixing;
  const followed = `${multiplier === 1 ? '' : `${multiplier}*`}${reference}+margin`;
  const floored = `MAX(${floor},${followed})`;
  return cap === null ? floored : `MIN(${cap},${floored})`;
}

/** What a face value that follows an index has grown by; nothing for others. */
export function ratioText(coupon: Coupon, day: string): string | null {
  if (coupon.kind !== 'indexed') return null;
  return `index_ratio*(1+inflation/100)^((${day}-${dateText(coupon.ratioOn)})/365)`;
}

export const times = (text: string, ratio: string | null) => (ratio === null ? text : `(${text})*${ratio}`);

export function dateText(day: DayNumber): string {
  const [year, month, date] = toCalendarDay(day).split('-').map(Number);
  return `DATE(${year},${month},${date})`;
}

const at = (name: string, row: string) => `INDEX(${name},${row})`;

/** Interest of the period of a day: `row` is its step, `part` the part of the year that has grown. */
export function grownText(
  terms: BondTerms,
  hasStated: boolean,
  { row, part, rate, day }: { row: string; part: string; rate?: string; day: string },
): string {
  const earned = `${at('step_interest_before', row)}+${at('step_outstanding', row)}*${rate ?? at('step_rate', row)}/100*(${part}-${at('step_part_before', row)})`;
  const scaled = times(earned, ratioText(terms.coupon, day));
  if (!hasStated) return scaled;
  const stated = at('step_stated', row);
  return `IF(${stated}>0,${stated}*${part}/${at('step_part_whole', row)},${scaled})`;
}

/** The coupon rate up to a day where rates are observed day by day; where the coupon of the period was announced, that one. */
export function observedRateText(coupon: Coupon, day: 'settled' | 'end'): string | undefined {
  if (coupon.kind !== 'floating') return undefined;
  const rate = floatingRateText(coupon, day === 'settled' ? 'accrued_rate' : 'end_rate');
  const isObserved = `${at('observed_period', `${day}_observed`)}=${at('step_period_start', `${day}_step`)}`;
  return `IF(${isObserved},${rate},${at('step_rate', `${day}_step`)})`;
}

/** Without the coupon where the seller keeps it, and rounded as the market does. */
export function accruedText(terms: BondTerms, hasStated: boolean, isObserved: boolean): string {
  const { coupon, exCoupon, accruedRounding } = terms;
  if (coupon.kind === 'zero') return '0';
  const rate = isObserved ? observedRateText(coupon, 'settled') : undefined;
  const grown = grownText(terms, hasStated, {
    row: 'settled_step',
    part: 'settled_part',
    day: 'settlement',
    ...(rate && { rate }),
  });
  const coupons = times(
    at('step_period_interest', 'settled_step'),
    ratioText(coupon, at('step_period_end', 'settled_step')),
  );
  const ex = `AND(settlement>${at('step_period_start', 'settled_step')},settlement>=${at('step_ex', 'settled_step')})`;
  const kept = exCoupon ? `${grown}-IF(${ex},${coupons},0)` : grown;
  if (!accruedRounding) return kept;
  const { decimals, per } = accruedRounding;
  if (per === 'unit') return `ROUND(${kept},${decimals})`;
  return `ROUND(100*(${kept})/outstanding,${decimals})*outstanding/100`;
}

/** When something is paid that falls due on a day. */
export function paidText({ businessDays }: BondTerms, day: string): string {
  const next = `WORKDAY(${day}-1,1,holidays)`;
  const previous = `WORKDAY(${day}+1,-1,holidays)`;
  const within = (first: string, other: string) => `IF(MONTH(${first})=MONTH(${day}),${first},${other})`;
  switch (businessDays?.rule ?? 'unadjusted') {
    case 'unadjusted':
      return day;
    case 'following':
      return next;
    case 'preceding':
      return previous;
    case 'modified-following':
      return within(next, previous);
    case 'modified-preceding':
      return within(previous, next);
  }
}

/** Whether formulas count business days: then the workbook lists the holidays. */
export const needsHolidays = ({ businessDays, coupon }: BondTerms): boolean =>
  (businessDays !== undefined && businessDays.rule !== 'unadjusted') ||
  (coupon.kind !== 'zero' && coupon.dayCount === 'BUS/252') ||
  (coupon.kind === 'floating' && coupon.fixing?.isShifted === true);
