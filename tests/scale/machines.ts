import { chmod, mkdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findFreePort } from '../e2e/free-port.ts';
import { waitUntil } from '../wait-for.ts';
import {
  configureBalancer,
  configurePgbouncer,
  type Places,
  startPrimary,
  startReplica,
} from './machine-files.ts';
import { findPostgres, isInstalled, Program } from './programs.ts';

const PASSWORD = 'rehearsal';
const METRICS_TOKEN = 'a token of the rehearsal';
const PROCESSES = ['one', 'two', 'three', 'four'] as const;

/** Primary and replica, pgbouncer, the site and haproxy, by Debian's packages with the configuration in deploy/. */
export interface Machines {
  readonly folder: string;
  /** Of the balancer. */
  readonly origin: string;
  readonly primaryUrl: string;
  readonly primary: Program;
  readonly replica: Program;
  readonly pgbouncer: Program;
  readonly balancer: Program;
  readonly processes: readonly SiteProcess[];
  readonly metricsToken: string;
  /** As the balancer sees them: one that has just come back gets no requests yet. */
  areAllServing(): Promise<boolean>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

export interface SiteProcess {
  readonly origin: string;
  readonly program: Program;
}

/** What Debian has to install first. */
export function findMissingPrograms(...programs: readonly string[]): readonly string[] {
  const missing = programs.filter((program) => !isInstalled(program));
  return findPostgres() === null ? [...missing, 'postgresql'] : missing;
}

export async function createMachines({
  processes: count,
  isEmpty = false,
  settings = {},
}: {
  readonly processes: number;
  /** Without the demo market. */
  readonly isEmpty?: boolean;
  readonly settings?: NodeJS.ProcessEnv;
}): Promise<Machines> {
  const bin = findPostgres() ?? '';
  const folder = join(tmpdir(), `basispoint-scale-${process.pid}`);
  const names = PROCESSES.slice(0, count);
  const wanted = ['primary', 'replica', 'pgbouncer', 'balancer', 'state', ...names];
  const ports = Object.fromEntries(
    await Promise.all(wanted.map(async (name) => [name, await findFreePort()] as const)),
  ) as Readonly<Record<string, number>>;
  const url = (port: number | undefined, database: string) =>
    `postgres://basispoint:${PASSWORD}@127.0.0.1:${port}/${database}`;
  const primaryUrl = url(ports.primary, 'basispoint');
  const origin = `http://127.0.0.1:${ports.balancer}`;
  const places: Places = { bin, folder, ports, names, password: PASSWORD, primaryUrl };
  await mkdir(folder);
  await chmod(folder, 0o777);

  const postgres = (name: 'primary' | 'replica') => {
    const options = {
      port: ports[name],
      unix_socket_directories: folder,
      wal_level: 'replica',
      max_connections: 200,
    };
    const words = Object.entries(options).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
    return new Program(`PostgreSQL, ${name}`, [`${bin}/postgres`, '-D', join(folder, name), ...words], {
      asUser: true,
      isReady: () => answers(url(ports[name], 'postgres')),
    });
  };

  const siteProcess = (name: string): SiteProcess => {
    const env = {
      NODE_ENV: 'production',
      DATA_DIR: folder,
      PORT: String(ports[name]),
      PUBLIC_URL: origin,
      TRUST_PROXY: 'loopback',
      DATABASE_URL: url(ports.pgbouncer, 'basispoint'),
      DATABASE_LISTEN_URL: primaryUrl,
      DATABASE_REPLICA_URLS: url(ports.pgbouncer, 'basispoint_replica'),
      PREPARED_STATEMENTS: 'off',
      RATE_LIMITS: 'off',
      METRICS_TOKEN,
      LOG_LEVEL: 'error',
      ...settings,
    };
    const own = `http://127.0.0.1:${ports[name]}`;
    const program = new Program(`the site, process ${name}`, [process.execPath, 'dist/server/server.js'], {
      env,
      isReady: () => isOk(`${own}/readyz`),
    });
    return { origin: own, program };
  };

  const primary = postgres('primary');
  const replica = postgres('replica');
  const pgbouncer = new Program('pgbouncer', ['pgbouncer', join(folder, 'pgbouncer.ini')], {
    asUser: true,
    isReady: () => answers(url(ports.pgbouncer, 'basispoint')),
  });
  const balancer = new Program('haproxy', ['haproxy', '-q', '-f', join(folder, 'haproxy.cfg')], {
    isReady: () => isOk(`${origin}/healthz`),
  });
  const processes = names.map(siteProcess);
  const programs = [primary, replica, pgbouncer, ...processes.map(({ program }) => program), balancer];

  const areAllServing = async () => {
    const state = await fetch(`http://127.0.0.1:${ports.state}/;csv`).then(
      (answer) => answer.text(),
      () => '',
    );
    return state.match(/^site,(?!BACKEND)\w+,.*,UP,/gm)?.length === count;
  };

  return {
    folder,
    origin,
    primaryUrl,
    primary,
    replica,
    pgbouncer,
    balancer,
    processes,
    metricsToken: METRICS_TOKEN,
    areAllServing,
    start: async () => {
      await startPrimary(primary, isEmpty, places);
      await startReplica(replica, places);
      await configurePgbouncer(places);
      await configureBalancer(places);
      for (const program of programs.slice(2)) await program.start();
      await waitUntil(areAllServing);
    },
    stop: async () => {
      for (const program of programs.toReversed()) await program.kill();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export function isOk(address: string): Promise<boolean> {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function answers(address: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  await client.connect();
  await client.query('select 1');
  await client.end();
  return true;
}
