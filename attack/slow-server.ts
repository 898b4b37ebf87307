import { execFileSync, spawn } from 'node:child_process';

/** Others on the server's core, so that it has a quarter of it. */
const BUSY = 3;
export const SLOWED_SHARE = 1 / (BUSY + 1);

/**
 * Answers from memory are faster than one generator can ask for them: the server then shares a core with busy processes, and
 * the generator has the others. Returns what ends it.
 */
export function slowDown(pid: number, cores: number): () => void {
  if (cores < 2) throw new Error('The generator needs a core of its own');
  const pin = (list: string, process: number) => execFileSync('taskset', ['-acp', list, String(process)]);
  const all = `0-${cores - 1}`;
  pin('0', pid);
  pin(`1-${cores - 1}`, process.pid);
  // Each in a session of its own, because Linux shares a core between sessions.
  const busy = Array.from({ length: BUSY }, () =>
    spawn('taskset', ['-c', '0', process.execPath, '-e', 'for (;;);'], { stdio: 'ignore', detached: true }),
  );
  return () => {
    for (const child of busy) child.kill('SIGKILL');
    pin(all, pid);
    pin(all, process.pid);
  };
}
