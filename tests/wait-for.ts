/**
 * Until a condition holds, for processes that do not run under the test runner; in tests `expect.poll` and `vi.waitFor`
 * do it. The one place with a timer: see tests/architecture/no-sleeps.test.ts.
 */
export async function waitUntil(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await new Promise((resolve) => setTimeout(resolve, 10));
}

/** For `vi.waitFor` and `vi.waitUntil`, which give up after a second by default. Ends what hangs. */
export const PATIENCE = { interval: 25, timeout: 10 * 60_000 };
