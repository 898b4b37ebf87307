import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig, variables } from '#platform/configuration/config.server.ts';
import { explainRoom } from '../../launch/check-room.mjs';
import { COMMANDS } from '../../launch/command-names.mjs';
import { explainInstallFailure } from '../../launch/npm.mjs';
import { SECRETS } from '../../launch/secret-files.mjs';
import { findUnknownVariables, VARIABLES } from '../../launch/variables.mjs';
import { commands } from '../../src/app/commands/commands.server.ts';
import { makeTemporaryFolder } from '../temporary-folder.ts';

test('the launcher knows exactly the variables that the site reads', () => {
  expect(VARIABLES.toSorted()).toEqual(Object.keys(variables.shape).toSorted());
});

test('a secret may stand in a file, of which no message shows the content', async () => {
  const folder = await makeTemporaryFolder('basispoint-secrets-');
  const file = join(folder, 'token');
  await writeFile(file, 'a token of sixteen signs\n');
  expect(SECRETS.filter((name) => !VARIABLES.includes(name))).toEqual([]);
  expect(findUnknownVariables({ METRICS_TOKEN_FILE: file, FILES_S3_SECRET_FILE: file })).toEqual([]);
  expect(readConfig({ METRICS_TOKEN_FILE: file }).metricsToken).toBe('a token of sixteen signs');
  expect(() => readConfig({ METRICS_TOKEN_FILE: file, METRICS_TOKEN: 'another of sixteen signs' })).toThrow(
    'METRICS_TOKEN and METRICS_TOKEN_FILE are both set: unset one of them',
  );
  expect(() => readConfig({ SMTP_URL_FILE: join(folder, 'none') })).toThrow(
    `SMTP_URL_FILE names ${join(folder, 'none')}, which cannot be read (ENOENT)`,
  );
  await rm(folder, { recursive: true });
});

test('the launcher knows exactly the commands that there are', () => {
  const options = commands.map(({ name, options = {} }) => [name, Object.keys(options)]);
  expect(COMMANDS).toEqual(Object.fromEntries(options));
});

test.each([
  ['DATABSE_URL', 'DATABASE_URL'],
  ['DATABASE_URI', 'DATABASE_URL'],
  ['DATABASEURL', 'DATABASE_URL'],
  ['database_url', 'DATABASE_URL'],
  ['PUBLIC_URI', 'PUBLIC_URL'],
  ['SMPT_URL', 'SMTP_URL'],
  ['TRUSTED_PROXY', 'TRUST_PROXY'],
  ['RATE_LIMIT', 'RATE_LIMITS'],
  ['DATABASE_REPLICA_URL', 'DATABASE_REPLICA_URLS'],
  ['PHONE_GATEWAY_KEY', 'PHONE_GATEWAY_URL'],
  ['COOKIE_CONSENT_REQUIRED', 'COOKIE_CONSENT'],
])('%s was meant as %s', (name, nearest) => {
  expect(findUnknownVariables({ [name]: 'x' })).toEqual([{ name, nearest }]);
});

test('names of others, and those that are empty, stop nothing', () => {
  const foreign =
    `PATH HOME HOSTNAME HOSTTYPE PORTS PWD OLDPWD SHELL SHLVL TERM LANG LC_ALL USER LOGNAME MAIL MAILTO EDITOR TZ TMPDIR
    DISPLAY DBUS_SESSION_BUS_ADDRESS XDG_DATA_DIRS XDG_DATA_HOME XDG_RUNTIME_DIR SSH_AUTH_SOCK SSH_CONNECTION INVOCATION_ID JOURNAL_STREAM
    NODE_ENV NODE_OPTIONS NODE_PATH NVM_DIR INIT_CWD npm_config_cache npm_execpath npm_lifecycle_event npm_package_name COLOR FORCE_COLOR
    PGHOST PGPORT PGUSER PGPASSWORD PGDATA PGDATABASE POSTGRES_USER POSTGRES_PASSWORD POSTGRES_DB DATABASE_NAME DATABASE_HOST DATABASE_PORT
    DATABASE_USER DATABASE_PASSWORD DATABASE_SSL DATABASE_DIR TEST_DATABASE_URL REDIS_URL SMTP_HOST SMTP_PORT SMTP_USER SMTP_PASSWORD SMTP_SSL
    CI GITHUB_ACTIONS GITHUB_SHA GITHUB_WORKSPACE RUNNER_OS GITLAB_CI DOCKER_HOST KUBERNETES_SERVICE_HOST KUBERNETES_PORT KUBERNETES_SERVICE_PORT
    HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy no_proxy AWS_REGION AWS_ACCESS_KEY_ID S3_BUCKET PUBLIC_IP PUBLIC_KEY APP_URL APP_ENV APP_NAME BASE_URL
    LOG_FILE LOG_FORMAT LOG_DIR CHROMIUM_PATH BENCH_ROUNDS E2E_PORT VITEST VITEST_POOL_ID DATA_HOME DEMO_MODE SEARCH_URL METRICS_PORT`.split(
      /\s+/,
    );
  expect(findUnknownVariables(Object.fromEntries(foreign.map((name) => [name, 'x'])))).toEqual([]);
  expect(findUnknownVariables({ DATABSE_URL: '' })).toEqual([]);
  expect(findUnknownVariables(Object.fromEntries(VARIABLES.map((name) => [name, 'x'])))).toEqual([]);
});

test.each([
  { freeMb: 700, neededMb: 700, says: null },
  {
    freeMb: 120,
    neededMb: 960,
    says: 'the disk that holds /srv has 120 MB free, and about 960 MB are needed: free some space, or set DATA_DIR to a folder on another disk.',
  },
])('room: $freeMb MB free of $neededMb MB needed', ({ says, ...room }) => {
  expect(explainRoom({ path: '/srv', ...room })).toBe(says);
});

test.each([
  [
    'npm error code ENOSPC\nnpm error nospc',
    /^the disk that holds \/tmp\/node_modules is full: \d+ MB are free\. Free some space/,
  ],
  ['npm error code EAI_AGAIN', /^npm cannot reach the package registry: /],
  ['npm error code EACCES', /^this user may not write to \/tmp: /],
  [
    'npm error code EINTEGRITY',
    /^npm error code EINTEGRITY\nbasispoint: npm could not install the packages; its reason is above\.$/,
  ],
])('npm fails with %j', (output, says) => {
  expect(explainInstallFailure(output, '/tmp')).toMatch(says);
});
