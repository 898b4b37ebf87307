import fs from 'node:fs';
import { join } from 'node:path';
import { fail } from './say.mjs';
import { ROOT } from './stamps.mjs';

/** Settings of the file `.env`, where there is one; a variable of the environment counts more. */
export function loadEnvFile(path = join(ROOT, '.env')) {
  if (!fs.existsSync(path)) return;
  if (process.loadEnvFile === undefined)
    fail(
      `${path} needs Node 20.12 or newer, this is ${process.version}: upgrade it, or set the variables yourself.`,
    );
  process.loadEnvFile(path);
}
