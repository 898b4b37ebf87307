import type { CodeRecord, CodeScheme } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { Cells } from '../cells.ts';
import { countryCode } from '../country-code.ts';
import type { Reading } from '../format.ts';
import { variant } from '../several-tables.ts';
import { splitSuffix } from '../subject-of-name.ts';
import { withoutMissing } from '../without-missing.ts';
import { type ListedSecurity, listedRows } from './listed-security.ts';

const NAMES = {
  symbol: ['symbol'],
  name: ['name'],
  currency: ['currency'],
  exchange: ['exchange'],
  mic: ['mic'],
  isin: ['isin'],
  cusip: ['cusip'],
  figi: ['figi'],
  compositeFigi: ['composite figi'],
  shareClassFigi: ['shareclass figi'],
  sector: ['sector'],
  industry: ['industry'],
  country: ['country'],
  delisted: ['delisted'],
  website: ['website'],
  summary: ['summary'],
  categoryGroup: ['category group'],
  family: ['family'],
} as const;

type Field = keyof typeof NAMES;

/** Collections of FinanceDatabase: equities, and funds, which have a family instead of a sector. */
export const financeDatabase = variant<Field>({
  code: 'instrument-list',
  names: NAMES,
  required: ['symbol', 'name', 'currency', 'exchange'],
  days: [],
  records: (columns) => [
    ...(columns.family === undefined ? (['issuer'] as const) : []),
    'instrument',
    'listing',
    'code',
  ],
  rows: (columns, reading) =>
    listedRows<Field>((cells) => toSecurity(cells, reading, columns.family !== undefined))(columns, reading),
});

function toSecurity(cells: Cells<Field>, reading: Reading, isFund: boolean): ListedSecurity {
  const symbol = cells.needText('symbol');
  const country = cells.text('country');
  return {
    subject: subjectOf(cells, symbol, reading),
    kind: isFund ? 'etf' : 'stock',
    name: cells.text('name'),
    country: country === undefined ? undefined : countryCode(country),
    currency: cells.text('currency'),
    industry: cells.text('industry') ?? cells.text('sector'),
    website: cells.text('website'),
    about: cells.text('summary'),
    status: /^(?:true|1|yes)$/i.test(cells.text('delisted') ?? '') ? 'delisted' : undefined,
    codes: codesOf(cells),
  };
}

function subjectOf(cells: Cells<Field>, symbol: string, { findMic, constants }: Reading): Subject {
  const exchange = cells.text('exchange');
  const split = splitSuffix(symbol, 'yahoo', findMic);
  const mic =
    cells.text('mic') ??
    split.mic ??
    (exchange && findMic('financedatabase', exchange)) ??
    constants.mic ??
    undefined;
  // The suffix repeats the venue, which its own column names already.
  const ticker =
    mic && /^.+\.[A-Z]{1,3}$/.test(symbol) ? symbol.slice(0, symbol.lastIndexOf('.')) : split.ticker;
  return withoutMissing<Subject>({
    isin: cells.text('isin'),
    figi: cells.text('shareClassFigi'),
    mic,
    ticker: ticker ?? symbol,
    providerCode: symbol,
  });
}

const SCHEMES: readonly (readonly [Field, CodeScheme])[] = [
  ['cusip', 'cusip'],
  ['figi', 'figi'],
  ['compositeFigi', 'composite_figi'],
  ['shareClassFigi', 'share_class_figi'],
];

const codesOf = (cells: Cells<Field>): CodeRecord[] =>
  SCHEMES.flatMap(([field, scheme]) => {
    const value = cells.text(field);
    return value === undefined ? [] : [{ type: 'code' as const, subject: {}, scheme, place: '', value }];
  });
