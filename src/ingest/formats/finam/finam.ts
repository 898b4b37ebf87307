import type { PriceRecord } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { Peek, TableRow } from '../../decode/peek.ts';
import { type Cells, cellsOf } from '../cells.ts';
import type { Columns } from '../columns.ts';
import type { Read, Reading } from '../format.ts';
import { type PriceField, priceReads, readPrice } from '../price-row.ts';
import { plainSubject, splitSuffix } from '../subject-of-name.ts';
import { tableFormat } from '../table-format.ts';
import { isWithoutNames, withNames } from './without-names.ts';

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
  | 'openInterest'
  | 'ticks';

/** The export of Finam, and the ASCII files of MetaStock and Stooq: names in angle brackets, or none. */
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
    ticks: ['<tickvol>'],
  },
  required: ['day', 'close'],
  days: ['day'],
  isDaily: true,
  plainHeader: withNames,
  accepts: (_folded, _columns, peek) =>
    peek.content.kind !== 'table' ||
    withNames(peek.content.header) === peek.content.header ||
    isWithoutNames(peek),
  records: (columns, peek) =>
    hasIndices(peek, columns.ticker) || plainSubject(peek, () => null).kind === 'index'
      ? ['price', 'index-value']
      : ['price'],
  subjectOf: (peek, { findMic }) => plainSubject(peek, findMic),
  rows: readRows,
});

function readRows(
  columns: Columns<Field>,
  reading: Reading,
  header: readonly string[],
): (row: TableRow) => readonly Read[] {
  // Without names, days with points are those of MetaTrader, which counts price changes instead of shares.
  const isNamed = withNames(header) === header;
  const cells = cellsOf<Field | PriceField>(columns, reading);
  return (row) => {
    cells.open(row);
    const period = cells.text('period') ?? 'D';
    if (!['D', '1440', 'd', 'DAY'].includes(period)) return [notDaily(row, period)];
    const ticker = cells.text('ticker');
    const subject = ticker ? subjectOf(ticker, reading) : reading.subject;
    const price = readPrice(cells, withMic(subject, reading));
    return [
      priceReads(
        row,
        cells,
        price && withoutTicks(price, cells, isNamed || !row.cells[0]?.includes('.')),
        subject.kind === 'index',
      ),
    ];
  };
}

const hasIndices = ({ content }: Peek, place = -1): boolean =>
  content.kind === 'table' && content.sample.some((cells) => cells[place]?.startsWith('^'));

/** Stooq writes a caret before an index. */
const subjectOf = (ticker: string, { subject, findMic }: Reading): Subject =>
  ticker.startsWith('^')
    ? { ticker: ticker.slice(1), kind: 'index' }
    : { ...subject, ...splitSuffix(ticker, 'stooq', findMic) };

/** Brokers that do not know the volume write 0 beside the number of price changes, or that number instead. */
function withoutTicks(price: PriceRecord, cells: Cells<Field | PriceField>, hasVolume: boolean): PriceRecord {
  if (hasVolume && (!cells.has('ticks') || Number(price.volume ?? 0) !== 0)) return price;
  const { volume: _unknown, ...others } = price;
  return others;
}

const withMic = (subject: Reading['subject'], { constants }: Reading) =>
  constants.mic && subject.kind !== 'index' ? { ...subject, mic: constants.mic } : subject;

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
