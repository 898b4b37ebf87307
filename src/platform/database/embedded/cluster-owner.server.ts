import { chmod, chown, lchown, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Account, Privileges } from './privileges.server.ts';

/** PostgreSQL opens only a folder that is its own and closed to others. Nothing may run in it meanwhile. */
export async function ownCluster(cluster: string, privileges: Privileges): Promise<void> {
  if (privileges.kind === 'other-user') await giveTo(cluster, privileges.account);
  // An archive may have restored it open.
  if (((await stat(cluster)).mode & 0o077) !== 0) await chmod(cluster, 0o700);
}

/** The folder itself last: while it has its old owner, the work is not finished. */
async function giveTo(path: string, account: Account): Promise<void> {
  const { uid } = await stat(path);
  if (uid === account.uid) return;
  for (const entry of await readdir(path, { recursive: true })) {
    await lchown(join(path, entry), account.uid, account.gid);
  }
  await chown(path, account.uid, account.gid);
}
