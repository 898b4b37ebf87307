import { COLUMN_WORDS } from '#domain/import/column-words.ts';
import type { BondTermsRecord, ImportRecord, InstrumentRecord } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { TableRow } from '../../decode/peek.ts';
import { type Cells, cellsOf } from '../cells.ts';
import type { Columns } from '../columns.ts';
import type { Read, Reading } from '../format.ts';
import type { TableSpec } from '../table-format.ts';
import { withoutMissing } from '../without-missing.ts';
import { type CouponField, isInPoints, type ReadCoupon, readCoupon, unclear } from './coupon-terms.ts';

type Field =
  | 'isin'
  | 'maturesOn'
  | CouponField
  | 'name'
  | 'issuer'
  | 'nominal'
  | 'amount'
  | 'issuedOn'
  | 'firstCouponOn'
  | 'frequency'
  | 'dayCount';

const W = COLUMN_WORDS;

/** One row a bond: its terms, as exchanges and terminals list them. */
export const bondList: TableSpec<Field> = {
  code: 'bond-cashflows',
  names: {
    isin: W.isin,
    maturesOn: [...W.maturesOn, 'redemption date'],
    couponRate: [...W.couponRate, 'coupon (%)', 'coupon %', 'interest rate', 'coupon rate (%)'],
    couponType: [
      'coupon type',
      'cpn type',
      'interest type',
      'rate type',
      'type of coupon',
      'coupon kind',
      'тип купона',
      'вид купона',
      'kuponart',
      'verzinsungsart',
      'type de coupon',
      'tipo de cupón',
      'tipo cedola',
    ],
    baseRate: [
      'reference rate',
      'base rate',
      'reference index',
      'benchmark rate',
      'floating rate index',
      'floater index',
      'базовая ставка',
      'referenzzinssatz',
      'referenzzins',
      'taux de référence',
    ],
    margin: [
      'margin',
      'spread',
      'quoted margin',
      'coupon spread',
      'floating spread',
      'floater spread',
      'margin (bps)',
      'margin (bp)',
      'spread (bps)',
      'spread (bp)',
      'margin bps',
      'spread bps',
      'quoted margin (bps)',
      'спред',
      'маржа',
      'премия',
    ],
    name: ['bond name', 'description', 'security name', ...W.name],
    issuer: [
      'issuer',
      'issuer name',
      'emittent',
      'эмитент',
      'émetteur',
      'emisor',
      'emittente',
      'emitent',
      'емітент',
    ],
    currency: [...W.currency, 'issue currency'],
    nominal: [...W.nominal, 'denomination', 'par', 'stückelung'],
    amount: ['units issued', 'issue units'],
    issuedOn: [...W.issuedOn, 'dated date'],
    firstCouponOn: ['first coupon', 'first coupon date', 'first coupon on'],
    frequency: [
      'coupons per year',
      'frequency',
      'coupon frequency',
      'payments per year',
      'interest payment frequency',
    ],
    dayCount: ['day count', 'daycount', 'day count convention', 'day count basis'],
  },
  required: ['isin', 'maturesOn', 'couponRate'],
  days: ['maturesOn', 'issuedOn', 'firstCouponOn'],
  accepts: (folded) => !folded.some((name) => OF_OTHERS.has(name)),
  records: () => ['instrument', 'bond-terms'],
  rows: readRows,
};

/** With a day of its own a row is a payment or a price; with these, a holding of a fund or a row of ISS. */
const OF_OTHERS = new Set<string>([
  ...W.day.filter((word) => word !== 'date'),
  ...W.weight,
  'cashflow',
  'cash flow',
  'boardid',
  'fund',
]);

function readRows(
  columns: Columns<Field>,
  reading: Reading,
  header: readonly string[],
): (row: TableRow) => readonly Read[] {
  const cells = cellsOf<Field>(columns, reading);
  const marginUnit = isInPoints(header[columns.margin ?? -1] ?? '') ? 'bp' : '';
  const couponHead = header[columns.couponRate ?? -1] ?? '';
  const isFraction = (coupon: string) => !/%|percent/i.test(couponHead) && FRACTION.test(coupon);
  return (row) => {
    const { line, raw } = row;
    cells.open(row);
    const read = isFraction(cells.text('couponRate') ?? '')
      ? unclear('couponRate', cells.text('couponRate') ?? '')
      : readCoupon(cells, reading.decimal, marginUnit);
    if ('fault' in read) return [{ line, raw, finding: { ...read.fault, line } }];
    const records = toRecords(cells, reading, read.coupon);
    const fault = cells.fault();
    return [fault ? { line, raw, finding: fault } : { line, raw, records }];
  };
}

/** `0.0225` may be two and a quarter percent; `0.05` and `0.1` may well be coupons. */
const FRACTION = /^0?[.,]0\d{2,}$/;

/** Without an end. */
const PERPETUAL = /^(?:perp(?:etual)?\.?|undated|none|бессрочн\p{L}*|unbefristet|永续)$/iu;

function toRecords(
  cells: Cells<Field>,
  { subject: about }: Reading,
  coupon: Extract<ReadCoupon, { coupon: object }>['coupon'],
): ImportRecord[] {
  const issuer = cells.text('issuer');
  const name = cells.text('name') ?? issuer;
  const subject = withoutMissing<Subject>({
    ...about,
    isin: cells.needText('isin').toUpperCase(),
    name,
    kind: 'bond',
  });
  const maturesOn = PERPETUAL.test(cells.text('maturesOn') ?? '') ? undefined : cells.day('maturesOn');
  const currency = cells.text('currency');
  const instrument = withoutMissing<InstrumentRecord>({
    type: 'instrument',
    subject,
    kind: 'bond',
    name: name ?? subject.isin ?? '',
    issuer: issuer === undefined ? undefined : { name: issuer },
    currency,
  });
  const terms = withoutMissing<BondTermsRecord>({
    type: 'bond-terms',
    subject,
    currency,
    nominal: cells.number('nominal'),
    amount: cells.count('amount'),
    ...coupon,
    couponsPerYear: perYear(cells),
    dayCount: cells.text('dayCount'),
    issuedOn: cells.day('issuedOn'),
    maturesOn,
    firstCouponOn: cells.day('firstCouponOn'),
  });
  return [instrument, terms];
}

const WORDS: readonly (readonly [number, RegExp])[] = [
  [2, /^(?:semi|half|s\/a$|halbj|полугод)/i],
  [4, /^(?:quarter|vierteljähr|кварт)/i],
  [12, /^(?:month|monatl|ежемес)/i],
  [1, /^(?:annual|yearly|jährl|a$|ежегод|раз в год)/i],
];

function perYear(cells: Cells<Field>): number | undefined {
  const text = cells.text('frequency');
  const known = WORDS.find(([, pattern]) => pattern.test(text ?? ''))?.[0];
  if (known !== undefined) return known;
  const number = cells.number('frequency');
  return number === undefined || Number(number) === 0 ? undefined : Number(number);
}
