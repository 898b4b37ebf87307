import type { CurveRecord } from '#domain/import/records.ts';
import type { Decoded } from '../../decode/peek.ts';
import type { Read, Reading } from '../format.ts';
import { Reads } from '../json-reading.ts';
import { dayOf, decimalOf } from '../json-value.ts';
import { xmlRecords } from '../xml-records.ts';
import { readTenor } from './tenor.ts';

export const TREASURY_PAR = 'us-treasury-par';

/** Daily par yields of the US Treasury. New tenors appear over the years: they are read by their names. */
export async function* readTreasury(
  decoded: Extract<Decoded, { kind: 'xml' }>,
  { constants }: Reading,
): AsyncIterable<readonly Read[]> {
  const reads = new Reads();
  const unknown = new Set<string>();
  for await (const { values } of xmlRecords(decoded.events(), new Set(['properties']))) {
    const day = dayOf(values.get('NEW_DATE'));
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
    if (points.length > 0) reads.add(raw, points);
    else reads.find(raw, { rule: 'no_values', severity: 'note' });
    yield reads.take();
  }
  for (const name of unknown) reads.find('', { rule: 'unknown_tenor', severity: 'warn', value: name });
  yield reads.take();
}
