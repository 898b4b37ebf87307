import { type RawBuilder, sql } from 'kysely';
import type { Chosen } from './chosen.ts';

/** Read in the order of an index, however many there are before. */
export function chooseInstruments(
  kind: 'bond' | 'stock' | 'index' | 'etf',
  chosen: Chosen,
): RawBuilder<unknown> {
  return chosen.kind === 'ids'
    ? sql`select * from instrument where id = any(${chosen.ids}::int[]) and kind = ${kind}`
    : sql`select * from instrument where kind = ${kind} and (name, id) > (${chosen.name}, ${chosen.id})
           order by name, id limit ${chosen.count}`;
}

export function chooseIssuers(chosen: Chosen): RawBuilder<unknown> {
  return chosen.kind === 'ids'
    ? sql`select * from issuer where id = any(${chosen.ids}::int[])`
    : sql`select * from issuer where (name, id) > (${chosen.name}, ${chosen.id})
           order by name, id limit ${chosen.count}`;
}
