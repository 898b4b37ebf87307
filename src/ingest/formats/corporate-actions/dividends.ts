import { COLUMN_WORDS } from '#domain/import/column-words.ts';
import type { DividendRecord } from '#domain/import/records.ts';
import type { TableRow } from '../../decode/peek.ts';
import { cellsOf } from '../cells.ts';
import type { Columns } from '../columns.ts';
import type { Read, Reading } from '../format.ts';
import { variant } from '../several-tables.ts';
import { plainSubject } from '../subject-of-name.ts';
import { type SubjectField, subjectReader } from '../subject-row.ts';
import { withoutMissing } from '../without-missing.ts';

type Field =
  | 'amount'
  | 'exDividendOn'
  | 'recordOn'
  | 'paidOn'
  | 'announcedOn'
  | 'currency'
  | 'provider'
  | 'kind'
  | 'isin'
  | 'ticker';

const { amount, exDividendOn, recordOn, paidOn, announcedOn, currency, isin, ticker } = COLUMN_WORDS;

/**
 * Amounts as they were paid. The day on which the register closes is the record day: the ex-dividend day depends on the
 * settlement cycle of the venue, which is not known here.
 */
export const dividends = variant<Field>({
  code: 'corporate-actions',
  names: {
    amount: [...amount, 'value', 'cash amount'],
    exDividendOn: [...exDividendOn, 'date'],
    recordOn,
    paidOn: [...paidOn],
    announcedOn,
    currency,
    provider: ['source', 'provider'],
    kind: ['kind', 'type', 'dividend type'],
    isin,
    ticker,
  },
  required: ['amount'],
  days: ['exDividendOn', 'recordOn', 'paidOn', 'announcedOn'],
  accepts: (folded) =>
    hasDay(folded) && !folded.some((name) => /^(?:close|stock splits|cash ?flow|<\w+>|boardid)$/.test(name)),
  records: () => ['dividend'],
  subjectOf: (peek, { findMic }) => plainSubject(peek, findMic),
  rows: readRows,
});

/** A plain "date" is the ex-dividend day only beside a column that can be nothing but dividends. */
const hasDay = (folded: readonly string[]) =>
  folded.some((name) => [...exDividendOn, ...recordOn].some((word) => word === name)) ||
  (folded.includes('date') && folded.some((name) => /^dividends?$/.test(name)) && folded.length <= 3);

function readRows(columns: Columns<Field>, reading: Reading): (row: TableRow) => readonly Read[] {
  const cells = cellsOf<Field | SubjectField>(columns, reading);
  const subjectOf = subjectReader(columns, cells, reading);
  return (row) => {
    const { line, raw } = row;
    cells.open(row);
    const { kind: _paper, ...subject } = subjectOf();
    const exOn = cells.day('exDividendOn');
    const record = withoutMissing<DividendRecord>({
      type: 'dividend',
      subject,
      amount: cells.needNumber('amount'),
      currency: cells.text('currency'),
      exDividendOn: exOn,
      recordOn: exOn === undefined ? cells.needDay('recordOn') : cells.day('recordOn'),
      paidOn: cells.day('paidOn'),
      announcedOn: cells.day('announcedOn'),
      kind: toKind(cells.text('kind')),
      provider: cells.text('provider'),
    });
    const fault = cells.fault();
    return [fault ? { line, raw, finding: fault } : { line, raw, records: [record] }];
  };
}

function toKind(text: string | undefined): DividendRecord['kind'] {
  if (text === undefined) return undefined;
  if (/special|extra|once/i.test(text)) return 'special';
  return /return|capital/i.test(text) ? 'return_of_capital' : 'regular';
}
