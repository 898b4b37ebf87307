import { DRAFT_STATES } from '#ingest/drafts/draft.ts';
import { int, listOf, oneOf, text, timestamp } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { BATCH_KINDS, BATCH_STATES } from './operator-imports.contract.ts';

const MOST_DRAFTS = 50;

export const listOpenDrafts = (database: Database) =>
  query({
    id: int,
    createdAt: timestamp,
    actor: text,
    state: oneOf(...DRAFT_STATES),
    files: int,
    names: listOf(text),
  })`
    select d.id, d.created_at as "createdAt", d.actor, d.state,
           (select count(*)::int from import_draft_file f where f.draft_id = d.id) as files,
           array(select f.name from import_draft_file f where f.draft_id = d.id order by f.position limit 3) as names
      from import_draft d where d.state <> 'done' order by d.id desc limit ${MOST_DRAFTS}`.all(database);

export async function countBatches(database: Database): Promise<number> {
  const { count } = await query({ count: int })`
    select count(*)::int as count from import_batch`.one(database);
  return count;
}

export const listBatchesOf = (database: Database, { limit, offset }: { limit: number; offset: number }) =>
  query({
    id: int,
    at: timestamp,
    actor: text,
    status: oneOf(...BATCH_STATES),
    kind: oneOf(...BATCH_KINDS),
    source: text,
    files: int,
    names: listOf(text),
    added: int,
    changed: int,
  })`
    select b.id, b.started_at as at, b.actor, b.status, b.kind, s.name as source,
           (select count(*)::int from import_file f where f.batch_id = b.id) as files,
           array(select f.name from import_file f where f.batch_id = b.id order by f.position limit 3) as names,
           coalesce((select sum((t ->> 'added')::int) from jsonb_array_elements(b.counts -> 'tables') t), b.row_count)::int as added,
           coalesce((select sum((t ->> 'changed')::int) from jsonb_array_elements(b.counts -> 'tables') t), 0)::int as changed
      from import_batch b join source s on s.id = b.source_id
     order by b.id desc limit ${limit} offset ${offset}`.all(database);
