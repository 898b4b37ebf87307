import { EmbeddedPostgresError, WAY_OUT } from './embedded-postgres-error.server.ts';
import type { Command } from './run-command.server.ts';

/**
 * PostgreSQL refuses to run as root, and its initdb refuses a user without a name. Three ways to run it:
 * as we are; in a user namespace, where our own files seem to be another user's; as another user.
 */
export type Privileges =
  | { readonly kind: 'self' }
  | { readonly kind: 'user-namespace'; readonly account: Account }
  | { readonly kind: 'other-user'; readonly account: Account };

export type PrivilegeKind = Privileges['kind'];

export interface Account {
  readonly uid: number;
  readonly gid: number;
}

export interface PrivilegeProbes {
  readonly platform: string;
  readonly uid: number;
  /** Who owns the cluster that is already there. */
  readonly clusterOwner: Account | null;
  /** An account that has a name and owns nothing of ours. */
  readonly nobody: Account;
  hasName(): boolean;
  canUseNamespace(account: Account): Promise<boolean>;
  canBecome(account: Account): Promise<boolean>;
}

export async function choosePrivileges(probes: PrivilegeProbes): Promise<Privileges> {
  if (probes.uid !== 0) return choosePrivilegesOfUser(probes);
  if (probes.platform !== 'linux') throw toRootRefused();

  // A cluster keeps the owner it has: changing it would lock out whoever runs the site without root.
  const owner = probes.clusterOwner;
  const isForeign = owner !== null && owner.uid !== 0;
  if (!isForeign && (await probes.canUseNamespace(probes.nobody))) {
    return { kind: 'user-namespace', account: probes.nobody };
  }
  const account = isForeign ? owner : probes.nobody;
  if (await probes.canBecome(account)) return { kind: 'other-user', account };
  throw toRootRefused();
}

async function choosePrivilegesOfUser(probes: PrivilegeProbes): Promise<Privileges> {
  if (probes.hasName()) return { kind: 'self' };
  if (probes.platform === 'linux' && (await probes.canUseNamespace(probes.nobody))) {
    return { kind: 'user-namespace', account: probes.nobody };
  }
  throw new EmbeddedPostgresError(
    `PostgreSQL needs a user with a name, and user id ${probes.uid} has none in /etc/passwd. ` +
      `Add it there, run the site as another user, ${WAY_OUT}.`,
  );
}

function toRootRefused(): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    'PostgreSQL does not run as root, and this system allows neither a user namespace nor a change of user. ' +
      `Run the site as an ordinary user, ${WAY_OUT}.`,
  );
}

/** The same command with the privileges chosen; `cwd` is entered before they are given up. */
export function toPrivileged(privileges: Privileges, command: Command): Command {
  switch (privileges.kind) {
    case 'self':
      return command;
    case 'user-namespace': {
      const { uid, gid } = privileges.account;
      const mapping = ['--user', `--map-user=${uid}`, `--map-group=${gid}`, '--'];
      return { ...command, file: 'unshare', args: [...mapping, command.file, ...command.args] };
    }
    case 'other-user':
      return { ...command, ...privileges.account };
  }
}

/**
 * How the server names the folder it was started in. Another user may not be able to walk the path to it
 * (a clone below root's closed home), but it keeps the folder it was put into.
 */
export function toOwnPath(privileges: Privileges, folder: string): string {
  return privileges.kind === 'other-user' ? '/proc/self/cwd' : folder;
}
