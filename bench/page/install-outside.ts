import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Packages that only a bench needs, in a folder of their own: the product must not come to depend on them. */
export function installOutside(name: string, versions: Readonly<Record<string, string>>): string {
  const folder = join(tmpdir(), `basispoint-bench-${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'package.json'),
    JSON.stringify({ private: true, type: 'module', dependencies: versions }),
  );
  const options = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
  const env = { ...process.env, NODE_ENV: 'development' };
  const { status, stdout, stderr } = spawnSync('npm', ['install', ...options], {
    cwd: folder,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`npm could not install ${name}: ${stdout}${stderr}`);
  return folder;
}
