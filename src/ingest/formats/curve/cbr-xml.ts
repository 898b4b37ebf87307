import { multiplyDecimals } from '#domain/import/decimal-arithmetic.ts';
import { readDay } from '#domain/import/read-day.ts';
import { readNumber } from '#domain/import/read-number.ts';
import type { Decoded } from '../../decode/peek.ts';
import type { Read } from '../format.ts';
import { Reads } from '../json-reading.ts';
import { xmlRecords } from '../xml-records.ts';

export const CBR_ROOT = 'ValCurs';
export const CBR_KEY_ROOTS: readonly string[] = ['KeyRate', 'KeyRateXML'];

/** Histories name a currency by the number of the Bank of Russia. */
const CURRENCIES: Readonly<Record<string, string>> = {
  R01010: 'AUD',
  R01035: 'GBP',
  R01060: 'AMD',
  R01090B: 'BYN',
  R01235: 'USD',
  R01239: 'EUR',
  R01270: 'INR',
  R01335: 'KZT',
  R01350: 'CAD',
  R01375: 'CNY',
  R01565: 'PLN',
  R01700J: 'TRY',
  R01720: 'UAH',
  R01775: 'CHF',
  R01820: 'JPY',
};

/** What a rate is of: one unit, ten, a hundred and so on. */
const PARTS: Readonly<Record<string, string>> = {
  '1': '1',
  '10': '0.1',
  '100': '0.01',
  '1000': '0.001',
  '10000': '0.0001',
  '100000': '0.00001',
};

/** Official exchange rates of the Bank of Russia, of a day or of one currency: roubles for one unit. */
export async function* readCbr(decoded: Extract<Decoded, { kind: 'xml' }>): AsyncIterable<readonly Read[]> {
  const reads = new Reads();
  const root = await rootOf(decoded);
  const days = daysOf(decoded);
  for await (const { name, values } of xmlRecords(decoded.events(), new Set(['Valute', 'Record']))) {
    const raw = Object.fromEntries(values);
    const own = name === 'Record' ? (await days.next()).value : undefined;
    const written = own ?? root.get('Date') ?? '';
    const day = readDay(written, 'dmy');
    const id = root.get('ID') ?? '';
    const currency = values.get('CharCode') ?? CURRENCIES[id];
    const part = PARTS[values.get('Nominal') ?? ''];
    const rate = readNumber(values.get('Value') ?? '', ',');
    if (day === null)
      reads.find(raw, { rule: 'not_a_day', severity: 'reject', field: 'Date', value: written });
    else if (currency === undefined)
      reads.find(raw, { rule: 'unknown_currency', severity: 'hold', field: 'ID', value: id });
    else if (rate === null || part === undefined)
      reads.find(raw, {
        rule: 'not_a_number',
        severity: 'reject',
        field: 'Value',
        value: values.get('Value') ?? '',
      });
    else
      reads.add(raw, [
        { type: 'rate', code: `CBR.${currency}.RUB`, day, percent: multiplyDecimals(rate, part) },
      ]);
    yield reads.take();
  }
}

/** The key rate of the Bank of Russia, as its web service answers. */
export async function* readCbrKey(
  decoded: Extract<Decoded, { kind: 'xml' }>,
): AsyncIterable<readonly Read[]> {
  const reads = new Reads();
  for await (const { values } of xmlRecords(decoded.events(), new Set(['KR']))) {
    const raw = Object.fromEntries(values);
    const [written, value] = [values.get('DT') ?? '', values.get('Rate') ?? ''];
    const day = readDay(written);
    const percent = readNumber(value, '.');
    if (day === null) reads.find(raw, { rule: 'not_a_day', severity: 'reject', field: 'DT', value: written });
    else if (percent === null)
      reads.find(raw, { rule: 'not_a_number', severity: 'reject', field: 'Rate', value });
    else reads.add(raw, [{ type: 'rate', code: 'CBR.KEY', day, percent }]);
    yield reads.take();
  }
}

async function rootOf(decoded: Extract<Decoded, { kind: 'xml' }>): Promise<ReadonlyMap<string, string>> {
  for await (const batch of decoded.events())
    for (const event of batch) if (event.type === 'open') return event.attributes;
  return new Map();
}

/** The days of a history stand in attributes. */
async function* daysOf(decoded: Extract<Decoded, { kind: 'xml' }>): AsyncGenerator<string> {
  for await (const batch of decoded.events())
    for (const event of batch)
      if (event.type === 'open' && event.name === 'Record') yield event.attributes.get('Date') ?? '';
}
