import { relative } from 'node:path';
import type { Reporter, SerializedError, TestCase, TestModule, TestSpecification } from 'vitest/node';
import { send } from './test-event.ts';

/** Vitest's events as `npm test` reads them; a file is one part of the run. */
export default class VitestReporter implements Reporter {
  onTestRunStart(specifications: readonly TestSpecification[]): void {
    send({ kind: 'planned', files: Object.fromEntries(specifications.map((each) => [fileOf(each), 1])) });
  }

  onTestCaseResult(test: TestCase): void {
    const { state, errors = [] } = test.result();
    if (state === 'pending') return;
    const file = fileOf(test.module);
    const { duration = 0, flaky = false } = test.diagnostic() ?? {};
    send({
      kind: 'test',
      test: {
        file,
        title: test.fullName,
        outcome: state,
        milliseconds: duration,
        isFlaky: flaky,
        errors: errors.map(describe),
        alone: ['unit', file, '-t', toPattern(test.fullName)],
      },
    });
  }

  onTestModuleEnd(module: TestModule): void {
    const file = fileOf(module);
    for (const error of module.errors()) send({ kind: 'fault', file, error: describe(error) });
    for (const suite of module.children.allSuites())
      for (const error of suite.errors()) send({ kind: 'fault', file, error: describe(error) });
    const { duration, collectDuration, setupDuration } = module.diagnostic();
    send({ kind: 'part', file, milliseconds: duration + collectDuration + setupDuration });
  }

  onTestRunEnd(_modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    for (const error of unhandled) send({ kind: 'fault', file: null, error: describe(error) });
  }
}

const fileOf = ({ moduleId }: { moduleId: string }) => relative(process.cwd(), moduleId);

const toPattern = (fullName: string) => fullName.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

function describe({ name, message, diff, stacks = [] }: SerializedError): string {
  const where = stacks
    .filter(({ file }) => !file.includes('node_modules'))
    .map(({ file, line, column }) => `  at ${relative(process.cwd(), file)}:${line}:${column}`);
  return [`${name ?? 'Error'}: ${message}`, ...(diff ? [diff] : []), ...where].join('\n');
}
