import { COLUMN_WORDS } from '#domain/import/column-words.ts';
import { foldColumnName } from '#domain/import/fold-column-name.ts';
import { indexCurrency } from '#domain/import/index-currency.ts';
import { readNumber } from '#domain/import/read-number.ts';
import type { ImportRecord } from '#domain/import/records.ts';
import type { PeekedTable } from '../../decode/peek.ts';
import { cellsOf } from '../cells.ts';
import { withIndexName } from '../index-column.ts';
import { variant } from '../several-tables.ts';
import { symbolSubject } from '../subject-of-name.ts';

const SYMBOL = /^\^?(?=.*[A-Z])[A-Z\d][A-Z\d.&=_-]{0,14}$/;
/** Series of central banks, and tenors. */
const RATE =
  /^(?:(?:DGS|DFII|DTB|FEDFUNDS|DFF|SOFR|EFFR|BAML|CPI|GDP|UNRATE)\w*|(?:IU|XU|LP|CF|RP)[A-Z]\w{4}|\w*\d(?:Y|YR|M|MO)\w{0,2})$/;
const WORDS: ReadonlySet<string> = new Set(Object.values(COLUMN_WORDS).flat());
const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));
const FEWEST = 2;

const symbolsIn = (header: readonly string[], day: number) =>
  header.flatMap((name, place) =>
    place === day || name.trim() === '' ? [] : [{ symbol: name.trim(), place }],
  );

/** Of several tickers, one column each: `Date,AAPL,MSFT`. Only names that can be nothing else are tickers. */
export const widePrices = variant<'day'>({
  code: 'plain-ohlcv',
  names: { day: COLUMN_WORDS.day },
  required: ['day'],
  days: ['day'],
  isDaily: true,
  plainHeader: withIndexName,
  accepts(_folded, { day = 0 }, { content }) {
    if (content.kind !== 'table') return false;
    const symbols = symbolsIn(content.header, day);
    const names = symbols.map(({ symbol }) => symbol);
    return (
      names.length >= FEWEST &&
      names.every((name) => SYMBOL.test(name) && !RATE.test(name) && !WORDS.has(foldColumnName(name))) &&
      names.filter((name) => CURRENCIES.has(name)).length * 2 < names.length &&
      symbols.every(({ place }) => isPriced(content, place))
    );
  },
  records: ({ day = 0 }, { content }) => {
    const symbols = content.kind === 'table' ? symbolsIn(content.header, day) : [];
    if (areIndices(symbols)) return ['index-value'];
    return symbols.some(({ symbol }) => symbol.startsWith('^')) ? ['price', 'index-value'] : ['price'];
  },
  rows(columns, reading, header) {
    const symbols = symbolsIn(header, columns.day ?? 0);
    const places: Record<string, number> = { ...columns };
    for (const { symbol, place } of symbols) places[symbol] = place;
    const cells = cellsOf<string>(places, reading);
    const about = symbols.map(({ symbol }) => ({
      symbol,
      subject: {
        ...reading.subject,
        ...symbolSubject(symbol, reading.findMic),
        ...(areIndices(symbols) ? ({ kind: 'index' } as const) : {}),
      },
    }));
    return (row) => {
      const { line, raw } = row;
      cells.open(row);
      const day = cells.needDay('day');
      const records = about.flatMap(({ symbol, subject }): ImportRecord[] => {
        const last = cells.number(symbol);
        if (last === undefined) return [];
        return [
          subject.kind === 'index'
            ? { type: 'index-value', subject, day, value: last }
            : { type: 'price', subject, day, last },
        ];
      });
      const fault = cells.fault();
      if (fault) return [{ line, raw, finding: fault }];
      if (records.length > 0) return [{ line, raw, records }];
      return [{ line, raw, finding: { rule: 'no_values', severity: 'note', line } }];
    };
  },
});

/** `DAX` alone may be a fund of this name; beside `MDAX` it is the index. */
const areIndices = (symbols: readonly { readonly symbol: string }[]): boolean =>
  symbols.length > 1 && symbols.every(({ symbol }) => indexCurrency({ ticker: symbol }) !== undefined);

/** No cell of a price is below zero or a word. */
function isPriced({ sample, decimal }: PeekedTable, place: number): boolean {
  return sample.every((cells) => {
    const cell = cells[place]?.trim() ?? '';
    return cell === '' || /^(?:nan|null|n\/a|-)$/i.test(cell) || Number(readNumber(cell, decimal) ?? -1) > 0;
  });
}
