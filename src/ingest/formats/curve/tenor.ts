import { multiplyDecimals } from '#domain/import/decimal-arithmetic.ts';

const UNITS: Readonly<Record<string, string>> = {
  m: '1',
  mo: '1',
  month: '1',
  y: '12',
  yr: '12',
  year: '12',
  年: '12',
};
const PATTERN = /^(?:BC[_ ])?(\d+(?:[._]\d+)?)[ _-]?(months?|mo|m|years?|yrs?|y|年)$/i;

/** Months of a tenor: 10y, 10 Yr, BC_10YEAR are 120, BC_1_5MONTH is 1.5; null where the name is none. */
export function readTenor(name: string): string | null {
  const match = PATTERN.exec(name.trim());
  const factor = UNITS[match?.[2]?.toLowerCase().replace(/s$/, '') ?? ''];
  return match && factor ? multiplyDecimals((match[1] ?? '').replace('_', '.'), factor) : null;
}
