import { int, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import type { Compared, ComparedKind } from './compare-address.ts';

const INSTRUMENTS: Readonly<Record<Exclude<ComparedKind, 'companies'>, string>> = {
  bonds: 'bond',
  stocks: 'stock',
  indexes: 'index',
  etf: 'etf',
};

/** What is compared, found in the store. */
export interface ComparedIds {
  readonly kind: ComparedKind;
  /** In the order of the address; of an instrument or, for companies, of an issuer. */
  readonly ids: readonly number[];
}

/** Refused where one of them is not there. */
export async function readComparedIds(database: Database, { kind, keys }: Compared): Promise<ComparedIds> {
  const rows = await findKeys(database, kind, [...keys]);
  const idOf = (key: string) =>
    (rows.find((row) => row.key === key) ?? rows.find(({ id }) => String(id) === key))?.id;
  const ids = keys.map(idOf).filter((id) => id !== undefined);
  if (ids.length < keys.length) throw new Refusal('comparison_not_found');
  return { kind, ids: [...new Set(ids)] };
}

function findKeys(database: Database, kind: ComparedKind, keys: string[]) {
  const row = { id: int, key: text };
  if (kind === 'companies')
    return query(row)`
      select id, string_id as key from issuer
       where string_id = any(${keys}::text[]) or id::text = any(${keys}::text[])`.all(database);
  return query(row)`
    select id, string_id as key from instrument
     where kind = ${INSTRUMENTS[kind]} and (string_id = any(${keys}::text[]) or id::text = any(${keys}::text[]))`.all(
    database,
  );
}
