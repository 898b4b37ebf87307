import type { ZeroCurve } from '#domain/bonds/curve/zero-curve.ts';
import { date, int, json, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';
import type { KnownCurve } from './known-bond.ts';

/** The zero curves of the currencies of these bonds, by the bond's id, oldest first. */
export async function findCurvesOf(
  database: Database,
  bondIds: readonly number[],
): Promise<Map<number, readonly KnownCurve[]>> {
  if (bondIds.length === 0) return new Map();
  const bonds = await query({ id: int, currency: text })`
    select id, currency from instrument where id = any(${bondIds}::int[])`.all(database);
  const currencies = [...new Set(bonds.map(({ currency }) => currency))];
  const rows = await query({ currency: text, day: date, curve: json<ZeroCurve>() })`
    select currency, day, curve from government_curve
     where currency = any(${currencies}::text[]) order by currency, day`.all(database);
  const curves = Map.groupBy(rows, ({ currency }) => currency);
  return new Map(bonds.map(({ id, currency }) => [id, curves.get(currency) ?? []]));
}
