import fs from 'node:fs';
import { join } from 'node:path';
import { adoptStyles } from './adopt-styles.mjs';
import { installPackages } from './bootstrap.mjs';
import { isOnNode24, runOnNode24 } from './node-24.mjs';
import { fail } from './say.mjs';
import { markBuild, ROOT, stampBuild } from './stamps.mjs';

await installPackages();
if (isOnNode24()) await build().catch((error) => fail(explainBuildFailure(error)));
else runOnNode24('launch/build.mjs', []);

async function build() {
  const mark = markBuild();
  process.env.NODE_ENV = 'production';
  // Loaded here, because the machine's Node may be too old for them, and the packages too new to be there yet.
  const { createBuilder } = await import('vite');
  const { precompress } = await import('./precompress.mjs');

  fs.rmSync(join(ROOT, 'dist'), { recursive: true, force: true });
  const builder = await createBuilder({ root: ROOT, logLevel: 'warn' });
  await step('built', async () => {
    await builder.buildApp();
    adoptStyles(ROOT);
  });
  await step('compressed', () => precompress(join(ROOT, 'dist', 'client')));
  stampBuild(mark);
}

async function step(name, run) {
  const begin = performance.now();
  await run();
  console.log(`basispoint: ${name} in ${((performance.now() - begin) / 1000).toFixed(1)} s`);
}

function explainBuildFailure({ code, message }) {
  if (code !== 'ENOSPC' && code !== 'EDQUOT' && !/no space left/i.test(message)) return message;
  return `the disk that holds ${join(ROOT, 'dist')} is full: free some space, then start again`;
}
