import { divideDecimals } from '#domain/import/decimal-arithmetic.ts';
import type { Finding } from '#domain/import/finding.ts';
import type { BondTermsRecord, DecimalText } from '#domain/import/records.ts';
import { findReferenceRate, readFloatingCoupon, readMargin } from '#domain/import/reference-rate.ts';
import type { Cells } from '../cells.ts';

export type CouponField = 'couponRate' | 'couponType' | 'baseRate' | 'margin' | 'currency';

type Coupon = Pick<BondTermsRecord, 'couponType' | 'couponRate' | 'baseRate'>;
export type ReadCoupon = { readonly coupon: Coupon } | { readonly fault: Omit<Finding, 'line'> };

const TYPES: readonly (readonly [NonNullable<Coupon['couponType']>, RegExp])[] = [
  ['zero', /zero|без ?купон|бескупон|дисконт|nullkupon|zéro|cero/i],
  ['indexed', /index|inflation|linker|индексир/i],
  ['floating', /float|frn|variable|variabel|плава|перемен|zmienn|flottant|değişken|浮/i],
  ['fixed', /fix|фикс|постоян|fest|stał|fijo|fisso|sabit|固定|^plain|^bullet/i],
];

/** The coupon of one row: a number, a formula such as `SOFR+125bp`, or a rate and a margin in columns of their own. */
export function readCoupon(cells: Cells<CouponField>, decimal: '.' | ',', marginUnit: string): ReadCoupon {
  const text = cells.text('couponRate') ?? '';
  const word = cells.text('couponType') ?? (TYPES[2]?.[1].test(text) ? text : undefined);
  const couponType = word === undefined ? undefined : TYPES.find(([, pattern]) => pattern.test(word))?.[0];
  if (word !== undefined && !/^[-–—]?$/.test(word) && couponType === undefined)
    return refuse('unknown_term', 'couponType', word);
  const formula = readFloatingCoupon(text, decimal, cells.text('currency'));
  if (formula !== null)
    return { coupon: { couponType: 'floating', couponRate: formula.margin, baseRate: formula.baseRate } };
  if (findReferenceRate(text.split(/[+\u2212–-]/)[0] ?? '') !== null) return unclear('margin', text);
  const base = cells.text('baseRate');
  const isFloating = couponType === 'floating' || (base !== undefined && couponType === undefined);
  if (isFloating && cells.has('margin')) return floating(cells, base, decimal, marginUnit);
  // The coupon of today is no margin, and a margin without its rate says nothing.
  if (isFloating) return refuse('missing_required', base === undefined ? 'baseRate' : 'margin', text);
  const couponRate = readFraction(text) ?? cells.number('couponRate');
  const isZero = couponRate !== undefined && Number(couponRate) === 0;
  const type = couponType ?? (isZero ? 'zero' : undefined);
  return {
    coupon: {
      ...(type === undefined ? {} : { couponType: type }),
      ...(couponRate === undefined ? {} : { couponRate }),
    },
  };
}

function floating(
  cells: Cells<CouponField>,
  base: string | undefined,
  decimal: '.' | ',',
  marginUnit: string,
): ReadCoupon {
  const written = cells.text('margin');
  if (base === undefined || written === undefined)
    return refuse('missing_required', base === undefined ? 'baseRate' : 'margin');
  const [, number = '', unit = ''] = /^([+-]?[\d.,]+)\s*(.*)$/.exec(written) ?? [];
  const margin = readMargin(number, unit || marginUnit, decimal);
  if (margin === null) return unclear('margin', written);
  return {
    coupon: { couponType: 'floating', couponRate: margin, baseRate: findReferenceRate(base) ?? base },
  };
}

/** Percent, parts of one or basis points. */
export const unclear = (field: string, value: string): ReadCoupon => ({
  fault: { rule: 'not_a_number', severity: 'reject', field, value, details: { why: 'unit' } },
});

const refuse = (rule: Finding['rule'], field: string, value?: string): ReadCoupon => ({
  fault: { rule, severity: 'reject', field, ...(value ? { value } : {}) },
});

/** `4 1/2`, as terminals write coupons. */
function readFraction(text: string): DecimalText | undefined {
  const [, whole = '', part = '', of = ''] = /^(\d{1,2})[ -](\d{1,2})\/(2|4|8|16|32|64)%?$/.exec(text) ?? [];
  if (whole === '' || Number(part) >= Number(of)) return undefined;
  return divideDecimals(String(Number(whole) * Number(of) + Number(part)), of);
}

/** `Spread (bps)`. */
export const isInPoints = (name: string): boolean => /\b(?:bps?|basis points)\b|б\.?п\./i.test(name);
