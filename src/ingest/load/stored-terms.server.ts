import type pg from 'pg';
import type { BondTermsRecord } from '#domain/import/records.ts';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { int, maybe, text } from '#platform/database/columns.server.ts';
import { checkTerms } from '../checks/bond-rules.ts';
import { DEFAULT_CHECKS, judge, keepsOut } from '../checks/check-settings.ts';
import { checkSchedule } from '../checks/schedule-rules.ts';
import { withoutMissing } from '../formats/without-missing.ts';
import { type KnownMode, wantedValue } from './difference.server.ts';
import type { ReadRun } from './read-run.server.ts';
import { outcomeOf, takeOut } from './record-counts.ts';
import { stageOf } from './tables/load-table.ts';
import { LOAD_TABLES } from './tables/load-tables.ts';

const BOND = LOAD_TABLES.bond;

/** Terms that depend on each other, of which a file may say one and the store another. */
const RELATED = {
  issued_on: 'issuedOn',
  matures_on: 'maturesOn',
  first_coupon_on: 'firstCouponOn',
  last_regular_coupon_on: 'lastRegularCouponOn',
  capitalised_until: 'capitalisedUntil',
  rate_floor: 'rateFloor',
  rate_cap: 'rateCap',
} as const;

/** Terms of a file that contradict those that the store has of the same bond: the row is rejected. */
export async function checkStoredTerms(client: pg.ClientBase, run: ReadRun, known: KnownMode): Promise<void> {
  if (!run.stage.tables().includes(BOND)) return;
  const joined = BOND.values.flatMap((column) => {
    const field = column.name in RELATED ? RELATED[column.name as keyof typeof RELATED] : null;
    return field ? [`(${wantedValue(column, known)})::text as "${field}"`] : [];
  });
  const related = maybe(text);
  const rows = checkRows(
    {
      n: text,
      file: int,
      line: int,
      issuedOn: related,
      maturesOn: related,
      firstCouponOn: related,
      lastRegularCouponOn: related,
      capitalisedUntil: related,
      rateFloor: related,
      rateCap: related,
    },
    await client.query(
      `select s.n::text, s.file, s.line::int as line, ${joined.join(', ')}
         from ${stageOf(BOND)} s join ${BOND.name} t using (instrument_id)`,
    ),
  );
  const rejected: string[] = [];
  for (const { n, file, line, ...terms } of rows) {
    const known = Object.entries(terms).map(([field, value]) => [field, value ?? undefined]);
    const record = withoutMissing<BondTermsRecord>({
      type: 'bond-terms',
      subject: {},
      ...Object.fromEntries(known),
    });
    const found = checkTerms(record) ?? checkSchedule(record);
    const judged = found && judge({ ...found, line }, run.files[file]?.checks ?? DEFAULT_CHECKS);
    if (!judged) continue;
    run.findings.add(file, judged);
    if (!keepsOut(judged)) continue;
    rejected.push(n);
    takeOut(run.reports[file], BOND.record, outcomeOf(judged), line);
  }
  if (rejected.length > 0)
    await client.query(`delete from ${stageOf(BOND)} where n = any ($1::bigint[])`, [rejected]);
}
