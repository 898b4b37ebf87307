import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import net from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export interface Run {
  readonly code: number | null;
  readonly output: string;
}

/** `npm start` as a person runs it, without npm around it; `settings` are all that the environment holds of ours. */
export async function runLauncher(
  script: 'start' | 'command-line',
  { args = [], settings = {}, cwd = '.' }: { args?: string[]; settings?: NodeJS.ProcessEnv; cwd?: string },
): Promise<Run> {
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, [join(cwd, 'launch', `${script}.mjs`), ...args], {
    cwd,
    env: { PATH, HOME, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8');
    stream.on('data', (text: string) => {
      output += text;
    });
  }
  const [code] = await once(child, 'close');
  return { code, output };
}

/** The repository as a fresh clone has it, with no packages and no build. */
export async function copyWithoutPackages(): Promise<string> {
  const folder = await temporaryFolder();
  for (const name of ['launch', 'package.json', 'package-lock.json', '.npmrc'])
    await cp(name, join(folder, name), { recursive: true });
  return folder;
}

export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'basispoint-launcher-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

/** A port of loopback that is in use until the test ends; what connects is answered by `answer`. */
export async function takePort(answer: (socket: net.Socket) => void = () => undefined): Promise<number> {
  const server = net.createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as net.AddressInfo).port;
}

/** A port that nobody listens on. */
export async function freePort(): Promise<number> {
  const server = net.createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as net.AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
