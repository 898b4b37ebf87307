import { euroRateCode } from '#domain/compare/exchange.ts';
import { divideDecimals } from '#domain/import/decimal-arithmetic.ts';
import { decimalOf, entriesOf, listOf, memberOf, textOf } from '../json-value.ts';
import type { DocumentTable, TableDocument } from './table-document.ts';

/** As a table of rates that name themselves. */
const toTable = (rows: DocumentTable['rows']): DocumentTable => ({
  header: ['effective date', 'rate type', 'rate (%)'],
  rows,
});

/** The official rates of the Bank of Russia of a day (`daily_json.js`): roubles for so many units. */
export const cbrDaily: TableDocument = {
  provider: 'Bank of Russia',
  records: ['rate'],
  fits: ({ keys }) => ['Date', 'Valute', 'PreviousDate'].every((key) => keys.has(key)),
  toTable(document) {
    const day = textOf(memberOf(document, 'Date'))?.slice(0, 10);
    const rows = entriesOf(memberOf(document, 'Valute')).flatMap(([code, valute]) => {
      const nominal = decimalOf(memberOf(valute, 'Nominal'));
      const value = decimalOf(memberOf(valute, 'Value'));
      if (nominal === undefined || value === undefined || !(Number(nominal) > 0)) return [];
      return [[day, `CBR.${code}.RUB`, divideDecimals(value, nominal)]];
    });
    return rows.length === 0 ? null : toTable(rows);
  },
};

/** Reference rates of the ECB as Frankfurter answers them, for one euro, of a day or of several. */
export const frankfurter: TableDocument = {
  provider: 'Frankfurter',
  records: ['rate'],
  fits: ({ keys, text }) =>
    keys.has('amount') &&
    keys.has('rates') &&
    /"base"\s*:\s*"EUR"/.test(text) &&
    /"amount"\s*:\s*1(?:\.0+)?[,}]/.test(text),
  toTable(document) {
    if (memberOf(document, 'base') !== 'EUR' || Number(memberOf(document, 'amount')) !== 1) return null;
    const day = textOf(memberOf(document, 'date'));
    const rates = memberOf(document, 'rates');
    const days = day === undefined ? entriesOf(rates) : [[day, rates] as const];
    return toTable(
      days.flatMap(([own, values]) =>
        entriesOf(values).map(([currency, value]) => [own, euroRateCode(currency), value]),
      ),
    );
  },
};

const isNbpTable = (value: unknown) => memberOf(value, 'effectiveDate') !== undefined;

/** Average rates of the National Bank of Poland, of a currency or of a day: zlotys for one unit. */
export const nbpRates: TableDocument = {
  provider: 'National Bank of Poland',
  records: ['rate'],
  fits: ({ keys, text }) =>
    /"no"\s*:\s*"\d+\/[AB]\/NBP\/\d{4}"/.test(text) && (keys.has('rates.mid') || keys.has('rates')),
  toTable(document) {
    const currency = textOf(memberOf(document, 'code'));
    const tables = Array.isArray(document) ? document.filter(isNbpTable) : [];
    const rows = [
      ...listOf(memberOf(document, 'rates')).map((rate) => [
        memberOf(rate, 'effectiveDate'),
        currency,
        memberOf(rate, 'mid'),
      ]),
      ...tables.flatMap((table) =>
        listOf(memberOf(table, 'rates')).map((rate) => [
          memberOf(table, 'effectiveDate'),
          textOf(memberOf(rate, 'code')),
          memberOf(rate, 'mid'),
        ]),
      ),
    ].filter((row) => row.every((value) => value !== undefined));
    return rows.length === 0 ? null : toTable(rows.map(([day, code, mid]) => [day, `NBP.${code}.PLN`, mid]));
  },
};
