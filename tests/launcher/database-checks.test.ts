import { existsSync } from 'node:fs';
import { symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { answerWith, refuseWith } from './fake-postgres.ts';
import { copyWithoutPackages, runLauncher, takePort } from './run-launcher.ts';

const NAME = `basispoint_launcher_${process.pid}`;
const ROLES = { locked: `${NAME}_locked`, poor: `${NAME}_poor` };
let admin: pg.Client;

beforeAll(async () => {
  admin = new pg.Client({ connectionString: inject('databaseServer') });
  await admin.connect();
  await admin.query(`create database ${NAME}`);
  await admin.query(`create role ${ROLES.locked} nologin password 'hush'`);
  await admin.query(`create role ${ROLES.poor} login password 'hush'`);
});
afterAll(async () => {
  await admin.query(`drop database ${NAME} with (force)`);
  await admin.query(`drop role ${ROLES.locked}, ${ROLES.poor}`);
  await admin.end();
});

/** With packages but without a build: what fails here failed before the site was built. */
async function failBeforeBuild(databaseUrl: string): Promise<string> {
  const cwd = await copyWithoutPackages();
  for (const name of ['node_modules', 'src']) await symlink(resolve(name), join(cwd, name));
  const { code, output } = await runLauncher('start', {
    cwd,
    settings: { PORT: '0', DATABASE_URL: databaseUrl },
  });
  expect(code).toBe(1);
  expect(existsSync(join(cwd, 'dist'))).toBe(false);
  expect(output).not.toMatch(/hush|Warning|^ +at /m);
  const [step, reason, ...rest] = output.trimEnd().split('\n');
  expect([step, rest]).toEqual(['basispoint: 1/2 checking settings, port, disk and database', []]);
  return reason ?? '';
}

function urlOf({ role, database = NAME }: { role?: string; database?: string }): string {
  const url = new URL(inject('databaseServer'));
  url.pathname = `/${database}`;
  if (role !== undefined) Object.assign(url, { username: role, password: 'hush' });
  return url.href;
}

test('RU-06 no such database', async () => {
  const reason = await failBeforeBuild(urlOf({ database: 'nowhere' }));
  expect(reason).toMatch(
    /^basispoint: there is no database "nowhere" at \S+: create it with "createdb nowhere", or correct DATABASE_URL$/,
  );
});

test('RU-06 a role that may not log in', async () => {
  const reason = await failBeforeBuild(urlOf({ role: ROLES.locked }));
  expect(reason).toMatch(
    /^basispoint: the database at \S+ does not let the role "\w+_locked" in \(role .* is not permitted to log in\): /,
  );
});

test('RU-06 a role that may not create tables', async () => {
  expect(await failBeforeBuild(urlOf({ role: ROLES.poor }))).toBe(
    `basispoint: the role "${ROLES.poor}" may not create tables in the database "${NAME}": ` +
      `grant it with "grant create on schema public to ${ROLES.poor}", or name another role in DATABASE_URL`,
  );
});

test('RU-06 a database that an earlier, unreleased version created', async () => {
  const older = `${NAME}_older`;
  await admin.query(`create database ${older}`);
  onTestFinished(async () => void (await admin.query(`drop database ${older} with (force)`)));
  const client = new pg.Client({ connectionString: urlOf({ database: older }) });
  await client.connect();
  await client.query(
    `create table kysely_migration (name text); insert into kysely_migration values ('0001_foundation')`,
  );
  await client.end();
  expect(await failBeforeBuild(urlOf({ database: older }))).toBe(
    'basispoint: This database was created by an earlier, unreleased version of Basispoint and cannot be upgraded. ' +
      'Move the data folder away (or drop the database) and start again.',
  );
});

test('RU-06 a wrong password', async () => {
  const port = await takePort(refuseWith('28P01', 'password authentication failed for user "site"'));
  expect(await failBeforeBuild(`postgres://site:hush@127.0.0.1:${port}/site`)).toBe(
    `basispoint: the database at 127.0.0.1:${port} does not accept the password of the role "site": correct DATABASE_URL`,
  );
});

test('RU-06 a server that is too old', async () => {
  const row = {
    version: 140011,
    versionText: '14.11',
    role: 'site',
    database: 'site',
    isMigrated: false,
    mayCreate: true,
    mayReadMigrations: false,
  };
  const port = await takePort(answerWith(row));
  expect(await failBeforeBuild(`postgres://site:hush@127.0.0.1:${port}/site`)).toBe(
    'basispoint: the database server is PostgreSQL 14.11, and 15 or newer is needed: upgrade it, or set DATABASE_URL to another',
  );
});

test('RU-06 a setting whose value is wrong', async () => {
  const cwd = await copyWithoutPackages();
  for (const name of ['node_modules', 'src']) await symlink(resolve(name), join(cwd, name));
  const { code, output } = await runLauncher('start', { cwd, settings: { PORT: '0', PAGE_CACHE: 'maybe' } });
  expect(output).toMatch(/\nbasispoint: PAGE_CACHE: .+\n$/);
  expect([code, existsSync(join(cwd, 'dist')), existsSync(join(cwd, 'data'))]).toEqual([1, false, false]);
});
