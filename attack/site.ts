import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { findFreePort } from '../tests/e2e/free-port.ts';
import { makeTemporaryFolder } from '../tests/temporary-folder.ts';
import { waitUntil } from '../tests/wait-for.ts';

export interface Site {
  readonly port: number;
  stop(): Promise<void>;
}

/** The built server on a free port, with a demo market of its own. */
export async function startSite(): Promise<Site> {
  const folder = await makeTemporaryFolder('basispoint-attack-');
  const port = await findFreePort();
  const { DATABASE_URL: _, ...inherited } = process.env;
  const env = {
    ...inherited,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    DATA_DIR: folder,
    PORT: String(port),
  };
  const server = fork('dist/server/server.js', { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitUntil(async () => server.exitCode !== null || (await isReady()));
  if (server.exitCode !== null) throw new Error(`the server ended with ${server.exitCode}`);
  return {
    port,
    stop: async () => {
      server.kill('SIGTERM');
      if (server.exitCode === null) await once(server, 'exit');
      await rm(folder, { recursive: true, force: true });
    },
  };
}
