import { readFile, stat } from 'node:fs/promises';
import { userInfo } from 'node:os';
import type { Binaries } from './binaries.server.ts';
import { type Account, type PrivilegeProbes, toPrivileged } from './privileges.server.ts';
import { runCommand } from './run-command.server.ts';

interface Folders {
  readonly dataDir: string;
  readonly cluster: string;
  readonly binaries: Binaries;
}

export async function readPrivilegeProbes({ dataDir, cluster, binaries }: Folders): Promise<PrivilegeProbes> {
  return {
    platform: process.platform,
    uid: process.getuid?.() ?? -1,
    clusterOwner: await findOwner(cluster),
    nobody: await readNobody(),
    hasName: hasUserName,
    // Root of the outside has no special rights inside a namespace, so it must also reach both places there.
    async canUseNamespace(account) {
      const reaches = 'test -x "$1" && test -w "$2"';
      const args = ['-c', reaches, 'sh', binaries.postgres, dataDir];
      const command = toPrivileged({ kind: 'user-namespace', account }, { file: 'sh', args });
      return (await runCommand(command)).code === 0;
    },
    async canBecome(account) {
      const command = toPrivileged({ kind: 'other-user', account }, { file: 'true', args: [], cwd: '/' });
      return (await runCommand(command)).code === 0;
    },
  };
}

/** The account `nobody` of this system, whose number differs between distributions. */
export async function readNobody(passwd = '/etc/passwd'): Promise<Account> {
  const lines = await readFile(passwd, 'utf8').catch(() => '');
  const [, uid, gid] = /^nobody:[^:]*:(\d+):(\d+):/m.exec(lines) ?? [];
  return { uid: Number(uid ?? 65534), gid: Number(gid ?? 65534) };
}

async function findOwner(path: string): Promise<Account | null> {
  const { uid, gid } = await stat(path).catch(() => ({ uid: null, gid: null }));
  return uid === null ? null : { uid, gid };
}

function hasUserName(): boolean {
  try {
    return userInfo().username !== '';
  } catch {
    return false;
  }
}
