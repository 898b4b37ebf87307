import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { lstat, mkdir, open, readdir, realpath, rename } from 'node:fs/promises';
import { isAbsolute, join, relative, resolve, sep } from 'node:path';
import { SourceFailure } from '../source-failure.ts';
import type { FetchContext, FetchedSource } from './fetch-context.server.ts';
import type { Fetched, FetchedFile } from './fetched.ts';
import { type Look, STILL_MS, settledFiles } from './settled-files.ts';

/** Files of a folder whose size stands still; afterwards each is moved to `taken` or `refused` beside them. */
export async function fetchFolder(source: FetchedSource, context: FetchContext): Promise<Fetched> {
  const folder = await openFolder(source.address, context.folders);
  const first = await look(folder);
  if (first.size === 0) return { files: [], bodies: {} };
  await context.pace.wait(STILL_MS);
  context.signal?.throwIfAborted();
  const files: FetchedFile[] = [];
  for (const name of settledFiles(first, await look(folder)))
    files.push(await take(join(folder, name), name, context));
  return {
    files,
    bodies: {},
    settle: ({ address }, place) => moveBeside(address, place),
  };
}

/** The folder itself: below one that the settings name, and reached through no link. */
export async function openFolder(path: string, roots: readonly string[]): Promise<string> {
  if (!isAbsolute(path)) throw new SourceFailure('folder_not_allowed', { folder: path });
  for (const root of roots) {
    const inside = relative(resolve(root), resolve(path));
    if (inside === '..' || inside.startsWith(`..${sep}`) || isAbsolute(inside)) continue;
    const real = await realpath(root).catch(() => null);
    if (real === null) continue;
    const wanted = join(real, inside);
    const found = await realpath(wanted).catch(() => null);
    if (found === null) throw new SourceFailure('folder_missing', { folder: path });
    if (found !== wanted) continue;
    if (!(await lstat(found)).isDirectory()) throw new SourceFailure('folder_missing', { folder: path });
    return found;
  }
  throw new SourceFailure('folder_not_allowed', { folder: path, setting: 'IMPORT_FOLDERS' });
}

async function look(folder: string): Promise<Look> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.'));
  const seen = new Map<string, { size: number; modifiedAt: number }>();
  for (const { name } of files) {
    const found = await lstat(join(folder, name)).catch(() => null);
    if (found?.isFile()) seen.set(name, { size: found.size, modifiedAt: found.mtimeMs });
  }
  return seen;
}

/** A copy: what is read is what was hashed, whatever happens in the folder meanwhile. */
async function take(from: string, name: string, context: FetchContext): Promise<FetchedFile> {
  const path = await context.newPath(name);
  const source = await open(from, constants.O_RDONLY | constants.O_NOFOLLOW);
  const copy = await open(path, 'wx', 0o600);
  const sha256 = createHash('sha256');
  let bytes = 0;
  try {
    for await (const chunk of source.createReadStream({ autoClose: false }) as AsyncIterable<Uint8Array>) {
      context.signal?.throwIfAborted();
      bytes += chunk.byteLength;
      if (bytes > context.mostBytes)
        throw new SourceFailure('too_large', { file: name, setting: 'IMPORT_MAX_MB' });
      sha256.update(chunk);
      await copy.writeFile(chunk);
    }
  } finally {
    await Promise.all([source.close(), copy.close()]);
  }
  return { path, address: from, sha256: sha256.digest('hex') };
}

async function moveBeside(path: string, place: 'taken' | 'refused'): Promise<void> {
  const folder = join(path, '..', place);
  const name = path.slice(path.lastIndexOf(sep) + 1);
  await mkdir(folder).catch((error: { code?: string }) => {
    if (error.code !== 'EEXIST') throw error;
  });
  if (!(await lstat(folder)).isDirectory()) throw new SourceFailure('folder_not_allowed', { folder });
  for (let copy = 1; ; copy++) {
    const target = join(folder, copy === 1 ? name : numbered(name, copy));
    if (await lstat(target).catch(() => null)) continue;
    return rename(path, target);
  }
}

/** `prices.csv` → `prices-2.csv`. */
function numbered(name: string, copy: number): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? `${name.slice(0, dot)}-${copy}${name.slice(dot)}` : `${name}-${copy}`;
}
