import type { DividendRecord, ImportRecord } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { TableRow } from '../../decode/peek.ts';
import { cellsOf } from '../cells.ts';
import type { Columns } from '../columns.ts';
import type { Read, Reading } from '../format.ts';
import { variant } from '../several-tables.ts';

type Field = 'exDividendOn' | 'recordOn' | 'purpose' | 'symbol' | 'number' | 'isin';

/** Corporate actions of NSE and BSE in India: what is done stands in words, with amounts in rupees. */
export const purposes = variant<Field>({
  code: 'corporate-actions',
  names: {
    exDividendOn: ['ex-date', 'ex date'],
    recordOn: ['record date'],
    purpose: ['purpose', 'subject'],
    symbol: ['symbol'],
    number: ['security code', 'sc code', 'scrip code'],
    isin: ['isin'],
  },
  required: ['exDividendOn', 'purpose'],
  days: ['exDividendOn', 'recordOn'],
  accepts: (_folded, { symbol, number }) => symbol !== undefined || number !== undefined,
  records: () => ['split', 'dividend'],
  rows: readRows,
});

function readRows(columns: Columns<Field>, reading: Reading): (row: TableRow) => readonly Read[] {
  const cells = cellsOf<Field>(columns, reading);
  return (row) => {
    const { line, raw } = row;
    cells.open(row);
    const [symbol, number, isin] = [cells.text('symbol'), cells.text('number'), cells.text('isin')];
    const subject: Subject = {
      ...(isin !== undefined && { isin }),
      ...(symbol === undefined ? { ticker: number ?? '', mic: 'XBOM' } : { ticker: symbol, mic: 'XNSE' }),
    };
    const day = cells.needDay('exDividendOn');
    const value = cells.needText('purpose');
    const fault = cells.fault();
    if (fault) return [{ line, raw, finding: fault }];
    const records = value.split(ANOTHER).flatMap((purpose) => readPurpose(purpose, subject, day));
    if (records.length > 0) return [{ line, raw, records }];
    const details = { why: 'other_kind' };
    return [{ line, raw, finding: { rule: 'skipped', severity: 'note', line, value, details } }];
  };
}

/** `Interim Dividend - Rs 4 Per Share/Special Dividend - Rs 2 Per Share`. */
const ANOTHER = /\s*\/\s*(?=[A-Z][a-z])/;
const AMOUNT = /R[se]\.?[\s-]*(\d+(?:\.\d+)?)/i;
const BONUS = /bonus[^\d]*(\d+)\s*:\s*(\d+)/i;
const SPLIT = /split.*?R[se]\.?[\s-]*(\d+(?:\.\d+)?).*?R[se]\.?[\s-]*(\d+(?:\.\d+)?)/i;

function readPurpose(purpose: string, subject: Subject, day: string): readonly ImportRecord[] {
  const [, extra, held] = BONUS.exec(purpose) ?? [];
  // One new share for each old one: two where there was one.
  if (extra !== undefined && held !== undefined)
    return [{ type: 'split', subject, day, after: String(Number(extra) + Number(held)), before: held }];
  const [, from, to] = SPLIT.exec(purpose) ?? [];
  if (from !== undefined && to !== undefined)
    return [{ type: 'split', subject, day, after: from, before: to }];
  const amount = /dividend/i.test(purpose) ? AMOUNT.exec(purpose)?.[1] : undefined;
  if (amount === undefined) return [];
  const kind: DividendRecord['kind'] = /special/i.test(purpose) ? 'special' : 'regular';
  return [{ type: 'dividend', subject, amount, currency: 'INR', exDividendOn: day, kind }];
}
