import pg from 'pg';
import { getTypeParser } from '#platform/database/database.server.ts';

/** A connection of its own, without a pooler between: its temporary tables and its locks hold the run. */
export async function withSession<Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: url, types: { getTypeParser } });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
