import { euroRateCode } from '#domain/compare/exchange.ts';
import { cellsOf } from '../cells.ts';
import { variant } from '../several-tables.ts';
import { readRates } from './rate-series.ts';

const CURRENCY = /^[A-Z]{3}$/;
const FEWEST = 3;

const currenciesIn = (header: readonly string[]) =>
  header.flatMap((name, place) => (CURRENCY.test(name.trim()) ? [{ code: name.trim(), place }] : []));

/** `eurofxref.csv` and `eurofxref-hist.csv` of the European Central Bank: the day, then one currency a column, for one euro. */
export const ecbExchangeCsv = variant<'day'>({
  code: 'curve',
  names: { day: ['date'] },
  required: ['day'],
  days: ['day'],
  accepts: (folded, _columns, { content }) => {
    const currencies = content.kind === 'table' ? currenciesIn(content.header) : [];
    const others = folded.filter((name) => name !== '' && name !== 'date').length;
    return (
      currencies.length >= FEWEST &&
      currencies.length === others &&
      currencies.some(({ code }) => code === 'USD') &&
      !currencies.some(({ code }) => code === 'EUR')
    );
  },
  records: () => ['rate'],
  rows(columns, reading, header) {
    const currencies = currenciesIn(header);
    const places: Record<string, number> = { ...columns };
    for (const { code, place } of currencies) places[code] = place;
    return readRates(
      cellsOf<string>(places, reading),
      currencies.map(({ code }) => ({ code: euroRateCode(code), field: code })),
    );
  },
});
