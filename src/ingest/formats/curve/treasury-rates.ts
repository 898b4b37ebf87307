import { cellsOf } from '../cells.ts';
import { variant } from '../several-tables.ts';
import { readRates } from './rate-series.ts';

const BILL = /^(\d+) weeks? (bank discount|coupon equivalent)$/i;
const REAL = /^(\d+) ?yr$/i;
const REAL_YEARS = '5,7,10,20,30';

/** Under which code a bill is stored: discounts are of 360 days, equivalents are comparable with coupons. */
export const billCode = (weeks: string, isDiscount: boolean) =>
  `us-treasury-bill-${weeks}w-${isDiscount ? 'discount' : 'equivalent'}`;

export const realCode = (years: string) => `us-treasury-real-${years}y`;

/** Older files name only the discount of a bill, before its equivalent. */
function withWeeks(header: readonly string[]): readonly string[] {
  return header.map((name, place) => {
    const weeks = BILL.exec(header[place - 1]?.trim() ?? '')?.[1];
    return weeks !== undefined && /^coupon equivalent(?:\.\d+)?$/i.test(name.trim())
      ? `${weeks} weeks coupon equivalent`
      : name;
  });
}

function seriesIn(written: readonly string[]): { readonly code: string; readonly place: number }[] {
  const header = withWeeks(written);
  const years = header.slice(1).flatMap((name) => REAL.exec(name.trim())?.[1] ?? []);
  const isReal = years.join() === REAL_YEARS && header.length === years.length + 1;
  return header.flatMap((name, place) => {
    const bill = BILL.exec(name.trim());
    if (bill) return [{ code: billCode(bill[1] ?? '', /discount/i.test(name)), place }];
    const real = isReal ? REAL.exec(name.trim())?.[1] : undefined;
    return real === undefined ? [] : [{ code: realCode(real), place }];
  });
}

/** Rates of bills, and the real yields of the US Treasury: series beside its curve of par yields, of which they are no part. */
export const treasuryRates = variant<'day'>({
  code: 'curve',
  names: { day: ['date'] },
  required: ['day'],
  days: ['day'],
  dayOrder: 'mdy',
  accepts: (_folded, _columns, { content }) =>
    content.kind === 'table' && seriesIn(content.header).length > 0,
  records: () => ['rate'],
  rows(columns, reading, header) {
    const series = seriesIn(header);
    const places: Record<string, number> = { ...columns };
    for (const { code, place } of series) places[code] = place;
    return readRates(
      cellsOf<string>(places, reading),
      series.map(({ code }) => ({ code, field: code })),
    );
  },
});
