import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { loadDemoMarket } from '../e2e/demo-site.ts';
import { findFreePort } from '../e2e/free-port.ts';
import { waitUntil } from '../wait-for.ts';
import { findPostgres, isInstalled, Program, runAsUser } from './programs.ts';

/**
 * Everything of deploy/compose.scale.yaml but Grafana, started together from Debian's packages with the configuration in
 * deploy/; each is killed in turn while requests arrive. Needs a build:
 * node tests/scale/rehearse.ts [--empty], by which the demo market is left out.
 */
const bin = findPostgres();
const missing = ['pgbouncer', 'haproxy', 'prometheus'].filter((program) => !isInstalled(program));
if (bin === null || missing.length > 0) {
  console.log(`skipped: ${[...missing, ...(bin === null ? ['postgresql'] : [])].join(', ')} not installed`);
  process.exit(0);
}

const PASSWORD = 'rehearsal';
const REQUESTS = 600;
const AT_ONCE = 4;
const folder = join(tmpdir(), `basispoint-scale-${process.pid}`);
const ports = Object.fromEntries(
  await Promise.all(
    ['primary', 'replica', 'pgbouncer', 'one', 'two', 'proxy', 'state', 'prometheus'].map(
      async (name) => [name, await findFreePort()] as const,
    ),
  ),
) as Readonly<Record<string, number>>;
const url = (port: number | undefined, database: string) =>
  `postgres://basispoint:${PASSWORD}@127.0.0.1:${port}/${database}`;

await mkdir(folder);
await chmod(folder, 0o777);
const programs = [
  postgres('primary'),
  postgres('replica'),
  await pgbouncer(),
  site('one'),
  site('two'),
  await haproxy(),
  await prometheus(),
];
try {
  await startAll();
  console.log('| killed | requests | failed |\n|---|---|---|');
  console.log(`| nothing | ${Object.values(await send(async () => undefined)).join(' | ')} |`);
  for (const program of programs) {
    const counted = await send(async () => {
      await program.kill();
      await program.start();
    });
    console.log(`| ${program.name} | ${Object.values(counted).join(' | ')} |`);
  }
} finally {
  for (const program of programs.toReversed()) await program.kill();
  await rm(folder, { recursive: true, force: true });
}

async function startAll(): Promise<void> {
  const [primary, replica, ...others] = programs;
  const data = join(folder, 'primary');
  await writeFile(join(folder, 'password'), PASSWORD);
  runAsUser(`${bin}/initdb`, [
    '-D',
    data,
    '-U',
    'basispoint',
    '--auth-local=trust',
    '--auth-host=scram-sha-256',
    `--pwfile=${folder}/password`,
  ]);
  await primary?.start();
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
  if (!process.argv.includes('--empty'))
    await loadDemoMarket({
      ...process.env,
      DATABASE_URL: url(ports.primary, 'basispoint'),
      DATA_DIR: folder,
    });
  const source = ['-h', '127.0.0.1', '-p', String(ports.primary), '-U', 'basispoint'];
  runAsUser(
    `${bin}/pg_basebackup`,
    [...source, '-D', join(folder, 'replica'), '-R', '-X', 'stream', '-c', 'fast'],
    {
      PGPASSWORD: PASSWORD,
    },
  );
  await replica?.start();
  for (const program of others) await program.start();
  await waitUntil(areBothServing);
}

/** Requests that arrive while something happens; those fail that are answered with 5xx or not at all. */
async function send(happens: () => Promise<void>): Promise<{ requests: number; failed: number }> {
  const paths = [
    '/',
    '/stocks/norvik-steel/',
    '/bonds/',
    '/api/docs/',
    '/stocks/?format=json&all=',
    '/healthz',
  ];
  let [requests, failed, isOver] = [0, 0, false];
  const work = async () => {
    while (requests < REQUESTS || !isOver) {
      const n = requests++;
      // Beyond the page cache, every second time.
      const path = `${paths[n % paths.length]}${n % 2 ? `${paths[n % paths.length]?.includes('?') ? '' : '?'}&t=${n}` : ''}`;
      const answer = await fetch(`http://127.0.0.1:${ports.proxy}${path}`).then(
        async (got) => (await got.bytes()) && got.status,
        () => 0,
      );
      if (answer === 0 || answer >= 500) failed++;
    }
  };
  const workers = Array.from({ length: AT_ONCE }, work);
  await waitUntil(() => requests > 50);
  await happens();
  isOver = true;
  await Promise.all(workers);
  await waitUntil(areBothServing);
  return { requests, failed };
}

function postgres(name: 'primary' | 'replica'): Program {
  const settings = {
    port: ports[name],
    unix_socket_directories: folder,
    wal_level: 'replica',
    max_connections: 200,
  };
  const options = Object.entries(settings).flatMap(([key, value]) => ['-c', `${key}=${value}`]);
  return new Program(`PostgreSQL, ${name}`, [`${bin}/postgres`, '-D', join(folder, name), ...options], {
    asUser: true,
    isReady: () => answers(url(ports[name], 'postgres')),
  });
}

async function pgbouncer(): Promise<Program> {
  const users = join(folder, 'users.txt');
  const example = await readFile('deploy/pgbouncer.ini', 'utf8');
  const config = example
    .replace('host=primary port=5432', `host=127.0.0.1 port=${ports.primary}`)
    .replace('host=replica port=5432', `host=127.0.0.1 port=${ports.replica}`)
    .replace('listen_port = 6432', `listen_port = ${ports.pgbouncer}\nunix_socket_dir =`)
    .replace('/tmp/users.txt', users);
  await writeFile(users, `"basispoint" "${PASSWORD}"\n`);
  await writeFile(join(folder, 'pgbouncer.ini'), config);
  return new Program('pgbouncer', ['pgbouncer', join(folder, 'pgbouncer.ini')], {
    asUser: true,
    isReady: () => answers(url(ports.pgbouncer, 'basispoint')),
  });
}

function site(name: 'one' | 'two'): Program {
  const env = {
    NODE_ENV: 'production',
    DATA_DIR: folder,
    PORT: String(ports[name]),
    PUBLIC_URL: `http://127.0.0.1:${ports.proxy}`,
    TRUST_PROXY: 'loopback',
    DATABASE_URL: url(ports.pgbouncer, 'basispoint'),
    DATABASE_LISTEN_URL: url(ports.primary, 'basispoint'),
    DATABASE_REPLICA_URLS: url(ports.pgbouncer, 'basispoint_replica'),
    PREPARED_STATEMENTS: 'off',
    RATE_LIMITS: 'off',
    METRICS_TOKEN: 'a token of the rehearsal',
    LOG_LEVEL: 'error',
  };
  return new Program(`the site, process ${name}`, [process.execPath, 'dist/server/server.js'], {
    env,
    isReady: () => isOk(`http://127.0.0.1:${ports[name]}/readyz`),
  });
}

async function haproxy(): Promise<Program> {
  const example = await readFile('deploy/scale/haproxy.cfg', 'utf8');
  const config = example
    .replace('bind :8080', `bind 127.0.0.1:${ports.proxy}`)
    .replace('one:3000', `127.0.0.1:${ports.one}`)
    .replace('two:3000', `127.0.0.1:${ports.two}`);
  const state = `listen state\n    bind 127.0.0.1:${ports.state}\n    stats enable\n    stats uri /\n`;
  await writeFile(join(folder, 'haproxy.cfg'), `${config}\n${state}`);
  return new Program('haproxy', ['haproxy', '-q', '-f', join(folder, 'haproxy.cfg')], {
    isReady: () => isOk(`http://127.0.0.1:${ports.proxy}/healthz`),
  });
}

async function prometheus(): Promise<Program> {
  const token = join(folder, 'metrics-token');
  await writeFile(token, 'a token of the rehearsal');
  await cp('deploy/prometheus', join(folder, 'prometheus'), { recursive: true });
  const path = join(folder, 'prometheus', 'prometheus.yaml');
  const config = (await readFile(path, 'utf8'))
    .replace('/run/secrets/metrics-token', token)
    .replace('one:3000', `127.0.0.1:${ports.one}`)
    .replace('two:3000', `127.0.0.1:${ports.two}`);
  await writeFile(path, config);
  const address = `127.0.0.1:${ports.prometheus}`;
  const options = [
    '--config.file',
    path,
    '--storage.tsdb.path',
    join(folder, 'series'),
    '--web.listen-address',
    address,
  ];
  return new Program('Prometheus', ['prometheus', ...options], {
    isReady: () => isOk(`http://${address}/-/ready`),
  });
}

/** Both processes, as haproxy sees them: one that has just come back gets no requests yet. */
async function areBothServing(): Promise<boolean> {
  const state = await fetch(`http://127.0.0.1:${ports.state}/;csv`).then(
    (answer) => answer.text(),
    () => '',
  );
  return state.match(/^site,(one|two),.*,UP,/gm)?.length === 2;
}

function isOk(address: string): Promise<boolean> {
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
