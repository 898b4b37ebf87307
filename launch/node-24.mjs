import { spawn, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { ROOT } from './stamps.mjs';

/** The Node that the lockfile pins, whatever Node the machine has. */
export const NODE_24 = join(ROOT, 'node_modules', 'node', 'bin', 'node');

const NPM = readNpm();

export function isOnNode24() {
  return fs.existsSync(NODE_24) && fs.realpathSync(process.execPath) === fs.realpathSync(NODE_24);
}

export function worksNode24() {
  return spawnSync(NODE_24, ['--version'], { encoding: 'utf8' }).stdout?.startsWith('v24.') ?? false;
}

/** For programs that start a Node of their own. */
export function toEnvironment(env = {}) {
  return { ...process.env, PATH: `${dirname(NODE_24)}${delimiter}${process.env.PATH ?? ''}`, ...env };
}

/** Ends this process where the settings or the database would stop the site: a build would be for nothing. */
export function checkSettings() {
  const script = join(ROOT, 'src', 'app', 'store', 'check-settings.server.ts');
  const { status } = spawnSync(NODE_24, [script], { stdio: ['ignore', 'ignore', 2], env: toEnvironment() });
  if (status !== 0) process.exit(1);
}

/**
 * Takes this process's place: the same arguments, streams, signals and ending. The channel between the two
 * informs the script when this process was killed.
 */
export function runOnNode24(script, args, { env, flags = [] } = {}) {
  const child = spawn(NODE_24, [...flags, join(ROOT, script), ...args], {
    env: toEnvironment(env),
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  });
  // Once each: npm and the terminal send the same signal again, and the second would cut a stop short.
  const forwarded = new Set();
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
    process.on(signal, () => {
      if (forwarded.has(signal)) return;
      forwarded.add(signal);
      child.kill(signal);
    });
  }
  const isRunByNpm = process.env.npm_lifecycle_event !== undefined;
  const watch = isRunByNpm ? setInterval(stopWithoutNpm, 500).unref() : undefined;
  child.once('error', (error) => {
    process.stderr.write(`basispoint: ${NODE_24} could not be started: ${error.message}\n`);
    process.exit(1);
  });
  child.once('exit', (code, signal) => {
    if (signal === null) process.exit(code ?? 1);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
  });

  /** An npm that was killed could pass nothing on, and nobody would be left to stop us. */
  function stopWithoutNpm() {
    if (readNpm() === NPM) return;
    clearInterval(watch);
    child.kill('SIGTERM');
  }
}

/** The process that started us, past the shell that npm puts in between. */
function readNpm() {
  const parent = process.ppid;
  try {
    const stat = fs.readFileSync(`/proc/${parent}/stat`, 'utf8');
    const [, name, grandparent] = /\((.*)\) \S (\d+)/.exec(stat) ?? [];
    return /^(ba|da|a)?sh$/.test(name) ? Number(grandparent) : parent;
  } catch {
    return parent;
  }
}
