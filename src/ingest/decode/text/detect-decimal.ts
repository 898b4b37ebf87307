import { readDay } from '#domain/import/read-day.ts';

const NUMERIC = /^[-+−]?[\d .,\u00a0\u202f']*\d$/;
const SHARE = 0.9;
const POINTED_DAY = /^\d{1,2}\.\d{1,2}\.\d{4}$/;
/** `02.2024`. */
const MONTH = /^(?:0[1-9]|1[0-2])\.(?:19|20)\d\d$/;

/** What surrounds the digits: signs of currencies before, percent and letters for thousands behind. */
const AROUND = /^[-+−]?[$€£¥₽]|\s*[%KMB$€£¥₽]$/g;

type Verdict = '.' | ',' | 'either';

/**
 * A comma where nearly all numbers that are not whole are written so. 1.234 and 1,234 may be thousands: they decide only where
 * nothing else does, and not where the comma also stands between cells, where 120,000 is between quotes.
 */
export function detectDecimal(records: readonly (readonly string[])[], delimiter: string): '.' | ',' {
  let hasPointedDay = false;
  const found = { '.': 0, ',': 0, eitherPoint: 0, eitherComma: 0 };
  for (const cells of records)
    for (const cell of cells) {
      const number = cell.trim().replaceAll(AROUND, '');
      const verdict = judge(number);
      hasPointedDay ||= POINTED_DAY.test(cell);
      // No coupon and no change is of thousands of percent.
      if (verdict === 'either' && /%\s*$/.test(cell)) found[number.includes(',') ? ',' : '.'] += 1;
      else if (verdict === 'either') found[number.includes(',') ? 'eitherComma' : 'eitherPoint'] += 1;
      else if (verdict) found[verdict] += 1;
    }
  const isClear = found['.'] + found[','] > 0;
  // 1.000 and 4,500 in one file: where days have points, thousands have them, too.
  const isMixed = !isClear && found.eitherPoint > 0 && found.eitherComma > 0;
  if (isMixed && hasPointedDay && delimiter !== ',') return ',';
  const commas = found[','] + (isClear || delimiter === ',' ? 0 : found.eitherComma);
  const points = found['.'] + (isClear ? 0 : found.eitherPoint);
  return commas > SHARE * (commas + points) && commas > 0 ? ',' : '.';
}

/** The mark of a number, or null where it is whole or no number. */
function judge(number: string): Verdict | null {
  if (!/[.,]/.test(number) || !NUMERIC.test(number) || readDay(number) !== null || MONTH.test(number))
    return null;
  const marks = [...number.matchAll(/[.,]/g)].map(([mark]) => mark as '.' | ',');
  const last = marks.at(-1) ?? '.';
  const isGroup = /[.,]\d{3}$/.test(number);
  if (marks.some((mark) => mark !== last)) return last;
  // A mark that stands twice groups thousands.
  if (marks.length > 1) return isGroup ? (last === '.' ? ',' : '.') : null;
  return isGroup && /^[-+−]?[1-9]\d{0,2}[.,]\d{3}$/.test(number) ? 'either' : last;
}
