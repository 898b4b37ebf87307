import type { CurveRecord, ImportRecord, RateRecord } from '#domain/import/records.ts';
import { cellsOf } from '../cells.ts';
import { variant } from '../several-tables.ts';
import { readObservations } from './observations.ts';
import { readTenor } from './tenor.ts';
import { rateCode } from './well-known-keys.ts';

type Field = 'key' | 'period' | 'value';

/** `csvdata` of the European Central Bank: one row an observation, which a key names. */
export const ecbCsv = variant<Field>({
  code: 'curve',
  names: { key: ['key'], period: ['time period'], value: ['obs value'] },
  required: ['key', 'period', 'value'],
  days: [],
  records: (_columns, { content }) =>
    content.kind === 'table' && content.sample.some((cells) => cells.some((cell) => /^YC\./.test(cell)))
      ? ['curve']
      : ['rate'],
  rows(columns, reading) {
    const cells = cellsOf<Field>(columns, reading);
    return readObservations(cells, 'period', (day) => {
      const key = cells.needText('key');
      const value = cells.number('value');
      return value === undefined ? [] : [toRecord(key, day, value)];
    });
  },
});

const KINDS: Readonly<Record<string, CurveRecord['kind']>> = { SR: 'zero', PY: 'par', IF: 'forward' };

/** `YC.B.U2.EUR.4F.G_N_A.SV_C_YM.SR_10Y`: the spot rate for ten years of bonds rated AAA. */
export function toRecord(key: string, day: string, percent: string): ImportRecord {
  const parts = key.split('.');
  const [prefix = '', tenor = ''] = parts.at(-1)?.split('_') ?? [];
  const kind = KINDS[prefix];
  const months = readTenor(tenor);
  const rate: RateRecord = { type: 'rate', code: rateCode(key), day, percent };
  if (parts[0] !== 'YC' || !kind || months === null) return rate;
  const code = `ecb-${(parts[5] ?? '').toLowerCase().replaceAll('_', '-')}-${kind}`;
  return { type: 'curve', code, currency: parts[3] ?? 'EUR', kind, day, months, percent };
}
