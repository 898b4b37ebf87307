import { cellsOf } from '../cells.ts';
import { type ActionField, actionsOfRow } from '../price-actions.ts';
import { variant } from '../several-tables.ts';
import { symbolSubject, yahooSubject } from '../subject-of-name.ts';

/** The `actions` of yfinance: dividends and splits of a day in one row, 0 where there is none. */
export const actionRows = variant<ActionField | 'day' | 'ticker'>({
  code: 'corporate-actions',
  names: {
    day: ['date', 'datetime'],
    dividends: ['dividends'],
    splits: ['stock splits'],
    capitalGains: ['capital gains'],
    ticker: ['ticker', 'symbol'],
  },
  required: ['day', 'dividends', 'splits'],
  days: ['day'],
  accepts: (folded) => !folded.includes('close'),
  records: () => ['split', 'dividend'],
  subjectOf: (peek, { findMic }) => yahooSubject(peek, findMic),
  rows(columns, reading) {
    const cells = cellsOf(columns, reading);
    return (row) => {
      const { line, raw } = row;
      cells.open(row);
      cells.needDay('day');
      const ticker = cells.text('ticker');
      const subject =
        ticker === undefined
          ? reading.subject
          : { ...reading.subject, ...symbolSubject(ticker, reading.findMic) };
      const records = actionsOfRow(cells, { subject, provider: 'yahoo' });
      const fault = cells.fault();
      if (fault) return [{ line, raw, finding: fault }];
      if (records.length > 0) return [{ line, raw, records }];
      return [{ line, raw, finding: { rule: 'no_values', severity: 'note', line } }];
    };
  },
});
