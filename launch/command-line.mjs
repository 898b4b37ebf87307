import { bootstrap, findWork } from './bootstrap.mjs';
import { checkBeforeCommand } from './checks.mjs';
import { explainUnknown } from './command-names.mjs';
import { loadEnvFile } from './env-file.mjs';
import { checkSettings, runOnNode24 } from './node-24.mjs';
import { fail } from './say.mjs';

loadEnvFile();
const args = process.argv.slice(2);
const problem = explainUnknown(args);
if (problem !== null) fail(problem);

// It reports itself what would stop others.
const isDoctor = args[0] === 'doctor';
if (!isDoctor) await checkBeforeCommand(findWork());
await bootstrap(isDoctor ? {} : { beforeBuild: checkSettings });
// Imports make much garbage that is short-lived: with less room it is moved more often, with more it is memory for nothing.
const flags = ['--max-semi-space-size=16'];
runOnNode24('dist/server/command-line.js', args, { env: { NODE_ENV: 'production' }, flags });
