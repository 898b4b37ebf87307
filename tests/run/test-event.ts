export type Outcome = 'passed' | 'failed' | 'skipped';

export interface FinishedTest {
  /** Relative to the repository. */
  readonly file: string;
  readonly title: string;
  readonly outcome: Outcome;
  readonly milliseconds: number;
  /** Passed only at the second try. */
  readonly isFlaky: boolean;
  /** What was wrong, ready to print; empty unless it failed. */
  readonly errors: readonly string[];
  /** Arguments that run this test alone. */
  readonly alone: readonly string[];
}

/** What a reporter inside Vitest or Playwright shows the process that started it. */
export type TestEvent =
  /** Every file of the run, with the number of parts in which it reports that it is done. */
  | { readonly kind: 'planned'; readonly files: Readonly<Record<string, number>> }
  | { readonly kind: 'test'; readonly test: FinishedTest }
  | { readonly kind: 'part'; readonly file: string; readonly milliseconds: number }
  /** A fault outside any test: a file that cannot be loaded, a hook, an unhandled rejection. */
  | { readonly kind: 'fault'; readonly file: string | null; readonly error: string };

export function send(event: TestEvent): void {
  if (!process.send) throw new Error('this reporter speaks to `npm test`, which did not start it');
  process.send(event);
}
