import type pg from 'pg';
import { checkRows } from '#platform/database/check-rows.server.ts';
import { int, oneOf, text } from '#platform/database/columns.server.ts';

const FOLDERS = {
  stock: 'stocks',
  bond: 'bonds',
  etf: 'etf',
  index: 'indexes',
  issuer: 'company',
} as const;

export interface PagesOfBatch {
  /** Those with most rows first. */
  readonly paths: readonly string[];
  readonly all: number;
}

/** Where to look at what a batch wrote: pages of instruments before those of companies. */
export async function pagesOfBatch(
  client: pg.ClientBase,
  batchId: number,
  most: number,
): Promise<PagesOfBatch> {
  const rows = checkRows(
    { stringId: text, kind: oneOf('stock', 'bond', 'etf', 'index', 'issuer'), all: int },
    await client.query(
      `with touched as (
         select case when s.record in ('price', 'listing') then (select l.instrument_id from listing l where l.id = s.entity_id)
                     when s.record not in ('issuer', 'fact', 'rating', 'relation', 'code') then s.entity_id end as instrument_id,
                case when s.record in ('issuer', 'fact', 'rating', 'relation') then s.entity_id end as issuer_id,
                s.added + s.changed as rows
           from import_scope s where s.batch_id = $1
       ), things as (
         select i.string_id, i.kind, t.rows from touched t join instrument i on i.id = t.instrument_id
         union all
         select i.string_id, 'issuer', t.rows from touched t join issuer i on i.id = t.issuer_id
       )
       select string_id as "stringId", kind, (count(*) over ())::int as all
         from things group by string_id, kind order by kind = 'issuer', sum(rows) desc, string_id limit $2`,
      [batchId, most],
    ),
  );
  return {
    paths: rows.map(({ stringId, kind }) => `/${FOLDERS[kind]}/${stringId}/`),
    all: rows[0]?.all ?? 0,
  };
}
