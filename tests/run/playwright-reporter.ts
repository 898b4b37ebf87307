import { relative } from 'node:path';
import type { Reporter, Suite, TestCase, TestError, TestResult } from '@playwright/test/reporter';
import { send } from './test-event.ts';

/** Playwright's events as `npm test` reads them; a test is one part of its file. */
export default class PlaywrightReporter implements Reporter {
  onBegin(_config: unknown, suite: Suite): void {
    const files: Record<string, number> = {};
    for (const test of suite.allTests()) files[fileOf(test)] = (files[fileOf(test)] ?? 0) + 1;
    send({ kind: 'planned', files });
  }

  onTestEnd(test: TestCase, { status, duration, errors, retry }: TestResult): void {
    const file = fileOf(test);
    const isToBeTriedAgain = test.outcome() === 'unexpected' && retry < test.retries;
    if (isToBeTriedAgain && status !== 'interrupted') return;
    const outcome = test.outcome();
    const project = test.parent.project()?.name ?? '';
    const titles = test.titlePath().slice(3);
    send({
      kind: 'test',
      test: {
        file,
        title: `${titles.join(' › ')} (${project})`,
        outcome: outcome === 'unexpected' ? 'failed' : outcome === 'skipped' ? 'skipped' : 'passed',
        milliseconds: duration,
        isFlaky: outcome === 'flaky',
        errors: outcome === 'unexpected' ? errors.map(describe) : [],
        alone: ['browser', `${file}:${test.location.line}`, `--project=${project}`],
      },
    });
    send({ kind: 'part', file, milliseconds: duration });
  }

  onError(error: TestError): void {
    send({ kind: 'fault', file: null, error: describe(error) });
  }

  printsToStdio(): boolean {
    return true;
  }
}

const fileOf = ({ location }: TestCase) => relative(process.cwd(), location.file);

function describe({ message, stack, value, snippet }: TestError): string {
  return [stack ?? message ?? value ?? 'an error without a message', ...(snippet ? [snippet] : [])].join(
    '\n',
  );
}
