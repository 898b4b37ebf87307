import { termsColumns, termsRow } from '#market/bonds/bond-terms.repository.ts';
import { bondStatus } from '#market/instruments/instrument-columns.server.ts';
import {
  instrumentIdOf,
  joinIssuer,
  type ListedVenue,
  securityColumns,
  securityRow,
  venuesColumn,
} from '#market/instruments/security.repository.ts';
import { bool, float, json, maybe, type RowOf } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const bondRow = {
  ...securityRow,
  status: bondStatus,
  ...termsRow,
  /** Units issued. */
  amount: maybe(float),
  hasCurve: bool,
  venues: json<readonly ListedVenue[]>(),
};
export type Bond = RowOf<typeof bondRow>;

export async function findBond(database: Database, key: string): Promise<Bond | null> {
  return query(bondRow)`
    select ${securityColumns}, status,
           ${termsColumns}, units_issued::float8 as amount,
           exists (select 1 from government_curve where government_curve.currency = instrument.currency) as "hasCurve",
           ${venuesColumn} as venues
      from instrument
      join bond on bond.instrument_id = instrument.id
      ${joinIssuer}
     where instrument.id = ${instrumentIdOf('bond', key)}`.first(database);
}
