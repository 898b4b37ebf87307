import type { Cells } from '../cells.ts';
import { variant } from '../several-tables.ts';
import { type ListedSecurity, listedRows } from './listed-security.ts';

type Field = 'symbol' | 'name' | 'series' | 'listedOn' | 'isin' | 'nominal';

/** The list of the National Stock Exchange of India. */
export const nseList = variant<Field>({
  code: 'instrument-list',
  names: {
    symbol: ['symbol'],
    name: ['name of company'],
    isin: ['isin number'],
    listedOn: ['date of listing'],
    series: ['series'],
    nominal: ['face value'],
  },
  required: ['symbol', 'name', 'isin', 'listedOn', 'series'],
  days: ['listedOn'],
  records: () => ['issuer', 'instrument', 'listing'],
  rows: listedRows(toSecurity),
});

function toSecurity(cells: Cells<Field>): ListedSecurity {
  const ticker = cells.needText('symbol');
  return {
    subject: { isin: cells.needText('isin'), mic: 'XNSE', ticker, providerCode: ticker },
    kind: 'stock',
    name: cells.text('name'),
    country: 'IN',
    currency: 'INR',
    listedOn: cells.day('listedOn'),
    nominal: cells.number('nominal'),
  };
}
