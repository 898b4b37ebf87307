import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const PACKAGES = ['package.json', 'package-lock.json'];

const SOURCES = [
  ...PACKAGES,
  'vite.config.ts',
  'vite.chunks.ts',
  'vite.class-names.ts',
  'vite.workers.ts',
  'launch/build.mjs',
  'launch/called-as.mjs',
  'launch/native-packages.mjs',
  'launch/nearest.mjs',
  'launch/start-options.mjs',
  'src',
  'database',
  'public',
];
const BUILD_STAMP = join(ROOT, 'dist', '.stamp');

/**
 * The level of the packages in a folder, and whether they are those of its lock file. A folder without a stamp has
 * none: half an install is no install.
 */
export function readPackagesStamp(folder = ROOT) {
  const [mark, level = null] = (findText(packagesStamp(folder)) ?? '').split(' ');
  return { isCurrent: mark === markPackages(folder), level };
}

export function stampPackages(level, folder = ROOT) {
  fs.writeFileSync(packagesStamp(folder), `${markPackages(folder)} ${level}`);
}

/**
 * Sizes and times answer at once when nothing was touched; contents decide otherwise, since a checkout
 * touches files without changing them.
 */
export function isBuildFresh() {
  const stamp = findText(BUILD_STAMP);
  if (stamp === null) return false;
  const [quick, content] = stamp.split('\n');
  const files = listSources();
  if (quick === markTimes(files)) return true;
  if (content !== markContents(files)) return false;
  stampBuild({ quick: markTimes(files), content });
  return true;
}

/** Taken before a build, so that what is edited meanwhile counts as new. */
export function markBuild() {
  const files = listSources();
  return { quick: markTimes(files), content: markContents(files) };
}

/** The contents that the last build was made from. */
export function readBuild() {
  return findText(BUILD_STAMP)?.split('\n')[1] ?? '';
}

export function stampBuild({ quick, content }) {
  fs.writeFileSync(BUILD_STAMP, `${quick}\n${content}\n`);
}

function packagesStamp(folder) {
  return join(folder, 'node_modules', '.basispoint-stamp');
}

function markPackages(folder) {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of PACKAGES) hash.update(fs.readFileSync(join(folder, file)));
  return hash.digest('hex');
}

function markTimes(files) {
  const hash = createHash('sha256');
  for (const file of files) {
    const { size, mtimeMs } = fs.statSync(join(ROOT, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

function markContents(files) {
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\n`).update(fs.readFileSync(join(ROOT, file)));
  return hash.digest('hex');
}

function listSources() {
  return SOURCES.flatMap((path) => listFiles(path)).sort();
}

function listFiles(path) {
  const stat = fs.statSync(join(ROOT, path), { throwIfNoEntry: false });
  if (stat === undefined) return [];
  if (!stat.isDirectory()) return [path];
  return fs.readdirSync(join(ROOT, path), { withFileTypes: true }).flatMap((entry) => {
    const inside = `${path}/${entry.name}`;
    if (entry.isDirectory()) return listFiles(inside);
    return /\.test\.tsx?$/.test(entry.name) ? [] : [inside];
  });
}

function findText(path) {
  try {
    return fs.readFileSync(path, 'utf8');
  } catch {
    return null;
  }
}
