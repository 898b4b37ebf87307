import { sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import { bool, float, int, json, maybe, oneOf, type RowOf, text } from '#platform/database/columns.server.ts';
import type { Database } from '#platform/database/database.server.ts';
import { query } from '#platform/database/query.server.ts';

const storedTariffRow = {
  id: int,
  names: json<NameTable>(),
  descriptions: json<NameTable>(),
  level: int,
  excelExportAccess: bool,
  price: maybe(float),
  currency: maybe(text),
  period: maybe(oneOf('month', 'year')),
  isOffered: bool,
};
export type StoredTariff = RowOf<typeof storedTariffRow>;

const columns = sql`
  id, names, descriptions, level, excel_export_access as "excelExportAccess", price::float8 as price, currency, period,
  is_offered as "isOffered"`;

export async function findTariffs(database: Database): Promise<StoredTariff[]> {
  return query(storedTariffRow)`select ${columns} from plan order by position, id`.all(database);
}

/** Nobody else changes it before the transaction ends. */
export async function findTariffToChange(database: Database, id: number): Promise<StoredTariff | null> {
  return query(storedTariffRow)`select ${columns} from plan where id = ${id} for update`.first(database);
}

export async function updateTariff(database: Database, tariff: StoredTariff): Promise<void> {
  await sql`
    update plan
       set names = ${JSON.stringify(tariff.names)}, descriptions = ${JSON.stringify(tariff.descriptions)},
           price = ${tariff.price}, currency = ${tariff.currency}, period = ${tariff.period},
           is_offered = ${tariff.isOffered}
     where id = ${tariff.id}`.execute(database);
}
