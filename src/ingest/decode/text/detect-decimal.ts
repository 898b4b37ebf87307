import { readDay } from '#domain/import/read-day.ts';

const NUMERIC = /^[-+−]?[\d .,\u00a0\u202f']*\d$/;
const WITH_COMMA = /^-?\d{1,3}([ .\u00a0\u202f]?\d{3})*,\d+$|^-?\d+,\d+$/;
const SHARE = 0.9;

/** 120,000 between quotes is whole. */
const GROUPED = /^-?\d{1,3}(?:,\d{3})+$/;

/** A comma where nearly all numbers that are not whole are written so; where it stands between cells, too, they are in quotes. */
export function detectDecimal(records: readonly (readonly string[])[], delimiter: string): '.' | ',' {
  const broken = records
    .flat()
    .filter((cell) => isBroken(cell.trim()) && !(delimiter === ',' && GROUPED.test(cell.trim())));
  const withComma = broken.filter((cell) => WITH_COMMA.test(cell.trim()));
  return broken.length > 0 && withComma.length > SHARE * broken.length ? ',' : '.';
}

function isBroken(cell: string): boolean {
  return /[.,]/.test(cell) && NUMERIC.test(cell) && readDay(cell) === null;
}
