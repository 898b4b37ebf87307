import type pg from 'pg';
import { differenceOf, type LoadTable, stageOf } from './tables/load-table.ts';

/** The triggers of this transaction stay silent: what it touched is announced once. */
export const silenceTriggers = async (client: pg.ClientBase): Promise<void> => {
  await client.query(`select set_config('basispoint.is_importing', 'on', true)`);
};

/** Of more things the whole kind has changed. */
const MOST_THINGS = 2_000;
const TAGS_PER_NOTICE = 200;
const IDS_PER_NOTICE = 500;
const SEARCHED: Readonly<Record<string, { readonly kind: string; readonly id: string }>> = {
  issuer: { kind: 'issuer', id: 'id' },
  instrument: { kind: 'instrument', id: 'id' },
  listing: { kind: 'instrument', id: 'instrument_id' },
};
const WHOLE: Readonly<Record<string, string>> = {
  issuer: `array['issuer']`,
  instrument: `array['instrument', 'issuer']`,
  priced: `array['instrument', 'issuer', 'prices']`,
  price: `array['prices']`,
  listing: `array['prices']`,
};

/** The entities of rows that changed, as SQL that yields one column `id` of text. */
export type ChangedIds = (table: LoadTable, column: string) => string;

export const changedInStage: ChangedIds = (table, column) =>
  column === table.entity
    ? `select distinct entity::text as id from ${differenceOf(table)} where entity is not null`
    : `select distinct s.${column}::text as id from ${stageOf(table)} s join ${differenceOf(table)} d using (n) where s.${column} is not null`;

/** Sends, at commit, the tags of exactly what changed; lists and search follow their tables. */
export async function announce(
  client: pg.ClientBase,
  tables: readonly LoadTable[],
  changed: ChangedIds = changedInStage,
): Promise<void> {
  await client.query('create temp table announced_tags (tag text) on commit drop');
  for (const table of tables) {
    const { name, role, entity, tags = [] } = table;
    await client.query(`select pg_notify('content_changed', $1)`, [name]);
    await client.query('insert into announced_tags select unnest($1::text[])', [tags]);
    if (role)
      await client.query(
        `with changed as (${changed(table, entity)}),
              few as (select array_agg(id) as ids, count(*) as count from changed)
         insert into announced_tags
         select unnest(case when count > ${MOST_THINGS} then ${WHOLE[role]} else array(select tags_of('${role}', ids)) end) from few`,
      );
    const searched = SEARCHED[name];
    if (searched) await announceSearch(client, searched.kind, changed(table, searched.id));
  }
  await client.query(
    `select pg_notify('tags_changed', string_agg(tag, ','))
       from (select tag, (row_number() over (order by tag) - 1) / ${TAGS_PER_NOTICE} as notice
               from (select distinct tag from announced_tags) tags) numbered
      group by notice`,
  );
}

async function announceSearch(client: pg.ClientBase, kind: string, ids: string): Promise<void> {
  await client.query(
    `with changed as (${ids}), counted as (select count(*) as count from changed)
     select case when (select count from counted) > ${MOST_THINGS} then pg_notify('search_changed', 'many')
                 else pg_notify('search_changed', $1 || ':' || string_agg(id, ',')) end
       from (select id, (row_number() over (order by id) - 1) / ${IDS_PER_NOTICE} as notice from changed) numbered
      group by notice`,
    [kind],
  );
}
