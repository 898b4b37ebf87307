import { sql } from 'kysely';
import type { NameTable } from '#domain/languages/localized-name.ts';
import type { Database } from '#platform/database/database.server.ts';

export interface StoredTariff {
  readonly id: number;
  readonly names: NameTable;
  readonly descriptions: NameTable;
  readonly level: number;
  readonly excelExportAccess: boolean;
  readonly price: number | null;
  readonly currency: string | null;
  readonly period: 'month' | 'year' | null;
  readonly isOffered: boolean;
}

const columns = sql`
  id, names, descriptions, level, excel_export_access as "excelExportAccess", price::float8 as price, currency, period,
  is_offered as "isOffered"`;

export async function findTariffs(database: Database): Promise<StoredTariff[]> {
  const { rows } = await sql<StoredTariff>`select ${columns} from plan order by position, id`.execute(
    database,
  );
  return rows;
}

/** Nobody else changes it before the transaction ends. */
export async function findTariffToChange(database: Database, id: number): Promise<StoredTariff | null> {
  const { rows } = await sql<StoredTariff>`select ${columns} from plan where id = ${id} for update`.execute(
    database,
  );
  return rows[0] ?? null;
}

export async function updateTariff(database: Database, tariff: StoredTariff): Promise<void> {
  await sql`
    update plan
       set names = ${JSON.stringify(tariff.names)}, descriptions = ${JSON.stringify(tariff.descriptions)},
           price = ${tariff.price}, currency = ${tariff.currency}, period = ${tariff.period},
           is_offered = ${tariff.isOffered}
     where id = ${tariff.id}`.execute(database);
}
