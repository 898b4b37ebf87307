import { defineConfig } from '@playwright/test';

const FLAGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // One renderer for all tests of a worker: a new one compiles every script anew.
  '--renderer-process-limit=1',
  '--disable-site-isolation-trials',
  '--disable-features=IsolateOrigins,site-per-process',
];
/** Chromium's sandbox refuses to work for root. */
const isRoot = process.getuid?.() === 0;
const MINUTE = 60_000;

export default defineConfig({
  testDir: 'tests/e2e',
  // Limits only stop what hangs: no test is about time, and a busy machine may be late.
  timeout: 10 * MINUTE,
  expect: { timeout: MINUTE },
  // One of them mostly waits.
  workers: 3,
  // What fails twice has failed; the report names what needed a second try.
  retries: 1,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    // Tests of a worker use one page after another: cookies, storage, routes and the clock are new for each, while fonts,
    // scripts and what was compiled of them stay cached.
    reuseContext: true,
    // Set by the server's own output below, so that no port is fixed.
    ...(process.env.E2E_ORIGIN && { baseURL: process.env.E2E_ORIGIN }),
    // One step that hangs does not hold up a worker for as long as a whole test may take.
    actionTimeout: 2 * MINUTE,
    navigationTimeout: 2 * MINUTE,
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
      grep: /@phone/,
    },
  ],
  // A server that runs already can be named: E2E_ORIGIN=http://127.0.0.1:3000
  ...(!process.env.E2E_ORIGIN && {
    webServer: {
      command: `"${process.execPath}" tests/e2e/serve.ts`,
      wait: { stdout: /listening on (?<e2e_origin>http:\S+)/ },
      timeout: 10 * MINUTE,
      gracefulShutdown: { signal: 'SIGTERM', timeout: MINUTE },
    },
  }),
});
