import { sql } from 'kysely';
import type { Database } from '#platform/database/database.server.ts';

export async function updateUserName(database: Database, userId: number, name: string): Promise<void> {
  await sql`update site_user set name = ${name} where id = ${userId}`.execute(database);
}
