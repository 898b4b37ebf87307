import type { TableRow } from '../../decode/peek.ts';
import { cellsOf } from '../cells.ts';
import type { Columns } from '../columns.ts';
import type { Read, Reading } from '../format.ts';
import { variant } from '../several-tables.ts';
import { securityReads } from './listed-security.ts';

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
  rows: readRows,
});

function readRows(columns: Columns<Field>, reading: Reading): (row: TableRow) => readonly Read[] {
  const cells = cellsOf<Field>(columns, reading);
  return (row) => {
    cells.open(row);
    const ticker = cells.needText('symbol');
    const security = {
      subject: { isin: cells.needText('isin'), mic: 'XNSE', ticker, providerCode: ticker },
      kind: 'stock' as const,
      name: cells.text('name'),
      country: 'IN',
      currency: 'INR',
      listedOn: cells.day('listedOn'),
      nominal: cells.number('nominal'),
    };
    return securityReads(row, security, cells.fault());
  };
}
