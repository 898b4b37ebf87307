import { chown, mkdir, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type Binaries, POSTGRES_MAJOR } from './binaries.server.ts';
import {
  EmbeddedPostgresError,
  reportsFullDisk,
  toDiskFull,
  WAY_OUT,
} from './embedded-postgres-error.server.ts';
import { type Privileges, toOwnPath, toPrivileged } from './privileges.server.ts';
import { runCommand } from './run-command.server.ts';

interface ClusterPlan {
  readonly dataDir: string;
  readonly cluster: string;
  readonly binaries: Binaries;
  readonly privileges: Privileges;
  readonly log: (message: string) => void;
}

const DRAFT = 'postgres.init-';

/** Leaves a cluster that the server can open: makes it on the first start, checks it on the others. */
export async function prepareCluster(plan: ClusterPlan): Promise<void> {
  const version = await readFile(join(plan.cluster, 'PG_VERSION'), 'utf8').catch(() => null);
  if (version === null) return createCluster(plan);

  if (version.trim() !== POSTGRES_MAJOR) {
    throw new EmbeddedPostgresError(
      `The database in ${plan.cluster} was made by PostgreSQL ${version.trim()}, this is ${POSTGRES_MAJOR}. ` +
        'Start the release that made it, export the data (pg_dump) and import it here, ' +
        `give this one another DATA_DIR, ${WAY_OUT}.`,
    );
  }
}

/** Made under another name and renamed when it is whole: a cluster that is there is never half made. */
async function createCluster(plan: ClusterPlan): Promise<void> {
  const { dataDir, cluster, privileges } = plan;
  if ((await readdir(cluster).catch(() => [])).length > 0) {
    throw new EmbeddedPostgresError(
      `${cluster} holds files but no database. Move it away, then start again: a new database is made there.`,
    );
  }
  plan.log(`creating the database in ${cluster}`);
  await removeDrafts(dataDir);

  // A new name each time: an initdb that outlived its killed parent must not write into ours.
  const draft = join(dataDir, `${DRAFT}${process.pid}-${Math.round(performance.timeOrigin)}`);
  await mkdir(draft, { mode: 0o700 });
  if (privileges.kind === 'other-user') await chown(draft, privileges.account.uid, privileges.account.gid);
  await runInitdb(plan, draft);
  await rename(draft, cluster).catch(async (error: unknown) => {
    await rm(draft, { recursive: true, force: true });
    throw new EmbeddedPostgresError(
      `The new database could not be put in place: ${cluster} must not be a mount or a link. ` +
        `Mount or link ${dataDir} instead.`,
      { cause: error },
    );
  });
  await syncDirectory(dataDir);
}

async function runInitdb({ binaries, privileges, dataDir }: ClusterPlan, draft: string): Promise<void> {
  const args = [
    `--pgdata=${toOwnPath(privileges, draft)}`,
    '--username=basispoint',
    '--auth=trust',
    '--encoding=UTF8',
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--no-instructions',
  ];
  const { code, output } = await runCommand(
    toPrivileged(privileges, { file: binaries.initdb, args, cwd: draft }),
  );
  if (code === 0) return;

  await rm(draft, { recursive: true, force: true });
  if (reportsFullDisk(output)) throw toDiskFull(dataDir);
  throw new EmbeddedPostgresError(
    `PostgreSQL could not create its database in ${dataDir}: ${output.trim().split('\n').slice(-3).join(' ')} ` +
      `(It needs Linux with glibc, or macOS, and packages installed with their scripts; ${WAY_OUT}.)`,
  );
}

async function removeDrafts(dataDir: string): Promise<void> {
  const drafts = (await readdir(dataDir)).filter((name) => name.startsWith(DRAFT));
  for (const draft of drafts) {
    await rm(join(dataDir, draft), { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

async function syncDirectory(path: string): Promise<void> {
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
