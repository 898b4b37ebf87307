import { amountDecimals } from '#domain/numbers/amount-decimals.ts';
import type { Format } from '#platform/i18n/format.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import type english from './labels/eng.json';

/** A coupon by actual days has no end of decimals; beyond these nobody is paid. */
const MOST_DECIMALS = 4;

export const decimalsOf = (amounts: readonly number[]): number =>
  Math.min(MOST_DECIMALS, amountDecimals(amounts));

/** What is paid for all units together is paid in cents. */
export const TOTAL_DECIMALS = 2;

export const writeTotal = (format: Format, total: number, currency: string): string =>
  format.money(total, currency, TOTAL_DECIMALS);

export function writeMoney(format: Format, amount: number, currency: string): string {
  return format.money(amount, currency, decimalsOf([amount]));
}

interface PaidAmount {
  readonly amount: number | null;
  readonly floating: { readonly base_rate: string | null; readonly margin: number } | null;
}

/** Why a coupon has no amount yet; null where it has one. */
export function writeFloating(
  { floating, amount }: PaidAmount,
  t: Translate<keyof typeof english>,
  format: Format,
): string | null {
  if (!floating || amount !== null) return null;
  const { base_rate: base, margin } = floating;
  return base === null ? t('floating_open') : t('floating', { base, margin: format.change(margin) });
}
