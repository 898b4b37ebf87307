import { sql } from 'kysely';
import {
  bool,
  int,
  json,
  maybe,
  oneOf,
  type RowOf,
  text,
  timestamp,
} from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import type { FailureCode, FailureDetails } from './source-failure.ts';
import {
  type ConfirmLimits,
  confirmLimits,
  KINDS,
  type SourceSettings,
  sourceSettings,
} from './source-settings.ts';
import { type SourceState, sourceState } from './source-state.ts';

const row = {
  id: int,
  code: text,
  name: text,
  kind: oneOf(...KINDS),
  address: text,
  settings: json<unknown>(),
  schedule: maybe(text),
  timeZone: text,
  isOn: bool,
  limits: json<unknown>(),
  secretName: maybe(text),
  lastTriedAt: maybe(timestamp),
  lastOkAt: maybe(timestamp),
  failures: int,
  nextAt: maybe(timestamp),
  stoppedWhy: maybe(text),
  lastFailure: maybe(json<{ readonly code: FailureCode; readonly details: FailureDetails }>()),
  lastBatchId: maybe(int),
  /** A run that waits for a person. */
  waitingBatchId: maybe(int),
  waitingFor: maybe(json<{ readonly reasons?: readonly string[] }>()),
  state: json<unknown>(),
};

export interface DataSource extends Omit<RowOf<typeof row>, 'settings' | 'limits' | 'state'> {
  readonly settings: SourceSettings;
  readonly limits: ConfirmLimits;
  readonly state: SourceState;
}

/** What a person decides about a source. */
export type SourceContent = Pick<
  DataSource,
  'code' | 'name' | 'kind' | 'address' | 'settings' | 'schedule' | 'timeZone' | 'limits' | 'secretName'
>;

const select = sql`
  select d.id, d.code, s.name, d.kind, d.address, d.settings, d.schedule, d.time_zone as "timeZone", d.is_on as "isOn",
         d.auto_confirm as limits, d.secret_name as "secretName", d.last_tried_at as "lastTriedAt", d.last_ok_at as "lastOkAt",
         d.failures, d.next_at as "nextAt", d.stopped_why as "stoppedWhy", d.last_failure as "lastFailure",
         d.last_batch_id as "lastBatchId", w.id as "waitingBatchId", w.progress as "waitingFor", d.state
    from data_source d
    join source s on s.id = d.source_id
    left join lateral (select id, progress from import_batch where data_source_id = d.id and status = 'checked'
                        order by id desc limit 1) w on true`;

const toSource = ({ settings, limits, state, ...rest }: RowOf<typeof row>): DataSource => ({
  ...rest,
  settings: sourceSettings.parse(settings),
  limits: confirmLimits.parse(limits),
  state: sourceState.parse(state),
});

export const listSources = async (database: Database): Promise<DataSource[]> =>
  (await query(row)`${select} order by d.code`.all(database)).map(toSource);

export async function findSourceByCode(database: Database, code: string): Promise<DataSource | null> {
  const found = await query(row)`${select} where d.code = ${code}`.first(database);
  return found && toSource(found);
}

export const listDueSources = async (database: Database, now: Date): Promise<DataSource[]> =>
  (await query(row)`${select} where d.next_at <= ${now} order by d.next_at, d.id`.all(database)).map(
    toSource,
  );

export const lockSource = async (transaction: Database, code: string): Promise<DataSource | null> => {
  await sql`select from data_source where code = ${code} for update`.execute(transaction);
  return findSourceByCode(transaction, code);
};

export async function insertSource(transaction: Database, content: SourceContent): Promise<number> {
  await sql`insert into source (code, name) values (${content.code}, ${content.name}) on conflict (code) do nothing`.execute(
    transaction,
  );
  const { id } = await query({ id: int })`
    insert into data_source (code, source_id, kind, address, settings, schedule, time_zone, auto_confirm, secret_name)
    select ${content.code}, s.id, ${content.kind}, ${content.address}, ${JSON.stringify(content.settings)}::jsonb,
           ${content.schedule}, ${content.timeZone}, ${JSON.stringify(content.limits)}::jsonb, ${content.secretName}
      from source s where s.code = ${content.code}
    returning id`.one(transaction);
  return id;
}

export async function updateSource(
  transaction: Database,
  id: number,
  content: Omit<SourceContent, 'code' | 'kind' | 'name'>,
): Promise<void> {
  await sql`
    update data_source
       set address = ${content.address}, settings = ${JSON.stringify(content.settings)}::jsonb, schedule = ${content.schedule},
           time_zone = ${content.timeZone}, auto_confirm = ${JSON.stringify(content.limits)}::jsonb,
           secret_name = ${content.secretName}
     where id = ${id}`.execute(transaction);
}

/** On and off, with the failures forgotten. */
export async function switchSource(
  transaction: Database,
  id: number,
  { isOn, nextAt }: { readonly isOn: boolean; readonly nextAt: Date | null },
): Promise<void> {
  await sql`
    update data_source set is_on = ${isOn}, next_at = ${nextAt}, failures = 0, stopped_why = null where id = ${id}`.execute(
    transaction,
  );
}

export async function requestRun(transaction: Database, id: number, at: Date): Promise<void> {
  await sql`update data_source set next_at = ${at} where id = ${id}`.execute(transaction);
}

export async function deleteSource(transaction: Database, id: number): Promise<void> {
  await sql`delete from data_source where id = ${id}`.execute(transaction);
}
