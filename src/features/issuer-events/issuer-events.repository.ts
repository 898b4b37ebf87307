import type { NameTable } from '#domain/languages/localized-name.ts';
import { int, json, oneOf, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const payingRow = {
  id: int,
  kind: oneOf('stock', 'bond'),
  stringId: text,
  name: text,
  names: json<NameTable>(),
  currency: text,
};
export type PayingInstrument = RowOf<typeof payingRow>;

/** A block of a page has an end: the bonds that mature first pay first. */
const MOST = 100;

/** The shares and bonds of an issuer that may still pay. */
export async function findPayingInstruments(
  database: Database,
  issuerId: number,
): Promise<PayingInstrument[]> {
  return query(payingRow)`
    select instrument.id, kind, string_id as "stringId", name, names, currency
      from instrument left join bond on bond.instrument_id = instrument.id
     where issuer_id = ${issuerId} and kind in ('stock', 'bond') and status in ('active', 'suspended')
     order by kind = 'bond', matures_on, instrument.id
     limit ${MOST}`.all(database);
}
