/** Sixty-four bits that sort as what they were made of: the high and the low half of each row. */
export interface SortKeys {
  readonly high: Uint32Array;
  readonly low: Uint32Array;
}

const DIGIT_BITS = 16;
const DIGITS = 1 << DIGIT_BITS;
const SIGN = 0x80000000;
const LETTERS_A_HALF = 6;
const LETTERS = 38;
/** The high half where there is no code; none is as great. */
export const NO_CODE = 0xffffffff;

/** The order of IEEE 754 is that of whole numbers once the sign is turned round. */
export function keysOfNumbers(values: Float64Array): SortKeys {
  const halves = new Uint32Array(values.buffer, values.byteOffset, values.length * 2);
  const high = new Uint32Array(values.length);
  const low = new Uint32Array(values.length);
  for (let row = 0; row < values.length; row++) {
    // Minus zero is zero.
    const isZero = values[row] === 0;
    const [upper, lower] = isZero ? [0, 0] : [halves[row * 2 + 1] ?? 0, halves[row * 2] ?? 0];
    const isNegative = (upper & SIGN) !== 0;
    high[row] = isNegative ? ~upper : upper | SIGN;
    low[row] = isNegative ? ~lower : lower;
  }
  return { high, low };
}

/** Twelve letters and digits of a code, whatever their case; nothing sorts last. */
export function keysOfCodes(codes: readonly (string | null)[]): SortKeys {
  return {
    high: Uint32Array.from(codes, (code) => halfOf(code, 0)),
    low: Uint32Array.from(codes, (code) => halfOf(code, LETTERS_A_HALF)),
  };
}

/** Row numbers in the order of their keys; equal ones stay in the order that they had. */
export function sortRows({ high, low }: SortKeys): Uint32Array {
  let rows = Uint32Array.from(high.keys());
  let other = new Uint32Array(rows.length);
  for (const half of [low, high])
    for (const shift of [0, DIGIT_BITS]) {
      if (!sortByDigit(half, shift, rows, other)) continue;
      [rows, other] = [other, rows];
    }
  return rows;
}

/** False where all have the same digit and nothing was moved. */
function sortByDigit(half: Uint32Array, shift: number, rows: Uint32Array, into: Uint32Array): boolean {
  const starts = new Uint32Array(DIGITS + 1);
  for (let row = 0; row < half.length; row++) {
    const next = (((half[row] ?? 0) >>> shift) & (DIGITS - 1)) + 1;
    starts[next] = (starts[next] ?? 0) + 1;
  }
  if (starts.includes(rows.length, 1)) return false;
  for (let digit = 1; digit <= DIGITS; digit++)
    starts[digit] = (starts[digit] ?? 0) + (starts[digit - 1] ?? 0);
  for (let at = 0; at < rows.length; at++) {
    const row = rows[at] ?? 0;
    const digit = ((half[row] ?? 0) >>> shift) & (DIGITS - 1);
    const position = starts[digit] ?? 0;
    into[position] = row;
    starts[digit] = position + 1;
  }
  return true;
}

function halfOf(code: string | null, from: number): number {
  if (code === null) return NO_CODE;
  let half = 0;
  for (let at = from; at < from + LETTERS_A_HALF; at++) half = half * LETTERS + letterOf(code, at);
  return half;
}

function letterOf(code: string, at: number): number {
  if (at >= code.length) return 0;
  const digit = Number.parseInt(code.charAt(at), 36);
  return Number.isNaN(digit) ? LETTERS - 1 : digit + 1;
}
