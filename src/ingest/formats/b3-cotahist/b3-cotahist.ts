import { isIsin } from '#domain/import/check-digits.ts';
import { multiplyDecimals } from '#domain/import/decimal-arithmetic.ts';
import { readDay } from '#domain/import/read-day.ts';
import type { PriceRecord } from '#domain/import/records.ts';
import type { Subject } from '#domain/import/subject.ts';
import type { TableRow } from '../../decode/peek.ts';
import type { ImportFormat, Read } from '../format.ts';
import { bySignature, NOT_THIS } from '../score.ts';
import { withoutMissing } from '../without-missing.ts';

const SIGNATURE = '00COTAHIST';
const [QUOTE, TRAILER] = ['01', '99'];
const LENGTH = 245;

/** First and last character of each field, counted from 1 as B3 does. */
const FIELDS = {
  day: [3, 10],
  ticker: [13, 24],
  market: [25, 27],
  name: [28, 39],
  currency: [53, 56],
  open: [57, 69],
  high: [70, 82],
  low: [83, 95],
  average: [96, 108],
  last: [109, 121],
  bid: [122, 134],
  ask: [135, 147],
  trades: [148, 152],
  volume: [153, 170],
  turnover: [171, 188],
  factor: [211, 217],
  isin: [231, 242],
} as const;

const CASH_MARKET = '010';
const CURRENCIES: Readonly<Record<string, string>> = { R$: 'BRL' };

/** The historical quotes of B3 in São Paulo: lines of fixed width, of all its markets. */
export const b3Cotahist: ImportFormat = {
  code: 'b3-cotahist',
  priceBasis: 'as_traded',
  recognise: ({ content }) =>
    content.kind === 'table' && content.header[0]?.startsWith(SIGNATURE)
      ? bySignature('cotahist', ['price'])
      : NOT_THIS,
  async *read(decoded): AsyncIterable<readonly Read[]> {
    if (decoded.kind !== 'table') throw new Error('b3-cotahist reads tables only');
    for await (const rows of decoded.rows()) yield rows.map(readLine);
  },
};

function readLine({ line, raw }: TableRow): Read {
  const kind = raw.slice(0, 2);
  if (kind === TRAILER || raw.trim() === '')
    return { line, raw, finding: { rule: 'trailer', severity: 'note', line } };
  const field = (name: keyof typeof FIELDS) => raw.slice(FIELDS[name][0] - 1, FIELDS[name][1]).trim();
  const day = readDay(field('day'));
  if (kind !== QUOTE || raw.trimEnd().length < LENGTH - 3 || day === null)
    return { line, raw, finding: { rule: 'not_a_day', severity: 'reject', line, value: raw.slice(0, 10) } };
  const market = field('market');
  if (market !== CASH_MARKET)
    return {
      line,
      raw,
      finding: { rule: 'skipped', severity: 'note', line, value: market, details: { why: 'other_market' } },
    };
  return { line, raw, records: [toPrice(field, day)] };
}

function toPrice(field: (name: keyof typeof FIELDS) => string, day: string): PriceRecord {
  const isin = field('isin');
  // Prices may be those of a thousand shares.
  const factor = Number(field('factor')) === 1_000 ? '0.00001' : '0.01';
  const price = (name: keyof typeof FIELDS) => {
    const digits = field(name).replace(/^0+/, '');
    return digits === '' ? undefined : multiplyDecimals(digits, factor);
  };
  const count = (name: keyof typeof FIELDS) => field(name).replace(/^0+(?=\d)/, '') || undefined;
  const turnover = count('turnover');
  const written = field('currency');
  return withoutMissing<PriceRecord>({
    type: 'price',
    subject: withoutMissing<Subject>({
      isin: isIsin(isin) ? isin : undefined,
      mic: 'BVMF',
      ticker: field('ticker'),
      name: field('name'),
    }),
    day,
    open: price('open'),
    high: price('high'),
    low: price('low'),
    average: price('average'),
    last: price('last'),
    bid: price('bid'),
    ask: price('ask'),
    trades: count('trades'),
    volume: count('volume'),
    turnover: turnover === undefined ? undefined : multiplyDecimals(turnover, '0.01'),
    currency: CURRENCIES[written] ?? (written || undefined),
  });
}
