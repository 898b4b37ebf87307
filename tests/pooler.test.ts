import { chmod, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { type PoolerState, probePooler } from '../src/app/health/probe-pooler.server.ts';
import { findFreePort } from './e2e/free-port.ts';
import { findPostgres, isInstalled, Program, runAsUser } from './scale/programs.ts';
import { makeTemporaryFolder } from './temporary-folder.ts';

test('RU-08 a database without a pooler is seen as such', async () => {
  expect(await probePooler(inject('databaseServer'))).toBeNull();
});

const bin = findPostgres();

test.skipIf(bin === null || !isInstalled('pgbouncer'))(
  'RU-08 a pooler before the database is recognised by what it does: pgbouncer by transactions and by sessions',
  async () => {
    const folder = await makeTemporaryFolder('basispoint-pooler-');
    await chmod(folder, 0o777);
    const [port, pooled] = [await findFreePort(), await findFreePort()];
    const data = join(folder, 'data');
    runAsUser(`${bin}/initdb`, ['-D', data, '-U', 'basispoint', '--auth=trust', '--no-sync']);
    const options = ['-c', `port=${port}`, '-c', `unix_socket_directories=${folder}`, '-c', 'fsync=off'];
    const postgres = new Program('PostgreSQL', [`${bin}/postgres`, '-D', data, ...options], {
      asUser: true,
      isReady: async () => (await probePooler(url(port))) === null,
    });
    try {
      await postgres.start();
      expect(await probeThrough('transaction')).toEqual({
        passesNotifications: false,
        keepsStatements: false,
      });
      expect(await probeThrough('session')).toEqual({ passesNotifications: true, keepsStatements: true });
    } finally {
      await postgres.kill();
      await rm(folder, { recursive: true });
    }

    async function probeThrough(mode: 'transaction' | 'session'): Promise<PoolerState | null> {
      const users = join(folder, 'users.txt');
      const config = join(folder, `${mode}.ini`);
      await writeFile(users, '"basispoint" ""\n');
      await writeFile(
        config,
        `[databases]\npostgres = host=127.0.0.1 port=${port}\n[pgbouncer]\nlisten_addr = 127.0.0.1\nlisten_port = ${pooled}\n` +
          `unix_socket_dir =\nauth_type = trust\nauth_file = ${users}\npool_mode = ${mode}\n`,
      );
      let state: PoolerState | null = null;
      const pgbouncer = new Program('pgbouncer', ['pgbouncer', config], {
        asUser: true,
        isReady: async () => {
          state = await probePooler(url(pooled));
          return true;
        },
      });
      await pgbouncer.start();
      await pgbouncer.kill();
      return state;
    }
  },
);

const url = (port: number) => `postgres://basispoint@127.0.0.1:${port}/postgres`;
