import type { UndoNote } from '#ingest/drafts/undo.repository.ts';
import { date, int, json, maybe, oneOf, text, timestamp } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { BATCH_KINDS, BATCH_STATES } from './operator-imports.contract.ts';

export const findImportBatch = (database: Database, id: number) =>
  query({
    id: int,
    at: timestamp,
    actor: text,
    status: oneOf(...BATCH_STATES),
    kind: oneOf(...BATCH_KINDS),
    source: text,
    rows: int,
    undoOf: maybe(int),
    undoneBy: maybe(int),
    failure: maybe(text),
    progress: json<{ undo?: UndoNote }>(),
  })`
    select b.id, b.started_at as at, b.actor, b.status, b.kind, s.name as source, b.row_count::int as rows,
           b.undo_of as "undoOf", b.undone_by as "undoneBy", b.failure, b.progress
      from import_batch b join source s on s.id = b.source_id where b.id = ${id}`.first(database);

export const listBatchFiles = (database: Database, batchId: number) =>
  query({
    position: int,
    name: text,
    format: maybe(text),
    records: int,
    accepted: int,
    rejected: int,
    held: int,
    skipped: int,
    listed: int,
  })`
    select position, name, format, records::int, accepted::int, rejected::int, held::int, skipped::int,
           (select count(*)::int from import_rejection r
             where r.batch_id = f.batch_id and r.file_id = f.id and r.severity in ('reject', 'hold') and r.raw <> '') as listed
      from import_file f where batch_id = ${batchId} order by position limit 200`.all(database);

export const findBatchFile = (database: Database, batchId: number, position: number) =>
  query({ name: text })`
    select name from import_file where batch_id = ${batchId} and position = ${position}`.first(database);

export const countByRecord = (database: Database, batchId: number) =>
  query({ record: text, added: int, changed: int, removed: int })`
    select record, sum(added)::int as added, sum(changed)::int as changed, sum(removed)::int as removed
      from import_scope where batch_id = ${batchId} group by record order by 2 desc, 1`.all(database);

export const countByRule = (database: Database, batchId: number) =>
  query({ rule: text, severity: text, count: int })`
    select rule, severity, count(*)::int as count from import_rejection
     where batch_id = ${batchId} group by 1, 2 order by 3 desc, 1`.all(database);

const MOST_THINGS = 50;

/** Pages that show what the batch wrote, those with most rows first. */
export const listThings = (database: Database, batchId: number) =>
  query({
    name: text,
    stringId: text,
    kind: oneOf('stock', 'bond', 'etf', 'index', 'issuer'),
    firstDay: maybe(date),
    lastDay: maybe(date),
    rows: int,
    all: int,
  })`
    with touched as (
      select case when s.record in ('price', 'listing') then (select l.instrument_id from listing l where l.id = s.entity_id)
                  when s.record not in ('issuer', 'fact', 'rating', 'relation', 'code') then s.entity_id end as instrument_id,
             case when s.record in ('issuer', 'fact', 'rating', 'relation') then s.entity_id end as issuer_id,
             s.first_day, s.last_day, s.added + s.changed as rows
        from import_scope s where s.batch_id = ${batchId}
    ), things as (
      select i.name, i.string_id, i.kind, t.first_day, t.last_day, t.rows
        from touched t join instrument i on i.id = t.instrument_id
      union all
      select i.name, i.string_id, 'issuer', t.first_day, t.last_day, t.rows from touched t join issuer i on i.id = t.issuer_id
    )
    select name, string_id as "stringId", kind, min(first_day) as "firstDay", max(last_day) as "lastDay", sum(rows)::int as rows,
           (count(*) over ())::int as all
      from things group by name, string_id, kind order by rows desc, name limit ${MOST_THINGS}`.all(database);
