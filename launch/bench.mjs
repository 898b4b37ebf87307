import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { bootstrap } from './bootstrap.mjs';
import { withLock } from './lock.mjs';
import { NODE_24, runOnNode24, toEnvironment } from './node-24.mjs';
import { explainInstallFailure, runNpm } from './npm.mjs';
import { fail, say } from './say.mjs';
import { ROOT, readPackagesStamp, stampPackages } from './stamps.mjs';

const BENCH = join(ROOT, 'bench');

await bootstrap({ packages: 'test' });
await withLock(installPeers);
checkTypes();
runOnNode24('bench/run.ts', process.argv.slice(2), { env: { NODE_ENV: 'production' } });

/** What we are compared with: packages of the benchmarks alone. */
async function installPeers() {
  if (readPackagesStamp(BENCH).isCurrent) return;
  const title = 'installing what the benchmarks compare with';
  say(title);
  const failure = await runNpm(['ci'], { cwd: BENCH, title });
  if (failure !== null) fail(explainInstallFailure(failure, BENCH));
  stampPackages('bench', BENCH);
}

/** `npm test` cannot check files that import the peers. */
function checkTypes() {
  const tsc = join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc');
  const { status } = spawnSync(NODE_24, [tsc, '-p', BENCH], {
    stdio: ['ignore', 2, 2],
    env: toEnvironment(),
  });
  if (status !== 0) fail('the types of bench/ do not hold; see above');
}
