import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { say } from './say.mjs';
import { ROOT } from './stamps.mjs';

const LOCK = join(
  tmpdir(),
  `basispoint-${createHash('sha256').update(ROOT).digest('hex').slice(0, 16)}.lock`,
);
const PATIENCE_MS = 10 * 60_000;

/** One installs or builds at a time: two in the same folder would destroy each other's files. */
export async function withLock(run) {
  const end = Date.now() + PATIENCE_MS;
  let hasReportedWait = false;
  while (!takeLock()) {
    const owner = Number(readOwner());
    if (!isAlive(owner) || Date.now() > end) {
      fs.rmSync(LOCK, { force: true });
      continue;
    }
    if (!hasReportedWait) say(`waiting for process ${owner}, which is installing or building`);
    hasReportedWait = true;
    await sleep(200);
  }
  const release = () => fs.rmSync(LOCK, { force: true });
  process.once('exit', release);
  await run();
  process.off('exit', release);
  release();
}

function takeLock() {
  try {
    fs.writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function readOwner() {
  try {
    return fs.readFileSync(LOCK, 'utf8');
  } catch {
    return '';
  }
}

function isAlive(pid) {
  // Between its making and its first byte the file is empty; its owner is about to sign it.
  if (pid === 0) return fs.existsSync(LOCK);
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
