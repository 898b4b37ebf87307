import { entriesOf, isObject, memberOf, textOf } from '../json-value.ts';
import { listDocument } from './list-document.ts';
import type { TableDocument } from './table-document.ts';

const FIELDS: Readonly<Record<string, string>> = {
  open: 'open',
  high: 'high',
  low: 'low',
  close: 'close',
  volume: 'volume',
  'dividend amount': 'dividend amount',
  'split coefficient': 'split coefficient',
};

/** Its own suffixes, and in what London quotes. */
const VENUES: Readonly<Record<string, readonly [mic: string, currency?: string]>> = {
  LON: ['XLON', 'GBX'],
  DEX: ['XETR'],
  DEP: ['XETR'],
  FRK: ['XFRA'],
  PAR: ['XPAR'],
  AMS: ['XAMS'],
  MIL: ['XMIL'],
  TRT: ['XTSE'],
  TRV: ['XTSX'],
  SHH: ['XSHG'],
  SHZ: ['XSHE'],
  BSE: ['XBOM'],
};

/** Daily prices by day, as they were traded; those of weeks and months are other documents. */
export const alphaVantageDaily: TableDocument = {
  provider: 'Alpha Vantage',
  records: ['split', 'dividend', 'price'],
  priceBasis: 'as_traded',
  fits: ({ keys }) => [...keys].some((key) => SERIES.test(key)),
  toTable(document) {
    const [name, series] = entriesOf(document).find(([key]) => SERIES.test(key)) ?? [];
    if (name === undefined) return null;
    const symbol = textOf(memberOf(document, 'Meta Data', '2. Symbol'));
    const days = entriesOf(series).filter(([, values]) => isObject(values));
    const plain = new Set(days.flatMap(([, values]) => entriesOf(values).map(([key]) => plainName(key))));
    const fields = Object.keys(FIELDS).filter((field) => plain.has(field));
    const [ticker = '', suffix = ''] = symbol?.split('.') ?? [];
    const [mic, currency] = VENUES[suffix] ?? [];
    const about = [mic ? ticker : symbol, mic, currency];
    const rows = days.map(([day, values]) => {
      const byName = new Map(entriesOf(values).map(([key, value]) => [plainName(key), value]));
      return [day, ...fields.map((field) => byName.get(field)), ...about];
    });
    const header = ['date', ...fields, 'symbol', 'mic', 'currency'];
    if (name.includes('(Daily)')) return { header, rows };
    return {
      header,
      rows,
      refusal: { rule: 'skipped', severity: 'hold', value: name, details: { why: 'not_daily' } },
    };
  },
};

const SERIES = /^(?:Time Series \(\w+\)|(?:Weekly|Monthly)(?: Adjusted)? Time Series)$/;

/** `5. adjusted close` → `adjusted close` */
const plainName = (key: string) => key.replace(/^\d+\.\s*/, '').toLowerCase();

export const alphaVantageDividends = listDocument({
  provider: 'Alpha Vantage',
  records: ['dividend'],
  path: ['data'],
  needs: ['ex_dividend_date', 'amount'],
  columns: {
    ex_dividend_date: 'ex-dividend date',
    declaration_date: 'declaration date',
    record_date: 'record date',
    payment_date: 'payment date',
    amount: 'amount',
  },
  about: (document) => ({ ticker: textOf(memberOf(document, 'symbol')) }),
});

export const alphaVantageSplits = listDocument({
  provider: 'Alpha Vantage',
  records: ['split'],
  path: ['data'],
  needs: ['effective_date', 'split_factor'],
  columns: { effective_date: 'effective date', split_factor: 'ratio' },
  about: (document) => ({ ticker: textOf(memberOf(document, 'symbol')) }),
});
