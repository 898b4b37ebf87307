import { defineConfig } from '@playwright/test';

const PORT = Number(process.env.E2E_PORT ?? 43_117);
const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/** Chromium's sandbox refuses to work for root. */
const isRoot = process.getuid?.() === 0;

export default defineConfig({
  testDir: 'tests/e2e',
  timeout: 90_000,
  // What is late on a busy machine is not wrong: no test is about time.
  expect: { timeout: 15_000 },
  workers: 2,
  // A machine that is busy with other things may be late once; what fails twice has failed. The report names both.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: isRoot ? ['--no-sandbox', ...FLAGS] : FLAGS,
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1280, height: 900 } } },
    {
      name: 'phone',
      use: { viewport: { width: 400, height: 860 }, isMobile: true, hasTouch: true },
      // A phone has no keys, its dark colours are those of the desktop, and some tests look at both widths by themselves.
      grepInvert: /keyboard|\bdark\b|@once/,
    },
  ],
  webServer: {
    command: `"${process.execPath}" tests/e2e/serve.ts ${PORT}`,
    url: `http://127.0.0.1:${PORT}/readyz`,
    timeout: 180_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
  },
});
