import { multiplyDecimals } from '#domain/import/decimal-arithmetic.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { Cells } from '../cells.ts';
import type { Reading } from '../format.ts';
import { variant } from '../several-tables.ts';
import { withoutMissing } from '../without-missing.ts';
import { type ListedSecurity, listedRows } from './listed-security.ts';

type Field = 'code' | 'name' | 'industry' | 'listedOn' | 'shares';

/** Shares of Shanghai, Shenzhen and Beijing. A listing day of 0 is unknown; shares are in hundreds of millions. */
export const chinaList = variant<Field>({
  code: 'instrument-list',
  names: {
    code: ['code', '代码'],
    name: ['name', '名称'],
    industry: ['industry', '行业'],
    listedOn: ['timetomarket', '上市日期'],
    shares: ['totals'],
  },
  required: ['code', 'name', 'industry', 'listedOn'],
  days: [],
  records: () => ['issuer', 'instrument', 'listing'],
  rows: listedRows(toSecurity),
});

function toSecurity(cells: Cells<Field>, { constants }: Reading): ListedSecurity {
  const ticker = cells.needText('code');
  const shares = cells.number('shares');
  return {
    subject: withoutMissing<Subject>({
      mic: constants.mic ?? micOf(ticker),
      ticker,
      providerCode: ticker,
    }),
    kind: 'stock',
    name: cells.text('name'),
    country: 'CN',
    currency: 'CNY',
    industry: cells.text('industry'),
    listedOn: cells.day('listedOn'),
    sharesOutstanding: Number(shares) > 0 && shares ? multiplyDecimals(shares, '100000000') : undefined,
  };
}

function micOf(code: string): string | undefined {
  if (/^[69]\d{5}$/.test(code) && !/^92/.test(code)) return 'XSHG';
  if (/^[023]\d{5}$/.test(code)) return 'XSHE';
  return /^(?:4|8|92)\d+$/.test(code) ? 'BJSE' : undefined;
}
