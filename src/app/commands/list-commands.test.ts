import { expect, test } from 'vitest';
import { commands } from './commands.server.ts';
import { listCommands } from './list-commands.ts';

const ADD = {
  name: 'ads add',
  usage: '--name NAME --link LINK [--to DAY]',
  summary: 'create an advertisement',
};

test.each([
  {
    why: 'one line with what must stand after it',
    command: { name: 'user show', usage: 'EMAIL', summary: 'details of a user' },
    hasOptions: true,
    lines: ['  user show EMAIL                   details of a user'],
  },
  {
    why: 'no options where all commands are listed',
    command: ADD,
    hasOptions: false,
    lines: ['  ads add                           create an advertisement'],
  },
  {
    why: 'its options below',
    command: ADD,
    hasOptions: true,
    lines: [
      '  ads add                           create an advertisement',
      '      --name NAME --link LINK [--to DAY]',
    ],
  },
  {
    why: 'a summary below where there is no room beside',
    command: { name: 'report-files remove', usage: 'ISSUER YEAR [QUARTER]', summary: 'remove a file' },
    hasOptions: false,
    lines: [
      '  report-files remove ISSUER YEAR [QUARTER]',
      '                                    remove a file',
    ],
  },
])('US-08 a command is listed with $why', ({ command, hasOptions, lines }) => {
  expect(listCommands([command], { hasOptions }).split('\n')).toEqual(lines);
});

test('US-08 options of every command fit a terminal, and none is lost', () => {
  for (const command of commands) {
    const [, ...lines] = listCommands([command], { hasOptions: true }).split('\n');
    expect(
      lines
        .filter((line) => line.startsWith('      -') || line.startsWith('      ['))
        .every((line) => line.length <= 100),
    ).toBe(true);
    const words = (text: string) => text.match(/--[\w-]+/g) ?? [];
    expect(words(lines.join('\n'))).toEqual(words(command.usage));
  }
});
