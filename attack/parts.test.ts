import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PARTS, readOptions } from './parts.ts';

test('every part of the attacks names files that exist', () => {
  const files = Object.values(PARTS).flatMap((words) =>
    words.filter((word) => /^(attack|tests)\//.test(word)),
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(files).toHaveLength(Object.keys(PARTS).length);
});

test.each([
  { args: [], parts: Object.keys(PARTS), minutes: 3, rounds: 20 },
  { args: ['fuzz', '--minutes', '10'], parts: ['fuzz'], minutes: 10, rounds: 20 },
  { args: ['load', 'drain'], parts: ['load', 'drain'], minutes: 3, rounds: 20 },
  { args: ['crash', '--rounds', '2'], parts: ['crash'], minutes: 3, rounds: 2 },
])('attack $args runs $parts', ({ args, parts, minutes, rounds }) =>
  expect(readOptions(args)).toMatchObject({ parts, minutes, rounds, isPlanted: false }),
);

test('a fault is planted only where the part has one', () => {
  expect(readOptions(['crash', '--planted'])).toMatchObject({ parts: ['crash'], isPlanted: true });
  for (const args of [['--planted'], ['fuzz', '--planted'], ['crash', 'load', '--planted']])
    expect(readOptions(args)).toEqual({ problem: expect.stringContaining('--planted goes with crash') });
});

test.each([[['nothing']], [['fuzz', '--minutes']], [['--seed', 'x']], [['__proto__']]])(
  'attack %j is refused with its usage',
  (args) => expect(readOptions(args)).toEqual({ problem: expect.stringContaining('npm run attack') }),
);
