import { toCalendarDay } from '#domain/calendar/day-number.ts';
import { readNumber } from '#domain/import/read-number.ts';

const DAY_MS = 86_400_000;

/** A value of a column as text. Numbers are exact: a decimal by its digits, a float by the shortest that gives it. */
export function toParquetText(
  value: unknown,
  { scale, isFloat32 }: { scale: number | null; isFloat32: boolean },
): string {
  if (value === null || value === undefined) return '';
  if (scale !== null) return toDecimal(toBigInt(value), scale);
  if (typeof value === 'number') return isFloat32 ? shortestFloat32(value) : toNumberText(value);
  if (value instanceof Uint8Array) return new TextDecoder().decode(value);
  if (typeof value === 'object')
    return JSON.stringify(value, (_, inner) => (typeof inner === 'bigint' ? String(inner) : inner));
  return String(value);
}

const toNumberText = (value: number) => readNumber(String(value), '.') ?? '';

function shortestFloat32(value: number): string {
  for (let digits = 6; digits <= 9; digits++) {
    const text = toNumberText(Number(value.toPrecision(digits)));
    if (Math.fround(Number(text)) === value) return text;
  }
  return toNumberText(value);
}

function toBigInt(value: unknown): bigint {
  if (!(value instanceof Uint8Array)) return BigInt(value as number | bigint);
  const bits = BigInt(value.length * 8);
  const whole = value.reduce((sum, byte) => sum * 256n + BigInt(byte), 0n);
  return BigInt.asIntN(Number(bits), whole);
}

function toDecimal(unscaled: bigint, scale: number): string {
  const digits = String(unscaled < 0n ? -unscaled : unscaled).padStart(scale + 1, '0');
  const sign = unscaled < 0n ? '-' : '';
  return scale === 0 ? sign + digits : `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
}

/** A moment in milliseconds as a day, with its time where it has one. */
export function toMomentText(milliseconds: number): string {
  const day = Math.floor(milliseconds / DAY_MS);
  const rest = milliseconds - day * DAY_MS;
  if (!(Math.abs(day) < 3_000_000)) return '';
  const time = new Date(rest).toISOString().slice(11, 19);
  return rest === 0 ? toCalendarDay(day) : `${toCalendarDay(day)} ${time}`;
}
