import { checkBeforeCommand, checkBeforeStart } from './checks.mjs';
import { explainUnknown } from './command-names.mjs';
import { loadEnvFile } from './env-file.mjs';
import { fail } from './say.mjs';
import { readStartOptions } from './start-options.mjs';

const WORK = { installs: false, builds: false };

loadEnvFile();
process.env.NODE_ENV = 'production';
if (process.argv[2] === 'start') await start();
else await runCommand();

async function start() {
  // The server reads what stands after its name.
  process.argv.splice(2, 1);
  const options = readStartOptions(process.argv.slice(2));
  if ('problem' in options) fail(options.problem);
  const steps = await checkBeforeStart(WORK);
  Object.assign(process.env, steps.toEnvironment());
  await import('../dist/server/server.js');
}

async function runCommand() {
  const args = process.argv.slice(2);
  const problem = explainUnknown(args);
  if (problem !== null) fail(problem);
  if (args[0] !== 'doctor') await checkBeforeCommand(WORK);
  await import('../dist/server/command-line.js');
}
