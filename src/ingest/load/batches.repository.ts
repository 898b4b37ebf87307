import type pg from 'pg';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { int, json, maybe, oneOf, text } from '#platform/database/columns.server.ts';

const STATUSES = ['open', 'checked', 'running', 'done', 'failed', 'cancelled', 'undone'] as const;

const BATCH = {
  id: int,
  at: text,
  status: oneOf(...STATUSES),
  kind: text,
  source: text,
  files: int,
  rows: int,
  undoOf: maybe(int),
  undoneBy: maybe(int),
  failure: maybe(text),
};

const SELECT = `select b.id, to_char(b.started_at, 'YYYY-MM-DD HH24:MI') as at, b.status, b.kind, s.code as source,
       (select count(*)::int from import_file f where f.batch_id = b.id) as files, b.row_count::int as rows,
       b.undo_of as "undoOf", b.undone_by as "undoneBy", b.failure
  from import_batch b join source s on s.id = b.source_id`;

export const listBatches = async (client: pg.ClientBase, most = 50) =>
  checkRows(BATCH, await client.query(`${SELECT} order by b.id desc limit $1`, [most]));

export async function findBatch(client: pg.ClientBase, id: number) {
  const [batch] = checkRows(BATCH, await client.query(`${SELECT} where b.id = $1`, [id]));
  return batch ?? null;
}

export const listFiles = async (client: pg.ClientBase, batchId: number) =>
  checkRows(
    {
      name: text,
      format: maybe(text),
      records: int,
      accepted: int,
      rejected: int,
      held: int,
      skipped: int,
      firstDay: maybe(text),
      lastDay: maybe(text),
    },
    await client.query(
      `select name, format, records::int, accepted::int, rejected::int, held::int, skipped::int,
              first_day::text as "firstDay", last_day::text as "lastDay"
         from import_file where batch_id = $1 order by position`,
      [batchId],
    ),
  );

/** Files of a batch whose content is stored. */
export const listStoredFiles = async (client: pg.ClientBase, batchId: number) =>
  checkRows(
    { name: text, bytes: text, sha256: text, store: oneOf('disk', 's3'), format: maybe(text) },
    await client.query(
      `select f.name, f.bytes::text, f.sha256, s.store, f.format
         from import_file f join stored_file s on s.id = f.stored_file_id where f.batch_id = $1 order by f.position`,
      [batchId],
    ),
  );

export interface Rejection {
  readonly file: string;
  readonly line: string;
  readonly severity: string;
  readonly rule: string;
  readonly field: string | null;
  readonly value: string | null;
  readonly details: Readonly<Record<string, string | number>>;
  readonly raw: string;
}

/** What did not enter and was not corrected since, in the order of the files. */
export const listRejections = async (client: pg.ClientBase, batchId: number): Promise<Rejection[]> =>
  checkRows(
    {
      file: text,
      line: text,
      severity: oneOf('reject', 'hold', 'warn'),
      rule: text,
      field: maybe(text),
      value: maybe(text),
      details: json<Readonly<Record<string, string | number>>>(),
      raw: text,
    },
    await client.query(
      `select f.name as file, r.line::text, r.severity, r.rule, r.field, r.value, r.message as details, r.raw
         from import_rejection r join import_file f on f.id = r.file_id
        where r.batch_id = $1 and r.severity in ('reject', 'hold') and r.settled is null order by f.position, r.line, r.id`,
      [batchId],
    ),
  );

/** What a code means over time. */
export const listCodes = async (client: pg.ClientBase, place: string, value: string) =>
  checkRows(
    { instrument: text, ticker: maybe(text), name: text, from: text, to: text },
    await client.query(
      `select i.string_id as instrument, coalesce(l.ticker, i.ticker) as ticker, i.name, c.valid_from::text as from, c.valid_to::text as to
         from instrument_code c left join listing l on l.id = c.listing_id
         join instrument i on i.id = coalesce(c.instrument_id, l.instrument_id)
        where c.value = $2 and c.place = $1 order by c.valid_from`,
      [place, value],
    ),
  );
