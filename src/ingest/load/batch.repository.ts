import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { bool, int, text } from '#platform/database/columns.server.ts';
import { withoutNul } from '#platform/database/without-nul.ts';
import type { ReadRun } from './read-run.server.ts';
import type { ListedFinding } from './run-file.ts';

/** One merge at a time; reading and checking of other runs go on. */
export const lockImports = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`select pg_advisory_xact_lock(hashtext('basispoint.import'))`);
};

export interface NewBatch {
  readonly sourceId: number;
  readonly kind: 'command' | 'upload' | 'schedule' | 'undo';
  readonly actor: string;
  readonly actorId: number | null;
  readonly note: string;
  readonly undoOf?: number;
  readonly dataSourceId?: number;
}

/** A run that has begun. Its session holds a lock of its own: whoever gets that lock knows that the run has ended. */
export async function openBatch(client: pg.ClientBase, batch: NewBatch): Promise<number> {
  const [row] = checkRows(
    { id: int },
    await client.query(
      `insert into import_batch (source_id, status, kind, actor, actor_id, note, undo_of, data_source_id)
       values ($1, 'running', $2, $3, $4, $5, $6, $7) returning id`,
      [
        batch.sourceId,
        batch.kind,
        batch.actor,
        batch.actorId,
        batch.note,
        batch.undoOf ?? null,
        batch.dataSourceId ?? null,
      ],
    ),
  );
  const id = row?.id ?? 0;
  await client.query(`select pg_advisory_lock(hashtext('basispoint.import_batch'), $1)`, [id]);
  return id;
}

export const endBatch = async (
  client: pg.ClientBase,
  id: number,
  status: 'failed' | 'cancelled' | 'checked',
  failure: string | null,
): Promise<void> => {
  await client.query(
    `update import_batch set status = $2, failure = $3, finished_at = clock_timestamp() where id = $1 and status = 'running'`,
    [id, status, failure],
  );
};

/** Runs whose process is gone did not write anything: their transaction went with it. */
export async function failInterrupted(client: pg.ClientBase): Promise<number> {
  const { rowCount } = await client.query(
    `update import_batch set status = 'failed', failure = 'interrupted', finished_at = clock_timestamp()
      where status = 'running'
        and case when pg_try_advisory_lock(hashtext('basispoint.import_batch'), id)
                 then pg_advisory_unlock(hashtext('basispoint.import_batch'), id) else false end`,
  );
  return rowCount ?? 0;
}

export async function readSource(
  client: pg.ClientBase,
  { code, name }: { readonly code: string; readonly name: string },
): Promise<number> {
  await client.query('insert into source (code, name) values ($1, $2) on conflict (code) do nothing', [
    code,
    name,
  ]);
  const [row] = checkRows({ id: int }, await client.query('select id from source where code = $1', [code]));
  return row?.id ?? 0;
}

/** For a dry run, which adds no source: 0 where there is none. */
export async function findSource(client: pg.ClientBase, code: string): Promise<number> {
  const [row] = checkRows({ id: int }, await client.query('select id from source where code = $1', [code]));
  return row?.id ?? 0;
}

/** The moment from which the rows of the batch are known: after every earlier batch. */
export async function stampBatch(client: pg.ClientBase, id: number): Promise<void> {
  await client.query(
    `update import_batch set known_at = greatest(clock_timestamp(), (select max(known_at) from import_batch) + interval '1 microsecond')
      where id = $1`,
    [id],
  );
}

export async function finishBatch(
  client: pg.ClientBase,
  id: number,
  done: { readonly counts: object; readonly digest: string; readonly rows: number },
): Promise<void> {
  await client.query(
    `update import_batch set status = 'done', finished_at = clock_timestamp(), counts = $2, digest = $3, row_count = $4 where id = $1`,
    [id, JSON.stringify(done.counts), done.digest, done.rows],
  );
}

/** In the transaction of the change, so that neither stands without the other. */
export async function recordImport(
  client: pg.ClientBase,
  subjectId: number,
  action: 'add' | 'undo',
  after: object,
): Promise<void> {
  await client.query(
    `insert into operator_change (at, operator_id, subject, subject_id, action, after)
     select clock_timestamp(), actor_id, 'import', $1, $2, $3 from import_batch where id = $4`,
    [String(subjectId), action, JSON.stringify(after), subjectId],
  );
}

const CLEAN = /\p{Cc}/gu;

/** Where the content of each file is stored, by position: null where it is not. */
export type StoredIn = readonly ('disk' | 's3' | null)[];

const FILES_AT_ONCE = 500;

export async function writeFiles(
  client: pg.ClientBase,
  batchId: number,
  { files, reports }: ReadRun,
  storedIn: StoredIn = [],
): Promise<void> {
  const rows = files.map((file, position) => {
    const { records, accepted, rejected, held, skipped, firstDay, lastDay } =
      reports[position] ?? NOTHING_READ;
    return {
      position,
      stored_file_id: storedIn[position] ? randomUUID() : null,
      store: storedIn[position] ?? null,
      name: file.name.toWellFormed().replaceAll(CLEAN, ' ') || '?',
      original_name: file.name.toWellFormed().replaceAll(/[/\\\p{Cc}]/gu, '_') || '?',
      sha256: file.sha256,
      bytes: file.bytes,
      format: file.format,
      encoding: file.encoding ?? null,
      delimiter: file.delimiter ?? null,
      records,
      accepted,
      rejected,
      held,
      skipped,
      first_day: firstDay,
      last_day: lastDay,
    };
  });
  for (let start = 0; start < rows.length; start += FILES_AT_ONCE) {
    const given = [batchId, JSON.stringify(rows.slice(start, start + FILES_AT_ONCE))];
    await client.query(
      `insert into stored_file (id, original_name, mimetype, size, sha256, store, batch_id)
       select stored_file_id, original_name, 'application/octet-stream', bytes, sha256, store, $1::int
         from jsonb_to_recordset($2::jsonb) as file (stored_file_id uuid, original_name text, bytes bigint, sha256 text, store text)
        where store is not null`,
      given,
    );
    await client.query(
      `insert into import_file (batch_id, position, name, sha256, bytes, stored_file_id, format, encoding, delimiter, records, accepted,
                                rejected, held, skipped, first_day, last_day)
       select $1::int, file.*
         from jsonb_to_recordset($2::jsonb) as file (
           position int, name text, sha256 text, bytes bigint, stored_file_id uuid, format text, encoding text, delimiter text,
           records bigint, accepted bigint, rejected bigint, held bigint, skipped bigint, first_day date, last_day date)
        order by position`,
      given,
    );
  }
}

const NOTHING_READ = {
  records: 0,
  accepted: 0,
  rejected: 0,
  held: 0,
  skipped: 0,
  firstDay: null,
  lastDay: null,
} as const;

const LONGEST_RAW = 8192;

/** What did not enter, and warnings: everything that has a file. */
export async function writeRejections(
  client: pg.ClientBase,
  batchId: number,
  listed: readonly ListedFinding[],
): Promise<void> {
  const rows = listed.filter(({ file }) => file !== null);
  for (let start = 0; start < rows.length; start += 1_000) {
    const some = rows.slice(start, start + 1_000);
    await client.query(
      `insert into import_rejection (batch_id, file_id, line, severity, rule, field, value, message, raw, is_cut)
       select $1, f.id, r.line, r.severity, r.rule, r.field, r.value, r.message, left(r.raw, ${LONGEST_RAW}), length(r.raw) > ${LONGEST_RAW}
         from jsonb_to_recordset($2::jsonb) as r (file int, line bigint, severity text, rule text, field text, value text, message jsonb, raw text)
         join import_file f on f.batch_id = $1 and f.position = r.file`,
      [batchId, JSON.stringify(some.map(toRow))],
    );
  }
}

const toRow = ({ file, finding, raw }: ListedFinding) => ({
  file,
  line: finding.line ?? 0,
  severity: finding.severity,
  rule: finding.rule,
  field: finding.field ?? null,
  value: finding.value === undefined ? null : withoutNul(finding.value),
  message: finding.details ?? {},
  raw: withoutNul(raw),
});

/** Whether the same content was imported, and by which batch. */
export async function findImported(
  client: pg.ClientBase,
  sha256: readonly string[],
): Promise<
  readonly {
    readonly sha256: string;
    readonly batchId: number;
    readonly isUndone: boolean;
    readonly at: string;
  }[]
> {
  return checkRows(
    { sha256: text, batchId: int, isUndone: bool, at: text },
    await client.query(
      `select distinct on (f.sha256) f.sha256, b.id as "batchId", b.status = 'undone' as "isUndone", b.started_at::date::text as at
         from import_file f join import_batch b on b.id = f.batch_id
        where f.sha256 = any ($1::text[]) and b.status in ('done', 'undone') order by f.sha256, b.id desc`,
      [sha256],
    ),
  );
}
