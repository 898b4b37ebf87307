import { COLUMN_WORDS } from '#domain/import/column-words.ts';
import type { RecordType } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { TableRow } from '../../decode/peek.ts';
import { type Cells, cellsOf } from '../cells.ts';
import { type ColumnNames, type Columns, foldHeader } from '../columns.ts';
import { countryCode } from '../country-code.ts';
import type { Read, Reading } from '../format.ts';
import { variant } from '../several-tables.ts';
import { withListing } from '../vendor-codes.ts';
import { homeOfList, micOfVenue } from '../venue-names.ts';
import { withoutMissing } from '../without-missing.ts';
import { securityReads } from './listed-security.ts';
import { kindOfName, securityKind, shareTypeOf } from './security-kind.ts';

type Field =
  | 'isin'
  | 'ticker'
  | 'name'
  | 'company'
  | 'mic'
  | 'venue'
  | 'currency'
  | 'kind'
  | 'industry'
  | 'country'
  | 'listedOn'
  | 'nominal'
  | 'shares'
  | 'figi'
  | 'lei';

const W = COLUMN_WORDS;

const NAMES: ColumnNames<Field> = {
  isin: W.isin,
  // The number of a security stands beside its symbol in India.
  ticker: ['security id', ...W.ticker, 'stock code', 'asx code', 'local code', 'コード'],
  name: [
    'security name',
    'securityname',
    'name (english)',
    'instrument name',
    'name of securities',
    'instrument',
    'issue name',
    'fund name',
    'longname',
    ...W.name,
    'security',
    'shortname',
    'secname',
    '銘柄名',
  ],
  company: ['issuer name', 'issuernamefull', 'emitent full name', 'issuer', 'company', 'emittent', 'эмитент'],
  mic: W.mic,
  venue: ['exchange', 'market', 'stock exchange', 'биржа', 'börse', 'giełda', 'borsa', 'bourse', 'біржа'],
  currency: [...W.currency, 'trading currency', 'tradingbasecurrency'],
  kind: [
    'instrument type',
    'sub-category',
    'section/products',
    '市場・商品区分',
    '증권구분',
    'mifir identifier code',
    'sectypedesc',
    ...W.kind,
    'category',
  ],
  industry: ['icb industry', 'gics industry group', '33 sector(name)', '33業種区分', ...W.industry],
  country: [...W.country, 'country of incorporation'],
  listedOn: [...W.listedOn, 'start date', 'admission date', 'dateoflisting', '상장일'],
  nominal: [...W.nominal, 'facevalue', '액면가'],
  shares: [...W.sharesOutstanding, '상장주식수'],
  figi: W.figi,
  lei: W.lei,
};

/** Columns of tables that are about securities, but no lists of them. */
const OF_OTHERS = new Set<string>(
  [
    ['base currency', 'quote currency', 'price/earnings', 'earnings/share', 'strike'],

    W.day,
    W.exDividendOn,
    W.recordOn,
    W.couponRate,
    W.maturesOn,
    W.weight,
    W.percent,
    W.amount,
    W.value,
  ].flat(),
);

/** The list of Tokyo says beside each share of which day it is; profiles of Yahoo have weights in an index. */
const isList = (folded: readonly string[]): boolean =>
  folded.includes('市場・商品区分') ||
  (folded.includes('shortname') && folded.includes('longname') && !folded.some((name) => DAYS.has(name))) ||
  !folded.some((name) => OF_OTHERS.has(name));

/** What only funds have. */
const OF_FUNDS =
  /^(?:ter|ter %|(?:net |gross |total )?expense ratio(?: %)?|ongoing charges?(?: figure)?|ocf|management fee|aum|fund currency|replication(?: method)?)(?: ?\(.*\))?$/;

const isOfFunds = (folded: readonly string[]): boolean => folded.some((name) => OF_FUNDS.test(name));

const DAYS = new Set<string>(W.day);

const shared = {
  code: 'instrument-list',
  names: NAMES,
  days: ['listedOn'],
  records: (): readonly RecordType[] => ['issuer', 'instrument', 'listing'],
  rows: readRows,
} as const;

/** Any list of shares and funds with their ISIN: of Xetra, Euronext, London, Zürich, Bombay, Hong Kong, Moscow, or one's own. */
export const securitiesByIsin = variant<Field>({
  ...shared,
  required: ['isin', 'name'],
  accepts: isList,
});

/** Without ISIN, the exchange or the kind of security tells the list from other tables with codes and names. */
export const securitiesByTicker = variant<Field>({
  ...shared,
  required: ['ticker', 'name'],
  accepts: (folded, columns) =>
    isList(folded) &&
    (columns.mic !== undefined ||
      columns.venue !== undefined ||
      columns.kind !== undefined ||
      isOfFunds(folded) ||
      columns.listedOn !== undefined ||
      columns.industry !== undefined),
});

function readRows(
  columns: Columns<Field>,
  reading: Reading,
  header: readonly string[],
): (row: TableRow) => readonly Read[] {
  const cells = cellsOf<Field>(columns, reading);
  const folded = foldHeader(header);
  const home = homeOfList(folded);
  const listKind = home?.kind ?? (isOfFunds(folded) ? 'etf' : undefined);
  return (row) => {
    const { line, raw } = row;
    cells.open(row);
    const isin = cells.text('isin');
    const ticker = cells.text('ticker');
    const company = cells.text('company');
    const name = nameOf(cells.text('name'), company);
    // Notes of the exchange stand before and after its list.
    if ((isin ?? ticker) === undefined || row.cells.length < 2)
      return [{ line, raw, finding: { rule: 'trailer', severity: 'note', line } }];
    const word = cells.text('kind');
    const kind = listKind ?? (word === undefined ? kindOfName(name ?? '') : securityKind(word));
    if (kind === null || kind === 'other') return [notListed(row, kind, word)];
    const country = cells.text('country');
    const subject = withoutMissing<Subject>({
      isin: isin?.toUpperCase(),
      figi: cells.text('figi'),
      lei: cells.text('lei'),
      mic: micOf(cells, reading) ?? home?.mic,
      ticker,
    });
    const security = {
      subject: withListing(subject, reading.findMic),
      kind,
      name,
      company: kind === 'etf' ? undefined : company,
      country: country === undefined ? home?.country : countryCode(country),
      currency: cells.text('currency') ?? home?.currency,
      industry: cells.text('industry'),
      listedOn: cells.day('listedOn'),
      nominal: cells.number('nominal'),
      sharesOutstanding: cells.number('shares'),
      shareType: shareTypeOf(word, name),
    };
    return securityReads(row, security, cells.fault());
  };
}

/** `ORD 10P` says what the share is, but not whose. */
const nameOf = (name: string | undefined, company: string | undefined) =>
  company !== undefined && /^(?:ord|com|shs|npv|cls?)\b/i.test(name ?? '') ? company : name;

const micOf = (cells: Cells<Field>, { constants }: Reading): string | undefined =>
  constants.mic ?? cells.text('mic')?.toUpperCase() ?? micOfVenue(cells.text('venue'));

const notListed = ({ line, raw }: TableRow, kind: 'other' | null, value = ''): Read => ({
  line,
  raw,
  finding:
    kind === null
      ? { rule: 'unknown_term', severity: 'reject', line, field: 'kind', value }
      : { rule: 'skipped', severity: 'note', line, field: 'kind', value, details: { why: 'other_kind' } },
});
