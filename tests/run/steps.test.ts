import { expect, test } from 'vitest';
import { groupSteps, planChanged, planSteps } from './steps.ts';

const namesOf = (args: string[]) => {
  const plan = planSteps(args);
  return 'usage' in plan ? plan.usage : plan.steps.map(({ name }) => name);
};

test.each([
  { args: [], steps: ['lint', 'types', 'unit', 'browser'] },
  { args: ['quick'], steps: ['lint', 'types', 'unit'] },
  { args: ['unit', 'src/domain'], steps: ['unit'] },
  { args: ['browser'], steps: ['browser'] },
])('npm test -- $args runs $steps', ({ args, steps }) => {
  expect(namesOf(args)).toEqual(steps);
});

test.each(['everything', 'toString', '--watch'])('npm test -- %s says how to ask', (name) => {
  expect(namesOf([name])).toContain(`there is no step "${name}"\nusage: npm test`);
});

test('the quick run starts no database', () => {
  const plan = planSteps(['quick']);
  expect('steps' in plan && plan.steps[2]?.processes).toEqual([expect.arrayContaining(['--project=pure'])]);
});

test('arguments of a step reach its own program, and its times do not stand for whole files', () => {
  const plan = planSteps(['unit', 'src/domain', '-t', 'EP-01']);
  if ('usage' in plan) throw new Error(plan.usage);
  expect(plan.steps[0]?.processes.map((args) => args.slice(-3))).toEqual([['src/domain', '-t', 'EP-01']]);
  expect(plan.isWhole).toBe(false);
});

test('all unit tests run in two processes, the serial ones beside the others', () => {
  const plan = planSteps(['unit', '--sequence.shuffle']);
  if ('usage' in plan) throw new Error(plan.usage);
  expect(plan.steps[0]?.processes.map((args) => args.slice(3))).toEqual([
    ['--project=pure', '--project=large', '--project=database', '--sequence.shuffle'],
    ['--project=serial', '--sequence.shuffle'],
  ]);
});

test.each([
  { gigabytes: 16, groups: [['lint'], ['types'], ['unit', 'browser']] },
  { gigabytes: 8, groups: [['lint'], ['types'], ['unit'], ['browser']] },
])('with $gigabytes GB unit and browser tests run as $groups', ({ gigabytes, groups }) => {
  const plan = planSteps([]);
  if ('usage' in plan) throw new Error(plan.usage);
  const grouped = groupSteps(plan.steps, gigabytes * 1024 ** 3);
  expect(grouped.map((group) => group.map(({ name }) => name))).toEqual(groups);
});

test('a step alone runs alone, however much memory there is', () => {
  const plan = planSteps(['browser']);
  if ('usage' in plan) throw new Error(plan.usage);
  expect(groupSteps(plan.steps, Number.POSITIVE_INFINITY)).toHaveLength(1);
});

test('a change that no browser test depends on starts no browser', () => {
  expect(planChanged({ since: 'HEAD', specs: [] }).steps.map(({ name }) => name)).toEqual([
    'lint',
    'types',
    'unit',
  ]);
});
