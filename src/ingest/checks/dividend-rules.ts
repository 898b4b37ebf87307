import { toDayNumber } from '#domain/calendar/day-number.ts';
import type { Finding } from '#domain/import/finding.ts';
import type { DividendRecord } from '#domain/import/records.ts';

const NEAR_DAYS = 3;
const NEAR_AMOUNT = 0.05;

export function checkDividend({ amount, exDividendOn, recordOn }: DividendRecord): Finding | null {
  if (!Number.isFinite(Number(amount)))
    return { rule: 'not_a_number', severity: 'reject', field: 'amount', value: amount };
  if (Number(amount) < 0) return { rule: 'not_positive', severity: 'reject', field: 'amount', value: amount };
  if (Number(amount) === 0) return { rule: 'no_values', severity: 'note', field: 'amount', value: amount };
  if (!exDividendOn && !recordOn)
    return { rule: 'missing_required', severity: 'reject', field: 'exDividendOn' };
  return null;
}

/** Two providers that report one dividend: about the same amount at most three days apart. */
export function createDividendTwice() {
  const seen = new Map<string, DividendRecord[]>();
  return (instrument: string, record: DividendRecord): Finding | null => {
    const known = seen.get(instrument) ?? [];
    const first = known.find((other) => other.provider !== record.provider && isSame(other, record));
    if (first)
      return {
        rule: 'dividend_twice',
        severity: 'hold',
        field: 'amount',
        value: record.amount,
        details: { day: dayOf(first), amount: first.amount },
      };
    known.push(record);
    seen.set(instrument, known);
    return null;
  };
}

export const dayOf = ({ exDividendOn, recordOn }: DividendRecord): string => exDividendOn ?? recordOn ?? '';

function isSame(one: DividendRecord, other: DividendRecord): boolean {
  const days = Math.abs(toDayNumber(dayOf(one)) - toDayNumber(dayOf(other)));
  return days <= NEAR_DAYS && Math.abs(Number(one.amount) / Number(other.amount) - 1) <= NEAR_AMOUNT;
}

const LARGE_SHARE = 0.15;
const ABSURD_SHARE = 0.4;

/** A dividend of half the share's price is probably in pence, or of another share. */
export function checkDividendShare(amount: number, previousClose: number | null): Finding | null {
  if (!previousClose || amount / previousClose < LARGE_SHARE) return null;
  const share = amount / previousClose;
  return {
    rule: 'times_100',
    severity: share >= ABSURD_SHARE ? 'hold' : 'warn',
    field: 'amount',
    value: String(amount),
    details: {
      percent: Number((share * 100).toPrecision(3)),
      close: Number(previousClose.toPrecision(6)),
    },
  };
}
