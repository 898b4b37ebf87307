import type { CurveRecord, RateRecord } from '#domain/import/records.ts';
import type { Decoded } from '../../decode/peek.ts';
import type { Read, Reading } from '../format.ts';
import { Reads } from '../json-reading.ts';
import { dayOf, decimalOf } from '../json-value.ts';
import { xmlRecords } from '../xml-records.ts';
import { TREASURY_PAR } from './published-curves.ts';
import { readTenor } from './tenor.ts';
import { billCode, realCode } from './treasury-rates.ts';

/** Daily par yields of the US Treasury, or the rates of its bills and its real yields. New tenors appear over the years: they are read by their names. */
export async function* readTreasury(
  decoded: Extract<Decoded, { kind: 'xml' }>,
  { constants }: Reading,
): AsyncIterable<readonly Read[]> {
  const reads = new Reads();
  const unknown = new Set<string>();
  for await (const { values } of xmlRecords(decoded.events(), new Set(['properties']))) {
    const day = dayOf(values.get('NEW_DATE') ?? values.get('INDEX_DATE'));
    const raw = Object.fromEntries(values);
    if (day === undefined) {
      reads.find(raw, { rule: 'not_a_day', severity: 'reject', field: 'NEW_DATE' });
      continue;
    }
    const points = [...values].flatMap(([name, text]): CurveRecord[] => {
      if (!name.startsWith('BC_') || name.endsWith('DISPLAY')) return [];
      const months = readTenor(name);
      const percent = decimalOf(text);
      if (months === null) unknown.add(name);
      if (months === null || percent === undefined) return [];
      const code = constants.code ?? TREASURY_PAR;
      return [{ type: 'curve', code, currency: 'USD', kind: 'par', day, months, percent }];
    });
    const rates = [...values].flatMap(([name, text]): RateRecord[] => {
      const code = codeOf(name);
      const percent = decimalOf(text);
      return code === null || percent === undefined ? [] : [{ type: 'rate', code, day, percent }];
    });
    if (points.length + rates.length > 0) reads.add(raw, [...points, ...rates]);
    else reads.find(raw, { rule: 'no_values', severity: 'note' });
    yield reads.take();
  }
  for (const name of unknown) reads.find('', { rule: 'unknown_tenor', severity: 'warn', value: name });
  yield reads.take();
}

const BILL = /^ROUND_B1_(CLOSE|YIELD)_(\d+)WK_2$/;
const REAL = /^TC_(\d+)YEAR$/;

function codeOf(name: string): string | null {
  const bill = BILL.exec(name);
  if (bill) return billCode(bill[2] ?? '', bill[1] === 'CLOSE');
  const years = REAL.exec(name)?.[1];
  return years === undefined ? null : realCode(years);
}
