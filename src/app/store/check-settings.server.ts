import { readConfig } from '#platform/configuration/config.server.ts';
import { reportAndExit } from '../process/process.server.ts';
import { checkDatabase } from './check-database.server.ts';

// The launcher runs this file from its source before it builds: settings that stop the site stop the build as well.
try {
  const { databaseUrl } = readConfig();
  if (databaseUrl) await checkDatabase(databaseUrl);
} catch (error) {
  reportAndExit(error);
}
