import { COLUMN_WORDS } from '#domain/import/column-words.ts';
import { cellsOf } from '../cells.ts';
import type { Reading } from '../format.ts';
import { hasVolume, namesYields, yieldCode } from '../quoted-yields.ts';
import { variant } from '../several-tables.ts';
import { readRates } from './rate-series.ts';

const codeOf = ({ constants, subject }: Reading): string => constants.code ?? subject.ticker ?? '';

/** Yields of a government bond with the columns of prices, as Investing.com, Stooq and TradingView write them: the last one counts. */
export const quotedYields = variant<'day' | 'percent' | 'open' | 'high' | 'low'>({
  code: 'curve',
  names: {
    day: COLUMN_WORDS.day,
    percent: COLUMN_WORDS.close,
    open: COLUMN_WORDS.open,
    high: COLUMN_WORDS.high,
    low: COLUMN_WORDS.low,
  },
  required: ['day', 'percent', 'open', 'high', 'low'],
  days: ['day'],
  isDaily: true,
  accepts: (_folded, _columns, peek) =>
    peek.content.kind === 'table' &&
    !hasVolume(peek.content.header) &&
    (peek.name === '' || namesYields(peek)),
  records: () => ['rate'],
  subjectOf: (peek) => {
    const code = yieldCode(peek);
    return code === undefined ? {} : { ticker: code };
  },
  refuse: (reading) =>
    codeOf(reading) === '' ? { rule: 'missing_required', severity: 'hold', field: 'code' } : null,
  rows: (columns, reading) =>
    readRates(cellsOf<string>(columns, reading), [{ code: codeOf(reading), field: 'percent' }]),
});
