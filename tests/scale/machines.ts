import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { loadDemoMarket } from '../e2e/demo-site.ts';
import { findFreePort } from '../e2e/free-port.ts';
import { waitUntil } from '../wait-for.ts';
import { findPostgres, isInstalled, Program, runAsUser } from './programs.ts';

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
  const bin = findPostgres();
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

  const configurePgbouncer = async () => {
    const users = join(folder, 'users.txt');
    const config = (await readFile('deploy/pgbouncer.ini', 'utf8'))
      .replace('host=primary port=5432', `host=127.0.0.1 port=${ports.primary}`)
      .replace('host=replica port=5432', `host=127.0.0.1 port=${ports.replica}`)
      .replace('listen_port = 6432', `listen_port = ${ports.pgbouncer}\nunix_socket_dir =`)
      .replace('/tmp/users.txt', users);
    await writeFile(users, `"basispoint" "${PASSWORD}"\n`);
    await writeFile(join(folder, 'pgbouncer.ini'), config);
  };
  const configureBalancer = async () => {
    const servers = names.map((name) => `    server ${name} 127.0.0.1:${ports[name]}`).join('\n');
    const config = (await readFile('deploy/scale/haproxy.cfg', 'utf8'))
      .replace('bind :8080', `bind 127.0.0.1:${ports.balancer}`)
      .replace(/ {4}server one .*/s, `${servers}\n`);
    const state = `listen state\n    bind 127.0.0.1:${ports.state}\n    stats enable\n    stats uri /\n`;
    await writeFile(join(folder, 'haproxy.cfg'), `${config}\n${state}`);
  };

  const startPrimary = async () => {
    const data = join(folder, 'primary');
    const password = join(folder, 'password');
    await writeFile(password, PASSWORD);
    const auth = ['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${password}`];
    runAsUser(`${bin}/initdb`, ['-D', data, '-U', 'basispoint', ...auth]);
    await primary.start();
    const env = {
      POSTGRES_USER: 'basispoint',
      PGDATA: data,
      PGHOST: folder,
      PGPORT: String(ports.primary),
      PGDATABASE: 'postgres',
    };
    await cp('deploy/scale/primary.sh', join(folder, 'primary.sh'));
    runAsUser('sh', [join(folder, 'primary.sh')], env);
    runAsUser(`${bin}/createdb`, ['-U', 'basispoint', 'basispoint'], env);
    runAsUser(`${bin}/pg_ctl`, ['-D', data, 'reload']);
    if (!isEmpty) await loadDemoMarket({ ...process.env, DATABASE_URL: primaryUrl, DATA_DIR: folder });
  };
  const startReplica = async () => {
    const source = ['-h', '127.0.0.1', '-p', String(ports.primary), '-U', 'basispoint'];
    const copy = ['-D', join(folder, 'replica'), '-R', '-X', 'stream', '-c', 'fast'];
    runAsUser(`${bin}/pg_basebackup`, [...source, ...copy], { PGPASSWORD: PASSWORD });
    await replica.start();
  };

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
      await startPrimary();
      await startReplica();
      await configurePgbouncer();
      await configureBalancer();
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
