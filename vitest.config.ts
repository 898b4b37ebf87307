import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['bench/**/*.test.ts', 'src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
    globalSetup: ['tests/database-server.ts'],
    // Tests wait for the database more than they compute: two at a time also where there are two cores.
    maxWorkers: 2,
    hookTimeout: 120_000,
    testTimeout: 60_000,
    // What processes tell each other takes a moment, and longer on a busy machine.
    expect: { poll: { timeout: 15_000 } },
    css: { modules: { classNameStrategy: 'non-scoped' } },
  },
});
