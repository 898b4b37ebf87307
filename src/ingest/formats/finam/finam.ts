import type { TableRow } from '../../decode/peek.ts';
import { cellsOf } from '../cells.ts';
import type { Columns } from '../columns.ts';
import type { Read, Reading } from '../format.ts';
import { type PriceField, priceReads, readPrice } from '../price-row.ts';
import { plainSubject, splitSuffix } from '../subject-of-name.ts';
import { tableFormat } from '../table-format.ts';

type Field =
  | 'ticker'
  | 'period'
  | 'day'
  | 'time'
  | 'open'
  | 'high'
  | 'low'
  | 'close'
  | 'volume'
  | 'openInterest';

/** The export of Finam, and the ASCII files of MetaStock and Stooq: names in angle brackets. */
export const finam = tableFormat<Field>({
  code: 'finam',
  priceBasis: 'as_traded',
  names: {
    day: ['<date>', '<dtyyyymmdd>'],
    close: ['<close>', '<last>'],
    ticker: ['<ticker>'],
    period: ['<per>'],
    time: ['<time>'],
    open: ['<open>'],
    high: ['<high>'],
    low: ['<low>'],
    volume: ['<vol>', '<volume>'],
    openInterest: ['<openint>'],
  },
  required: ['day', 'close'],
  days: ['day'],
  dayOrder: 'dmy',
  records: () => ['price'],
  subjectOf: (peek, { findMic }) => plainSubject(peek, findMic),
  rows: readRows,
});

function readRows(columns: Columns<Field>, reading: Reading): (row: TableRow) => readonly Read[] {
  const cells = cellsOf<Field | PriceField>(columns, reading);
  return (row) => {
    cells.open(row);
    const period = cells.text('period') ?? 'D';
    if (!['D', '1440', 'd', 'DAY'].includes(period)) return [notDaily(row, period)];
    const ticker = cells.text('ticker');
    const subject = ticker
      ? { ...reading.subject, ...splitSuffix(ticker, 'stooq', reading.findMic) }
      : reading.subject;
    return [priceReads(row, cells, readPrice(cells, withMic(subject, reading)), false)];
  };
}

const withMic = (subject: Reading['subject'], { constants }: Reading) =>
  constants.mic ? { ...subject, mic: constants.mic } : subject;

const notDaily = ({ line, raw }: TableRow, period: string): Read => ({
  line,
  raw,
  finding: {
    rule: 'skipped',
    severity: 'hold',
    line,
    field: 'period',
    value: period,
    details: { why: 'not_daily' },
  },
});
