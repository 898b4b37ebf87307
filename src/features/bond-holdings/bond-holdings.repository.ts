import { float, int, maybe, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const watchedBondRow = {
  bondId: int,
  currency: text,
  /** On all venues together; null where none is given. */
  quantity: maybe(float),
};
export type WatchedBond = RowOf<typeof watchedBondRow>;

/** Bonds of a watchlist that still pay. */
export async function findWatchedBonds(database: Database, userId: number): Promise<WatchedBond[]> {
  return query(watchedBondRow)`
    select instrument.id as "bondId", currency, sum(quantity)::float8 as quantity
      from watchlist_item join instrument on instrument.id = instrument_id
     where user_id = ${userId} and kind = 'bond' and status not in ('matured', 'defaulted')
     group by instrument.id order by instrument.id`.all(database);
}

/** Of these bonds those that still pay, each with as many units as have this face value together. */
export async function findBondsOfFaceValue(
  database: Database,
  ids: readonly number[],
  faceValue: number,
): Promise<WatchedBond[]> {
  return query(watchedBondRow)`
    select instrument.id as "bondId", currency, (${faceValue} / face_value)::float8 as quantity
      from instrument join bond on bond.instrument_id = instrument.id
     where instrument.id = any(${ids}::int[]) and face_value > 0 and status not in ('matured', 'defaulted')
     order by instrument.id`.all(database);
}
