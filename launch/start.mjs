import { bootstrap, findWork } from './bootstrap.mjs';
import { checkBeforeStart } from './checks.mjs';
import { loadEnvFile } from './env-file.mjs';
import { checkSettings, runOnNode24 } from './node-24.mjs';
import { fail } from './say.mjs';
import { readStartOptions } from './start-options.mjs';

loadEnvFile();
const args = process.argv.slice(2);
const options = readStartOptions(args);
if ('problem' in options) fail(options.problem);

const steps = await checkBeforeStart(findWork());
await bootstrap({ steps, beforeBuild: checkSettings });
runOnNode24('dist/server/server.js', args, { env: { NODE_ENV: 'production', ...steps.toEnvironment() } });
