import { type DecimalMark, readTypedNumber } from './typed-number.ts';

/** Fifteen digits in all: what a number holds exactly. */
export const LARGEST_QUANTITY = 1_000_000_000;
const MOST_DECIMALS = 6;

/** Why a quantity cannot be taken; each has a sentence of its own. */
export type QuantityFault = 'no_number' | 'not_positive' | 'too_many' | 'too_precise' | 'unclear';

export type TypedQuantity =
  | { readonly kind: 'none' }
  | { readonly kind: 'quantity'; readonly quantity: number }
  | { readonly kind: 'wrong'; readonly fault: QuantityFault };

/** The quantity that someone typed, by the rules of any typed number; `mark` is the decimal mark of the page. */
export function readQuantity(typed: string, mark: DecimalMark): TypedQuantity {
  const read = readTypedNumber(typed, mark);
  return read.kind === 'number' ? checkQuantity(read.value) : read;
}

/** The rules for a quantity that came as a number. */
export function checkQuantity(quantity: number): TypedQuantity {
  if (!Number.isFinite(quantity)) return wrong('no_number');
  if (quantity <= 0) return wrong('not_positive');
  if (quantity > LARGEST_QUANTITY) return wrong('too_many');
  if (Number(quantity.toFixed(MOST_DECIMALS)) !== quantity) return wrong('too_precise');
  return { kind: 'quantity', quantity };
}

const wrong = (fault: QuantityFault): TypedQuantity => ({ kind: 'wrong', fault });
