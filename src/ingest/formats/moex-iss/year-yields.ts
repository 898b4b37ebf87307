import { multiplyDecimals } from '#domain/import/decimal-arithmetic.ts';
import type { IssRow } from '../iss-blocks.ts';
import type { Reads } from '../json-reading.ts';
import { dayOf, decimalOf } from '../json-value.ts';

const MONTHS_A_YEAR = '12';

/** The zero-coupon yield curve of the exchange (`zcyc`): percent by years to maturity. */
export function readYields(rows: readonly IssRow[], reads: Reads): void {
  for (const row of rows) {
    const day = dayOf(row.get('TRADEDATE'));
    const years = decimalOf(row.get('PERIOD'));
    const percent = decimalOf(row.get('VALUE'));
    const raw = Object.fromEntries(row);
    if (day === undefined || years === undefined || percent === undefined)
      reads.find(raw, { rule: 'missing_required', severity: 'reject' });
    else
      reads.add(raw, [
        {
          type: 'curve',
          code: 'moex-zero',
          currency: 'RUB',
          kind: 'zero',
          day,
          months: multiplyDecimals(years, MONTHS_A_YEAR),
          percent,
        },
      ]);
  }
}
