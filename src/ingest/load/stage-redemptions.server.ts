import type pg from 'pg';
import { addDecimals, divideDecimals, multiplyDecimals } from '#domain/import/decimal-arithmetic.ts';
import type { DecimalText, RedemptionRecord } from '#domain/import/records.ts';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { int, text } from '#platform/database/columns.server.ts';
import { checkRedemptions } from '../checks/bond-rules.ts';
import { DEFAULT_CHECKS, judge, keepsOut } from '../checks/check-settings.ts';
import type { Drafts } from '../identity/drafts.ts';
import type { Findings } from './findings.ts';
import { outcomeOf, takeOut } from './record-counts.ts';
import type { FileReport, RunFile } from './run-file.ts';
import type { Stage, StageOrigin } from './stage.server.ts';

export interface CollectedRedemption {
  readonly record: RedemptionRecord;
  readonly origin: StageOrigin;
}

interface RedemptionRun {
  readonly files: readonly RunFile[];
  readonly reports: readonly FileReport[];
  readonly findings: Findings;
  readonly drafts: Drafts;
  readonly stage: Stage;
}

/**
 * Redemptions wait until all files are read: money becomes percent of a face value that may stand behind them, and only all of
 * them show whether the whole is repaid.
 */
export async function stageRedemptions(
  client: pg.ClientBase,
  byBond: ReadonlyMap<number, readonly CollectedRedemption[]>,
  { files, reports, findings, drafts, stage }: RedemptionRun,
): Promise<void> {
  if (byBond.size === 0) return;
  const stored = await readStored(client, [...byBond.keys()]);
  for (const [bondId, redemptions] of byBond) {
    const face = drafts.find('bond', bondId)?.values.face_value ?? stored.faces.get(bondId);
    const rows = toPercents(redemptions, face === undefined ? undefined : String(face));
    const days = new Set(rows.map(({ record }) => record.day));
    const others = (stored.redemptions.get(bondId) ?? []).filter(({ day }) => !days.has(day));
    const found = checkRedemptions([...rows, ...others].map(({ percent }) => Number(percent)));
    for (const { record, origin, percent } of rows) {
      const checks = files[origin.file]?.checks ?? DEFAULT_CHECKS;
      // The store takes no redemption of more than the whole, whatever a person accepts.
      const isTooMuch = found !== null && Number(percent) > 100;
      const judged =
        found && judge({ ...found, ...(isTooMuch && { severity: 'reject' }), line: origin.line }, checks);
      if (judged) findings.add(origin.file, judged, origin.raw);
      if (!judged || !keepsOut(judged)) stage.put('bond_redemption', origin, [bondId, record.day, percent]);
      else takeOut(reports[origin.file], 'redemption', outcomeOf(judged), origin.line);
    }
  }
}

/** Without a face value all redemptions together are it. The last one takes the rounding of the file. */
function toPercents(redemptions: readonly CollectedRedemption[], face: DecimalText | undefined) {
  const paid = redemptions.map(({ record }) => record.amount ?? '0').reduce(addDecimals, '0');
  const nominal = face !== undefined && Number(face) > 0 ? face : paid;
  const rows = redemptions
    .map((one) => ({ ...one, percent: percentOf(one.record, nominal) }))
    .sort((one, other) => (one.record.day < other.record.day ? -1 : 1));
  const last = rows.at(-1);
  const before = rows.slice(0, -1).reduce((sum, { percent }) => addDecimals(sum, percent), '0');
  const left = addDecimals('100', negated(before));
  if (!last || checkRedemptions([Number(before), Number(last.percent)]) || Number(left) <= 0) return rows;
  return [...rows.slice(0, -1), { ...last, percent: left }];
}

const percentOf = ({ percent, amount = '0' }: RedemptionRecord, nominal: DecimalText): DecimalText =>
  percent ?? (Number(nominal) > 0 ? divideDecimals(multiplyDecimals(amount, '100'), nominal) : '0');

const negated = (text: DecimalText) => multiplyDecimals(text, '-1');

async function readStored(client: pg.ClientBase, bonds: readonly number[]) {
  const faces = checkRows(
    { bondId: int, face: text },
    await client.query(
      'select instrument_id as "bondId", face_value::text as face from bond where instrument_id = any ($1::int[]) and face_value is not null',
      [bonds],
    ),
  );
  const redemptions = checkRows(
    { bondId: int, day: text, percent: text },
    await client.query(
      'select bond_id as "bondId", day::text, percent::text from bond_redemption where bond_id = any ($1::int[])',
      [bonds],
    ),
  );
  return {
    faces: new Map(faces.map(({ bondId, face }) => [bondId, face])),
    redemptions: Map.groupBy(redemptions, ({ bondId }) => bondId),
  };
}
