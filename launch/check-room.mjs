import fs from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readFreeMb } from './npm.mjs';
import { ROOT } from './stamps.mjs';

/** Measured, with some air; npm's cache holds the packages once more, compressed. */
const PACKAGES_MB = 600;
const BUILD_MB = 60;
const DATABASE_MB = 400;

/**
 * Null, or why the start would fail: the data directory cannot be written, or a disk is too small for what is to come.
 *
 * @param {{ dataDir: string, installs: boolean, builds: boolean, createsDatabase: boolean }} plan
 */
export function findDiskProblem({ dataDir, installs, builds, createsDatabase }) {
  const folder = findExisting(resolve(dataDir));
  const problem = findWriteError(folder);
  if (problem !== null) return explainDataDir(problem, resolve(dataDir));
  if ((installs || builds) && findWriteError(ROOT) !== null)
    return `packages and build cannot be written to ${ROOT} by this user: give the folder to the user that runs the site.`;

  const forSite = (installs ? PACKAGES_MB : 0) + (builds ? BUILD_MB : 0);
  const forData = createsDatabase ? DATABASE_MB : 0;
  const isOneDisk = fs.statSync(folder).dev === fs.statSync(ROOT).dev;
  const needs = isOneDisk
    ? [{ path: folder, neededMb: forSite + forData }]
    : [
        { path: ROOT, neededMb: forSite },
        { path: folder, neededMb: forData },
      ];
  const short = needs.map((need) => explainRoom({ ...need, freeMb: readFreeMb(need.path) }));
  return short.find((text) => text !== null) ?? null;
}

/** @param {{ path: string, freeMb: number, neededMb: number }} room */
export function explainRoom({ path, freeMb, neededMb }) {
  if (freeMb >= neededMb) return null;
  return (
    `the disk that holds ${path} has ${freeMb} MB free, and about ${neededMb} MB are needed: ` +
    'free some space, or set DATA_DIR to a folder on another disk.'
  );
}

export function hasCluster(dataDir) {
  return fs.existsSync(join(dataDir, 'postgres', 'PG_VERSION'));
}

/** Really written: what a file's mode allows is not the whole truth (read-only disks, quotas, root). */
function findWriteError(folder) {
  try {
    fs.rmdirSync(fs.mkdtempSync(join(folder, '.basispoint-check-')));
    return null;
  } catch ({ code }) {
    return code;
  }
}

function explainDataDir(code, dataDir) {
  if (code === 'ENOTDIR') return `DATA_DIR ${dataDir} is not a directory: set it to one.`;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `the disk that holds ${dataDir} is full: free some space, then start again.`;
  return `DATA_DIR ${dataDir} cannot be written by this user (${code}): give it to the user that runs the site, or set DATA_DIR to another folder.`;
}

/** The folder itself, or the nearest above it that is there: the rest will be made. */
function findExisting(path) {
  return fs.existsSync(path) || dirname(path) === path ? path : findExisting(dirname(path));
}
