import type { TestApp } from '../src/app/app-for-tests.server.ts';
import { readCommand } from '../src/app/commands/read-command.server.ts';

/** What a command says and shows, run on the store of a test's app. */
export async function runCommand(
  { services, databaseUrl }: TestApp,
  args: readonly string[],
  config = services.config,
): Promise<{ said: string[]; shown: Record<string, unknown>[] }> {
  const { command, input } = readCommand(args);
  const said: string[] = [];
  const shown: Record<string, unknown>[] = [];
  const now = services.clock();
  await command.run(input, {
    database: services.stores.primary,
    databaseUrl,
    config,
    actor: { operatorId: null, at: now },
    now,
    clock: () => now,
    signal: new AbortController().signal,
    say: (message) => void said.push(message),
    show: (rows) => void shown.push(...rows),
    exitWith: () => undefined,
    confirm: async () => null,
    readPassword: async () => {
      throw new Error('no password is typed here');
    },
  });
  return { said, shown };
}
