import { bootstrap } from './bootstrap.mjs';
import { runOnNode24 } from './node-24.mjs';

await bootstrap();
runOnNode24('dist/server/command-line.js', process.argv.slice(2), { env: { NODE_ENV: 'production' } });
