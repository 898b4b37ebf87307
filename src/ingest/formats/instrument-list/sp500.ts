import type { Subject } from '#domain/import/subject.ts';
import type { Cells } from '../cells.ts';
import type { Reading } from '../format.ts';
import { variant } from '../several-tables.ts';
import { toCik } from '../subject-row.ts';
import { withoutMissing } from '../without-missing.ts';
import { type ListedSecurity, listedRows } from './listed-security.ts';

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
  rows: listedRows(toSecurity),
});

function toSecurity(cells: Cells<Field>, { constants }: Reading): ListedSecurity {
  const ticker = cells.needText('symbol');
  return {
    subject: withoutMissing<Subject>({ cik: toCik(cells.text('cik')), mic: constants.mic, ticker }),
    kind: 'stock',
    name: cells.text('name'),
    country: 'US',
    currency: 'USD',
    industry: cells.text('industry') ?? cells.text('sector'),
  };
}
