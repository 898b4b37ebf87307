import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

export interface RunningServer {
  readonly origin: string;
  stop(): Promise<void>;
}

const SERVER = fileURLToPath(new URL('../dist/server/server.js', import.meta.url));

/** The built server on a free port, ready. */
export async function startBasispoint(environment: Record<string, string>): Promise<RunningServer> {
  const port = await freePort();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    PORT: String(port),
    ...environment,
  };
  return ready(
    fork(SERVER, { env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
    `http://127.0.0.1:${port}`,
    '/readyz',
  );
}

/** A peer of the benchmark: a file of this folder that listens on PORT. */
export async function startPeer(file: string, environment: Record<string, string>): Promise<RunningServer> {
  const port = await freePort();
  const env = { ...process.env, NODE_ENV: 'production', PORT: String(port), ...environment };
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return ready(child, `http://127.0.0.1:${port}`, '/');
}

/** Any other program that listens, once its address answers. */
export async function startProgram(
  file: string,
  program: { args: string[]; cwd: string; env: NodeJS.ProcessEnv; origin: string; path: string },
): Promise<RunningServer> {
  const { args, cwd, env, origin, path } = program;
  return ready(fork(file, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }), origin, path);
}

async function ready(child: ChildProcess, origin: string, path: string): Promise<RunningServer> {
  const stop = async () => {
    if (child.exitCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  for (let tries = 0; tries < 600; tries++) {
    if (child.exitCode !== null) throw new Error(`a server ended with ${child.exitCode}`);
    const answer = await fetch(origin + path).catch(() => null);
    if (answer?.ok) return { origin, stop };
    await new Promise((done) => setTimeout(done, 100));
  }
  await stop();
  throw new Error(`${origin} did not become ready within a minute`);
}

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  return typeof address === 'object' && address ? address.port : 0;
}
