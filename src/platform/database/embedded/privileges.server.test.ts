import { expect, test } from 'vitest';
import { choosePrivileges, type PrivilegeProbes, toOwnPath, toPrivileged } from './privileges.server.ts';

const NOBODY = { uid: 65534, gid: 65534 };
const ALICE = { uid: 1000, gid: 1000 };
const COMMAND = { file: '/pg/bin/postgres', args: ['-D', '/data'], cwd: '/data' };

/** A system that allows nothing, unless a test says so. */
function system(allowed: Partial<PrivilegeProbes>): PrivilegeProbes {
  return {
    platform: 'linux',
    uid: 0,
    clusterOwner: null,
    nobody: NOBODY,
    hasName: () => true,
    canUseNamespace: async () => false,
    canBecome: async () => false,
    ...allowed,
  };
}
const yes = async () => true;

test('an ordinary user runs the server as it is', async () => {
  expect(await choosePrivileges(system({ uid: 1000 }))).toEqual({ kind: 'self' });
});

test('a user without a name, as in many containers, gets one from a user namespace', async () => {
  const probes = system({ uid: 1_000_680, hasName: () => false, canUseNamespace: yes });
  expect(await choosePrivileges(probes)).toEqual({ kind: 'user-namespace', account: NOBODY });
});

test('a user without a name is asked to get one where namespaces are forbidden', async () => {
  const probes = system({ uid: 1_000_680, hasName: () => false, canBecome: yes });
  await expect(choosePrivileges(probes)).rejects.toThrow(/1000680 has none in \/etc\/passwd.*DATABASE_URL/);
});

test('root prefers a user namespace, where its files stay its own', async () => {
  const probes = system({ canUseNamespace: yes, canBecome: yes });
  expect(await choosePrivileges(probes)).toEqual({ kind: 'user-namespace', account: NOBODY });
});

test('root becomes nobody where namespaces are forbidden', async () => {
  expect(await choosePrivileges(system({ canBecome: yes }))).toEqual({ kind: 'other-user', account: NOBODY });
});

test('root leaves a cluster to the user who owns it', async () => {
  const probes = system({ clusterOwner: ALICE, canUseNamespace: yes, canBecome: yes });
  expect(await choosePrivileges(probes)).toEqual({ kind: 'other-user', account: ALICE });
});

test.each([
  { platform: 'linux', why: 'neither way is open' },
  { platform: 'darwin', why: 'macOS has neither' },
])('root is shown what to do when $why', async ({ platform }) => {
  await expect(choosePrivileges(system({ platform }))).rejects.toThrow(
    /as an ordinary user, or set DATABASE_URL/,
  );
});

test('a namespace wraps the command', () => {
  const wrapped = toPrivileged({ kind: 'user-namespace', account: NOBODY }, COMMAND);
  expect([wrapped.file, ...wrapped.args].join(' ')).toBe(
    'unshare --user --map-user=65534 --map-group=65534 -- /pg/bin/postgres -D /data',
  );
});

test('another user gets the folder it stands in, since it may not be able to walk to it', () => {
  const privileges = { kind: 'other-user', account: ALICE } as const;
  expect(toPrivileged(privileges, COMMAND)).toEqual({ ...COMMAND, ...ALICE });
  expect(toOwnPath(privileges, '/root/site/data/postgres')).toBe('/proc/self/cwd');
});
