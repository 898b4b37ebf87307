import fs from 'node:fs';
import { basename, join } from 'node:path';
import { runWithProgress } from './progress.mjs';

const ALWAYS = ['--include=optional', '--loglevel=error', '--no-audit', '--no-fund'];

/** Null, or what npm printed when it failed. */
export async function runNpm(task, { cwd, title }) {
  const [command, first] = findNpm();
  const { status, output } = await runWithProgress(command, [...first, ...task, ...ALWAYS], { cwd, title });
  return status === 0 ? null : output.trim();
}

/** One sentence about a failed install; npm's own output is shown only where none of these fits. */
export function explainInstallFailure(output, cwd) {
  if (/ENOSPC|EDQUOT|no space left/i.test(output)) {
    return `the disk that holds ${join(cwd, 'node_modules')} is full: ${readFreeMb(cwd)} MB are free. Free some space, then start again.`;
  }
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET|network/i.test(output)) {
    return 'npm cannot reach the package registry: check the network with "npm ping" (behind a proxy: npm config set proxy ADDRESS), then start again.';
  }
  if (/EACCES|EPERM|EROFS/.test(output)) {
    return `this user may not write to ${cwd}: give the folder to the user that runs the site, then start again.`;
  }
  return `${output}\nbasispoint: npm could not install the packages; its reason is above.`;
}

export function readFreeMb(path) {
  const { bavail, bsize } = fs.statfsSync(path);
  return Math.floor((bavail * bsize) / 1024 ** 2);
}

/** The npm that runs us, when it is npm that does. */
function findNpm() {
  const running = process.env.npm_execpath ?? '';
  return basename(running) === 'npm-cli.js' ? [process.execPath, [running]] : ['npm', []];
}
