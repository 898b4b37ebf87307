import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { readPassword } from './read-password.server.ts';

test.each([
  { piped: 'correct horse battery\n', password: 'correct horse battery' },
  { piped: 'correct horse battery\r\nignored', password: 'correct horse battery' },
  { piped: 'no end of line', password: 'no end of line' },
])('US-08 a piped password is its first line: $password', async ({ piped, password }) => {
  const input = new PassThrough();
  input.end(piped);
  expect(await readPassword(input, new PassThrough())).toBe(password);
});

async function atTerminal(
  first: string,
  second: string,
): Promise<{ password: Promise<string>; shown: () => string }> {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => input });
  const prompt = new PassThrough();
  let shown = '';
  prompt.on('data', (chunk) => {
    shown += String(chunk);
    if (shown.endsWith('password: ')) input.write(`${first}\r`);
    if (shown.endsWith('once more: ')) input.write(`${second}\r`);
  });
  return { password: readPassword(input, prompt), shown: () => shown };
}

test('US-08 at a terminal the password is requested twice and never shown', async () => {
  const { password, shown } = await atTerminal('correct horse', 'correct horse');
  expect(await password).toBe('correct horse');
  expect(shown()).toBe('password: \nonce more: \n');
});

test('US-08 two different passwords are refused', async () => {
  const { password } = await atTerminal('correct horse', 'correct house');
  await expect(password).rejects.toThrow('differ');
});
