import type { Subject } from '#domain/import/records.ts';
import type { TableRow } from '../../decode/peek.ts';
import { cellsOf } from '../cells.ts';
import type { Columns } from '../columns.ts';
import type { Read, Reading } from '../format.ts';
import { variant } from '../several-tables.ts';
import { toCik } from '../subject-row.ts';
import { withoutMissing } from '../without-missing.ts';
import { securityReads } from './listed-security.ts';

type Field = 'symbol' | 'name' | 'sector' | 'industry' | 'cik' | 'addedOn';

/** Members of the S&P 500. Several classes of one company have one CIK; on which venue they trade is not said. */
export const sp500List = variant<Field>({
  code: 'instrument-list',
  names: {
    symbol: ['symbol'],
    name: ['security'],
    sector: ['gics sector'],
    industry: ['gics sub-industry'],
    cik: ['cik'],
    addedOn: ['date added', 'date first added'],
  },
  required: ['symbol', 'name', 'sector'],
  days: ['addedOn'],
  records: () => ['issuer', 'instrument', 'listing'],
  rows: readRows,
});

function readRows(columns: Columns<Field>, reading: Reading): (row: TableRow) => readonly Read[] {
  const cells = cellsOf<Field>(columns, reading);
  return (row) => {
    cells.open(row);
    const ticker = cells.needText('symbol');
    const security = {
      subject: withoutMissing<Subject>({ cik: toCik(cells.text('cik')), mic: reading.constants.mic, ticker }),
      kind: 'stock' as const,
      name: cells.text('name'),
      country: 'US',
      currency: 'USD',
      industry: cells.text('industry') ?? cells.text('sector'),
    };
    return securityReads(row, security, cells.fault());
  };
}
