import { type DecimalMark, readTypedNumber } from './typed-number.ts';

/** Fifteen digits in all: what a number holds exactly. */
export const MOST_PIECES = 1_000_000_000;
const MOST_DECIMALS = 6;

/** Why a quantity cannot be taken; each has a sentence of its own. */
export type QuantityFault = 'no_number' | 'not_positive' | 'too_many' | 'too_precise' | 'unclear';

export type TypedQuantity =
  | { readonly kind: 'none' }
  | { readonly kind: 'pieces'; readonly pieces: number }
  | { readonly kind: 'wrong'; readonly fault: QuantityFault };

/** How many pieces someone typed, by the rules of any typed number; `mark` is the decimal mark of the page. */
export function readQuantity(typed: string, mark: DecimalMark): TypedQuantity {
  const read = readTypedNumber(typed, mark);
  return read.kind === 'number' ? checkQuantity(read.value) : read;
}

/** The rules for a quantity that came as a number. */
export function checkQuantity(pieces: number): TypedQuantity {
  if (!Number.isFinite(pieces)) return wrong('no_number');
  if (pieces <= 0) return wrong('not_positive');
  if (pieces > MOST_PIECES) return wrong('too_many');
  if (Number(pieces.toFixed(MOST_DECIMALS)) !== pieces) return wrong('too_precise');
  return { kind: 'pieces', pieces };
}

const wrong = (fault: QuantityFault): TypedQuantity => ({ kind: 'wrong', fault });
