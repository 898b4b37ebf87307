import { fork } from 'node:child_process';
import { once } from 'node:events';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import { makeTemporaryFolder } from '../temporary-folder.ts';
import { copyDemoSite, loadDemoMarket } from './demo-site.ts';
import { findFreePort } from './free-port.ts';

/**
 * The built server on a free port and a demo market of its own: in a new database of the server that DATABASE_URL
 * names, or in a copy of a folder with an embedded database, which is thrown away.
 */
const port = process.argv[2] ?? String(await findFreePort());
const given = process.env.DATABASE_URL;
const folder = given ? await makeTemporaryFolder('basispoint-e2e-') : await copyDemoSite();
const store = given ? await newDatabase(given) : { env: { DATA_DIR: folder }, remove: async () => undefined };
const env = {
  ...process.env,
  NODE_ENV: 'production',
  PORT: port,
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'warn',
  GOOGLE_PLAY_URL: 'https://play.example/basispoint',
  SITES_FILE: await writeSites(port),
  ...store.env,
};

if (given) await loadDemoMarket(env);
const server = fork('dist/server/server.js', { env });
const stop = () => server.kill('SIGTERM');
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
const [code] = await once(server, 'exit');
await store.remove();
await rm(folder, { recursive: true, force: true });
process.exit(code ?? 0);

/** A second brand with hosts of its own, for brands.spec.ts; 127.0.0.1 is the first one. */
async function writeSites(port: string): Promise<string> {
  const path = join(folder, 'sites.json');
  const couponry = {
    host: `couponry.localhost:${port}`,
    language: 'eng',
    brand: 'couponry',
    dataServer: `http://data.couponry.localhost:${port}`,
    cookieDomain: 'couponry.localhost',
  };
  await writeFile(path, JSON.stringify([couponry]));
  return path;
}

async function newDatabase(serverUrl: string) {
  const name = `basispoint_e2e_${process.pid}`;
  await onServer(serverUrl, `create database ${name}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return {
    env: { DATABASE_URL: url.href },
    remove: () => onServer(serverUrl, `drop database ${name} with (force)`),
  };
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}
