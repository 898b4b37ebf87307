import { readConfig } from '#platform/configuration/config.server.ts';
import { listenToChanges } from '#platform/database/changes.server.ts';
import { openStores } from '#platform/database/stores.server.ts';
import { connectChanges } from '../src/app/connect-changes.server.ts';
import { createApp } from '../src/app/create-app.server.ts';
import { createLog } from '../src/app/log.server.ts';

/** Another process on the same store. */
export async function startSecond(databaseUrl: string, clock?: () => Date) {
  const stores = openStores(databaseUrl);
  const { http, services } = await createApp({
    config: { ...readConfig({}), rateLimits: false },
    stores,
    log: createLog('silent'),
    version: '0.0.0',
    ...(clock && { clock }),
  });
  const changes = listenToChanges(databaseUrl);
  await connectChanges(changes, services);
  const close = async () => {
    await http.close();
    await changes.stop();
    await stores.close();
  };
  return { http, services, close };
}
