import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadDemoMarket } from '../e2e/demo-site.ts';
import { type Program, runAsUser } from './programs.ts';

/** Where everything is. */
export interface Places {
  /** Programs of PostgreSQL. */
  readonly bin: string;
  readonly folder: string;
  readonly ports: Readonly<Record<string, number>>;
  /** Processes of the site. */
  readonly names: readonly string[];
  readonly password: string;
  readonly primaryUrl: string;
}

/** A primary as deploy/compose.scale.yaml makes it, with the demo market unless it is to be empty. */
export async function startPrimary(primary: Program, isEmpty: boolean, places: Places): Promise<void> {
  const { bin, folder, ports, password, primaryUrl } = places;
  const data = join(folder, 'primary');
  const passwordFile = join(folder, 'password');
  await writeFile(passwordFile, password);
  const auth = ['--auth-local=trust', '--auth-host=scram-sha-256', `--pwfile=${passwordFile}`];
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
}

export async function startReplica(
  replica: Program,
  { bin, folder, ports, password }: Places,
): Promise<void> {
  const source = ['-h', '127.0.0.1', '-p', String(ports.primary), '-U', 'basispoint'];
  const copy = ['-D', join(folder, 'replica'), '-R', '-X', 'stream', '-c', 'fast'];
  runAsUser(`${bin}/pg_basebackup`, [...source, ...copy], { PGPASSWORD: password });
  await replica.start();
}

export async function configurePgbouncer({ folder, ports, password }: Places): Promise<void> {
  const users = join(folder, 'users.txt');
  const config = (await readFile('deploy/pgbouncer.ini', 'utf8'))
    .replace('host=primary port=5432', `host=127.0.0.1 port=${ports.primary}`)
    .replace('host=replica port=5432', `host=127.0.0.1 port=${ports.replica}`)
    .replace('listen_port = 6432', `listen_port = ${ports.pgbouncer}\nunix_socket_dir =`)
    .replace('/tmp/users.txt', users);
  await writeFile(users, `"basispoint" "${password}"\n`);
  await writeFile(join(folder, 'pgbouncer.ini'), config);
}

/** With a page that says what it thinks of each process. */
export async function configureBalancer({ folder, ports, names }: Places): Promise<void> {
  const servers = names.map((name) => `    server ${name} 127.0.0.1:${ports[name]}`).join('\n');
  const config = (await readFile('deploy/scale/haproxy.cfg', 'utf8'))
    .replace('bind :8080', `bind 127.0.0.1:${ports.balancer}`)
    .replace(/ {4}server one .*/s, `${servers}\n`);
  const state = `listen state\n    bind 127.0.0.1:${ports.state}\n    stats enable\n    stats uri /\n`;
  await writeFile(join(folder, 'haproxy.cfg'), `${config}\n${state}`);
}
