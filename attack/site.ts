import { rm } from 'node:fs/promises';
import { copyDemoSite } from '../tests/e2e/demo-site.ts';
import { findFreePort } from '../tests/e2e/free-port.ts';
import { Program } from '../tests/scale/programs.ts';

export interface Site {
  readonly port: number;
  readonly origin: string;
  readonly dataDir: string;
  /** Its embedded PostgreSQL is a process of its own, and stays. */
  readonly server: Program;
  stop(): Promise<void>;
}

/** The built server on a free port, with a demo market of its own. */
export async function startSite(...options: readonly string[]): Promise<Site> {
  const dataDir = await copyDemoSite();
  const port = await findFreePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = {
    DATABASE_URL: '',
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    RATE_LIMITS: 'off',
    DATA_DIR: dataDir,
    PORT: String(port),
  };
  const server = new Program('the site', [process.execPath, 'dist/server/server.js', ...options], {
    env,
    isReady: async () => (await fetch(`${origin}/readyz`)).ok,
  });
  await server.start();
  return {
    port,
    origin,
    dataDir,
    server,
    stop: async () => {
      await server.kill('SIGTERM');
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
