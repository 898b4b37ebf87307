import { checkMachine } from './check-machine.mjs';
import { findDatabaseProblem, findPortProblem } from './check-network.mjs';
import { findDiskProblem, hasCluster } from './check-room.mjs';
import { createSteps } from './progress.mjs';
import { fail } from './say.mjs';
import { readSecretFiles } from './secret-files.mjs';
import { findUnknownVariables } from './variables.mjs';

/** Everything that can be known to fail later, before any `work`; returns the steps of the work that is to come. */
export async function checkBeforeStart(work) {
  checkMachine();
  const settings = readSettings(process.env);
  const plan = planWork(work, settings);
  const steps = createSteps(plan.total);
  if (plan.total > 0) steps.begin('checking settings, port, disk and database');
  failOn(await findPortProblem(settings.host, settings.port));
  failOn(findDiskProblem(plan));
  if (settings.databaseUrl !== undefined) failOn(await findDatabaseProblem(settings.databaseUrl));
  return steps;
}

/** The same for a command, which listens nowhere and may share the running site's database. */
export async function checkBeforeCommand(work) {
  checkMachine();
  const settings = readSettings(process.env);
  failOn(findDiskProblem(planWork(work, settings)));
  if (settings.databaseUrl !== undefined) failOn(await findDatabaseProblem(settings.databaseUrl));
}

/** What the checks themselves need; the rest is parsed when the packages are there. */
function readSettings(given) {
  const { environment, problem } = readSecretFiles(given);
  failOn(problem);
  const unknown = findUnknownVariables(given)[0];
  if (unknown !== undefined) {
    fail(
      `unknown variable ${unknown.name}: did you mean ${unknown.nearest}? Rename it or unset it, then start again.`,
    );
  }
  const port = Number(environment.PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    fail(`PORT ${environment.PORT} is not a port: set it to a number from 0 to 65535`);
  const databaseUrl = environment.DATABASE_URL || undefined;
  if (databaseUrl !== undefined && !(/^postgres(ql)?:\/\//.test(databaseUrl) && URL.canParse(databaseUrl)))
    fail('DATABASE_URL is not an address of PostgreSQL: write it as postgres://user:password@host:5432/name');
  return {
    host: environment.HOST || '127.0.0.1',
    port,
    dataDir: environment.DATA_DIR || './data',
    databaseUrl,
  };
}

function planWork({ installs, builds }, { dataDir, databaseUrl }) {
  const createsDatabase = databaseUrl === undefined && !hasCluster(dataDir);
  const steps = Number(installs) + Number(builds) + (createsDatabase ? 2 : 0);
  return { dataDir, installs, builds, createsDatabase, total: steps > 0 ? steps + 1 : 0 };
}

function failOn(problem) {
  if (problem !== null) fail(problem);
}
