import { bootstrap } from './bootstrap.mjs';
import { checkBeforeCommand } from './checks.mjs';
import { checkSettings, runOnNode24 } from './node-24.mjs';

await checkBeforeCommand();
await bootstrap({ beforeBuild: checkSettings });
runOnNode24('dist/server/command-line.js', process.argv.slice(2), { env: { NODE_ENV: 'production' } });
