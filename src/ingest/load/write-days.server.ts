import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { type ChangedIds, changedInStage } from './announce.server.ts';
import { hasOwnHistory } from './history.server.ts';
import type { ReadRun } from './read-run.server.ts';
import type { Stage } from './stage.server.ts';
import { columnsOf } from './tables/load-table.ts';
import { LOAD_TABLES } from './tables/load-tables.ts';

const DAYS = LOAD_TABLES.daily_trading;

/** Whether every day of the run is new and enters as it was read, so that the days need no stage. */
export const areDaysFinal = ({ files, reports, registry, stage, mayRepeat }: ReadRun): boolean =>
  !mayRepeat &&
  stage.days.isClustered &&
  registry.contested.size === 0 &&
  reports.every(({ isHeld }) => !isHeld) &&
  files.every(({ basis }) => basis === 'as_traded') &&
  !stage.tables().includes(LOAD_TABLES.dividend);

/** Copies the days that need no comparison, and notes what they touch. */
export async function writeDays(client: pg.ClientBase, { days }: Stage, batchId: number): Promise<void> {
  const columns = [...columnsOf(DAYS).map(({ name }) => name), 'batch_id'];
  const copy = client.query(copyFrom(`copy daily_trading (${columns.join(', ')}) from stdin`));
  await pipeline(Readable.from(days.rowsOf(batchId)), copy);
  const scopes = [...days.scopes.values()];
  await client.query(
    `insert into import_scope (batch_id, file_id, record, entity_id, first_day, last_day, added, changed)
     select ${batchId}, f.id, '${DAYS.record}', s.listing_id, s.first_day, s.last_day, s.added, 0
       from unnest($1::int[], $2::int[], $3::date[], $4::date[], $5::int[]) as s (file, listing_id, first_day, last_day, added)
       left join import_file f on f.batch_id = ${batchId} and f.position = s.file`,
    [
      scopes.map(({ file }) => file),
      scopes.map(({ listingId }) => listingId),
      scopes.map(({ first }) => first),
      scopes.map(({ last }) => last),
      scopes.map(({ rows }) => rows),
    ],
  );
}

/** The listings of changed days are in the scope of the batch. */
export const changedBy =
  (batchId: number): ChangedIds =>
  (table, column) =>
    hasOwnHistory(table)
      ? `select distinct entity_id::text as id from import_scope where batch_id = ${batchId} and record = '${DAYS.record}'`
      : changedInStage(table, column);
