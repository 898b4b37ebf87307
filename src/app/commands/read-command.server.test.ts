import { expect, test } from 'vitest';
import { OperatorError } from '../process/process.server.ts';
import { commands } from './commands.server.ts';
import { readCommand } from './read-command.server.ts';

test('US-08 the command line does what the operator does: each command has a name of its own', () => {
  const names = commands.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names).toEqual(
    expect.arrayContaining(['user level', 'operator add', 'menu add', 'labels set', 'changes list']),
  );
});

test('a command is read with what stands after its words', () => {
  const { command, input } = readCommand([
    'user',
    'add',
    'a@b.example',
    '--level',
    '1077',
    '--operator',
    '--json',
  ]);
  expect(command.name).toBe('user add');
  expect(input.positionals).toEqual(['a@b.example']);
  expect({ ...input.values }).toEqual({ level: '1077', operator: true, json: true });
});

test.each([
  { args: [], says: 'COMMAND' },
  { args: ['nonsense'], says: 'unknown command "nonsense". Run npm run basispoint for the list.' },
  {
    args: ['migrat'],
    says: 'unknown command "migrat": did you mean "migrate"? Run npm run basispoint for the list.',
  },
  { args: ['usr', 'level'], says: 'unknown command "usr": did you mean "user level"?' },
  {
    args: ['user', 'levle', 'a@b.example'],
    says: 'unknown command "user levle": did you mean "user level"?',
  },
  { args: ['user', 'add', '--oprator'], says: 'unknown option "--oprator": did you mean "--operator"?' },
  { args: ['user'], says: 'user level EMAIL N' },
  {
    args: ['user', 'level', '--nope'],
    says: 'unknown option "--nope". Run npm run basispoint -- user for the list.',
  },
  { args: ['user', 'level', '-x'], says: 'usage: npm run basispoint -- user level EMAIL N' },
])('$args says how it is used', ({ args, says }) => {
  expect(() => readCommand(args)).toThrow(OperatorError);
  expect(() => readCommand(args)).toThrow(says);
});

test('a first word that is known lists its commands only', () => {
  expect(() => readCommand(['menu'])).toThrow(/^(?!.*user level)/s);
});
