import { readDay } from '#domain/import/read-day.ts';
import type { CurveRecord, ImportRecord, RateRecord } from '#domain/import/records.ts';
import type { TableRow } from '../../decode/peek.ts';
import { cellsOf } from '../cells.ts';
import type { Columns } from '../columns.ts';
import type { Read, Reading } from '../format.ts';
import { variant } from '../several-tables.ts';
import { readTenor } from './tenor.ts';

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
  rows: readRows,
});

function readRows(columns: Columns<Field>, reading: Reading): (row: TableRow) => readonly Read[] {
  const cells = cellsOf<Field>(columns, reading);
  return (row) => {
    const { line, raw } = row;
    cells.open(row);
    const key = cells.needText('key');
    const period = cells.needText('period');
    const percent = cells.number('value');
    const fault = cells.fault();
    const day = readPeriod(period);
    if (fault) return [{ line, raw, finding: fault }];
    if (day === null)
      return [
        {
          line,
          raw,
          finding: { rule: 'not_a_day', severity: 'reject', line, field: 'period', value: period },
        },
      ];
    if (percent === undefined) return [{ line, raw, finding: { rule: 'no_values', severity: 'note', line } }];
    return [{ line, raw, records: [toRecord(key, day, percent)] }];
  };
}

/** A month or a quarter begins on its first day. */
export function readPeriod(text: string): string | null {
  const quarter = /^(\d{4})-?Q([1-4])$/.exec(text);
  if (quarter) return `${quarter[1]}-${String(Number(quarter[2]) * 3 - 2).padStart(2, '0')}-01`;
  if (/^\d{4}-\d\d$/.test(text)) return readDay(`${text}-01`);
  return /^\d{4}$/.test(text) ? `${text}-01-01` : readDay(text);
}

const KINDS: Readonly<Record<string, CurveRecord['kind']>> = { SR: 'zero', PY: 'par', IF: 'forward' };

/** `YC.B.U2.EUR.4F.G_N_A.SV_C_YM.SR_10Y`: the spot rate for ten years of bonds rated AAA. */
export function toRecord(key: string, day: string, percent: string): ImportRecord {
  const parts = key.split('.');
  const [prefix = '', tenor = ''] = parts.at(-1)?.split('_') ?? [];
  const kind = KINDS[prefix];
  const months = readTenor(tenor);
  const rate: RateRecord = { type: 'rate', code: key, day, percent };
  if (parts[0] !== 'YC' || !kind || months === null) return rate;
  const code = `ecb-${(parts[5] ?? '').toLowerCase().replaceAll('_', '-')}-${kind}`;
  return { type: 'curve', code, currency: parts[3] ?? 'EUR', kind, day, months, percent };
}
