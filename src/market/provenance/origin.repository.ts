import { type RawBuilder, sql } from 'kysely';
import type { PageContext } from '#platform/http/context.server.ts';
import type { Origin } from './origin.ts';
import type { OriginRecord } from './origin-records.ts';

/** As a statement returns it. */
export interface StoredOrigin {
  readonly source: string;
  readonly file: string | null;
  readonly importedAt: string | null;
}

/** The origin of a row by its batch, as JSON; the file is the one that brought this kind of record of the entity. */
export const originColumn = (
  batch: RawBuilder<unknown>,
  record: OriginRecord,
  entity: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`(
  select json_build_object(
           'source', source.name, 'importedAt', batch.known_at,
           'file', (select file.name
                      from import_scope scope join import_file file on file.id = scope.file_id
                     where scope.batch_id = batch.id and scope.record = ${record} and scope.entity_id = ${entity}
                     order by scope.id limit 1))
    from import_batch batch join source on source.id = batch.source_id
   where batch.id = ${batch})`;

export const toOrigin = (
  { source, file, importedAt }: StoredOrigin,
  { momentOf }: Pick<PageContext, 'momentOf'>,
): Origin => ({ source, file, importedAt: importedAt && momentOf(new Date(importedAt)) });
