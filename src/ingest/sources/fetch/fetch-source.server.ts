import type { Database } from '#platform/database/database.server.ts';
import { fetchConnector } from '../connectors/fetch-connector.server.ts';
import type { DataSource } from '../data-source.repository.ts';
import type { FetchContext } from './fetch-context.server.ts';
import { fetchFolder } from './fetch-folder.server.ts';
import { fetchHttps } from './fetch-https.server.ts';
import { fetchS3 } from './fetch-s3.server.ts';
import type { Fetched } from './fetched.ts';

/** Brings what a source has, into the temporary folder of its run. */
export async function fetchSource(
  source: DataSource,
  database: Database,
  context: FetchContext,
): Promise<Fetched> {
  switch (source.kind) {
    case 'folder':
      return fetchFolder(source, context);
    case 'https':
      return fetchHttps(source, context);
    case 'connector':
      return fetchConnector(source, database, context);
    case 's3':
      return fetchS3(source, context);
  }
}
