import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { waitUntil } from '../wait-for.ts';

/** PostgreSQL and pgbouncer refuse to run as root. */
const USER = process.getuid?.() === 0 ? ['runuser', '-u', 'postgres', '--'] : [];
const POSTGRES = '/usr/lib/postgresql';
const MOST_STARTS = 20;

/** Where Debian puts PostgreSQL, or null. */
export function findPostgres(): string | null {
  try {
    const [newest] = readdirSync(POSTGRES).sort((one, other) => Number(other) - Number(one));
    return newest === undefined ? null : join(POSTGRES, newest, 'bin');
  } catch {
    return null;
  }
}

export const isInstalled = (program: string): boolean => !spawnSync(program, ['--version']).error;

export function runAsUser(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): void {
  const [file = command, ...rest] = [...USER, command, ...args];
  execFileSync(file, rest, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
    cwd: '/',
  });
}

/** A program that is killed and started again. */
export class Program {
  readonly name: string;
  readonly #command: readonly string[];
  readonly #env: NodeJS.ProcessEnv;
  readonly #isReady: () => Promise<boolean>;
  #child: ChildProcess | null = null;

  constructor(
    name: string,
    command: readonly string[],
    {
      env = {},
      asUser = false,
      isReady,
    }: { env?: NodeJS.ProcessEnv; asUser?: boolean; isReady: () => Promise<boolean> },
  ) {
    this.name = name;
    this.#command = asUser ? [...USER, ...command] : command;
    this.#env = env;
    this.#isReady = isReady;
  }

  get pid(): number {
    if (this.#child?.pid === undefined) throw new Error(`${this.name} does not run`);
    return this.#child.pid;
  }

  /** As a supervisor does it: what ends before it is ready is started again. */
  async start(): Promise<void> {
    let child = this.#spawn();
    let starts = 1;
    await waitUntil(() => {
      if (child.exitCode !== null) {
        if (starts++ === MOST_STARTS) throw new Error(`${this.name} ended with ${child.exitCode}`);
        child = this.#spawn();
      }
      return this.#isReady().catch(() => false);
    });
  }

  #spawn(): ChildProcess {
    const [file = '', ...args] = this.#command;
    this.#child = spawn(file, args, {
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'ignore', process.env.SCALE_OUTPUT ? 'inherit' : 'ignore'],
      detached: true,
    });
    return this.#child;
  }

  /** With everything that it started, at once. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#child;
    if (child?.pid === undefined || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    process.kill(-child.pid, signal);
    await ended;
    this.#child = null;
  }
}
