import { bootstrap } from './bootstrap.mjs';
import { runOnNode24 } from './node-24.mjs';

await bootstrap({ packages: 'test' });
runOnNode24('attack/run.ts', process.argv.slice(2), { env: { NODE_ENV: 'production' } });
