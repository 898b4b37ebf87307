import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { delimiter, join } from 'node:path';

/** The shell first: the same engine without the windows around it, a fifth faster. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome'];
const PACKAGES = ['chromium-headless-shell', 'fonts-noto-core', 'fonts-noto-cjk'];

/** The browser for the tests, installed where that is possible; null, with the reason said, where it is not. */
export function readChromium(): string | null {
  const found = findChromium();
  if (found !== null) return found;

  const isInstallable = process.getuid?.() === 0 && findProgram('apt-get') !== null;
  if (isInstallable) installChromium();
  const installed = isInstallable ? findChromium() : null;
  if (installed === null) {
    console.error(
      'basispoint: no Chromium for the browser tests. Install one ' +
        `(Debian: apt-get install ${PACKAGES.join(' ')}), or set CHROMIUM_PATH to its program.`,
    );
  }
  return installed;
}

function findChromium(): string | null {
  const given = process.env.CHROMIUM_PATH;
  const candidates = given ? [given] : NAMES.map((name) => findProgram(name));
  return candidates.find((path) => path !== null && runs(path)) ?? null;
}

/** Ubuntu's package is a mere pointer to another store, which a file on the PATH does not show. */
function runs(path: string): boolean {
  return spawnSync(path, ['--version'], { stdio: 'ignore' }).status === 0;
}

function findProgram(name: string): string | null {
  const folders = (process.env.PATH ?? '').split(delimiter);
  return folders.map((folder) => join(folder, name)).find((path) => fs.existsSync(path)) ?? null;
}

function installChromium(): void {
  console.log(`basispoint: installing ${PACKAGES.join(', ')} (a few minutes)`);
  const options: SpawnSyncOptions = {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], options);
}
