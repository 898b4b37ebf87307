import { chmod, cp, lstat, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { type Binaries, POSTGRES_MAJOR, toBinaries } from './binaries.server.ts';
import { EmbeddedPostgresError, WAY_OUT } from './embedded-postgres-error.server.ts';
import { hashText } from './identify-directory.server.ts';
import { type Privileges, toPrivileged } from './privileges.server.ts';
import { runCommand } from './run-command.server.ts';

/** The binaries, or a copy of them where the chosen user can reach them. */
export async function readReachableBinaries(binaries: Binaries, privileges: Privileges): Promise<Binaries> {
  if (privileges.kind !== 'other-user' || (await canRun(binaries, privileges))) return binaries;

  // Files in the temporary directory may be swept away under a running server, so that is the second choice.
  for (const parent of ['/var/lib', tmpdir()]) {
    const copy = await copyBinaries(binaries, parent).catch(() => null);
    if (copy !== null && (await canRun(copy, privileges))) return copy;
  }
  throw new EmbeddedPostgresError(
    `User id ${privileges.account.uid} cannot reach PostgreSQL below ${binaries.home}, and no copy could be made ` +
      `in /var/lib. Move the site to a folder that every user may enter, run it as an ordinary user, ${WAY_OUT}.`,
  );
}

async function canRun({ initdb, postgres, home }: Binaries, privileges: Privileges): Promise<boolean> {
  const reaches = '"$1" --version && "$2" --version && test -r "$3/share"';
  const args = ['-c', reaches, 'sh', initdb, postgres, home];
  const { code } = await runCommand(toPrivileged(privileges, { file: 'sh', args, cwd: '/' }));
  return code === 0;
}

async function copyBinaries({ home, postgres }: Binaries, parent: string): Promise<Binaries> {
  const { mtimeMs, size } = await lstat(postgres);
  const mark = hashText(`${home} ${size} ${mtimeMs}`);
  const target = join(parent, `basispoint-postgres-${POSTGRES_MAJOR}-${mark}`);

  const present = await lstat(target).catch(() => null);
  if (present?.isDirectory() && present.uid === process.getuid?.()) return toBinaries(target);

  const draft = `${target}.${process.pid}`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await cp(home, draft, { recursive: true, verbatimSymlinks: true });
  await openToAll(draft);
  await rename(draft, target);
  return toBinaries(target);
}

/** A strict umask at installation leaves files that only root can read. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, basename(folder) === 'bin' ? 0o755 : 0o644);
  }
}
