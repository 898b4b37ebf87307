import { createHash } from 'node:crypto';
import fs from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

const PACKAGES = ['package.json', 'package-lock.json'];
const PACKAGES_STAMP = join(ROOT, 'node_modules', '.basispoint-stamp');

const SOURCES = [
  ...PACKAGES,
  'vite.config.ts',
  'vite.chunks.ts',
  'launch/build.mjs',
  'src',
  'database',
  'public',
];
const BUILD_STAMP = join(ROOT, 'dist', '.stamp');

export function arePackagesFresh() {
  return findText(PACKAGES_STAMP) === markPackages();
}

export function stampPackages() {
  fs.writeFileSync(PACKAGES_STAMP, markPackages());
}

/**
 * Sizes and times answer at once when nothing was touched; contents decide otherwise, since a checkout
 * touches files without changing them.
 */
export function isBuildFresh() {
  const [quick, content] = (findText(BUILD_STAMP) ?? '').split('\n');
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

export function stampBuild({ quick, content }) {
  fs.writeFileSync(BUILD_STAMP, `${quick}\n${content}\n`);
}

function markPackages() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  for (const file of PACKAGES) hash.update(fs.readFileSync(join(ROOT, file)));
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
