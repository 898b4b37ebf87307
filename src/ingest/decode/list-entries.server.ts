import { lstat, open, readdir, stat } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import { escapeControls, findEntryLabel } from './archive/entry-label.ts';
import type { ZipEntry } from './archive/zip-file.server.ts';
import { DecodeRefusal } from './decode-refusal.ts';
import type { Decoder } from './decoder.server.ts';
import { refuseOver } from './refuse-over.ts';
import type { FileSource } from './source.ts';

export interface ListedEntries {
  readonly sources: readonly FileSource[];
  /** What is not read, and why. */
  readonly skipped: readonly SkippedEntry[];
}

export interface SkippedEntry {
  readonly name: string;
  readonly why: 'link' | 'unsafe_name' | 'hidden' | 'refused';
  readonly refusal?: DecodeRefusal;
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** The files of a folder or an archive, each once, in the order of their names; a file alone is a list of itself. */
export async function listEntries(decoder: Decoder, path: string): Promise<ListedEntries> {
  const name = basename(path);
  const found = await stat(path).catch(() => null);
  if (found === null) throw new DecodeRefusal('unreadable', { name: escapeControls(name) });
  return found.isDirectory()
    ? listFolder(decoder, path)
    : listFile(decoder, { path, name, bytes: found.size });
}

async function listFolder(decoder: Decoder, root: string): Promise<ListedEntries> {
  const sources: FileSource[] = [];
  const skipped: SkippedEntry[] = [];
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  refuseOver(decoder.limits, 'entries', entries.length);
  for (const entry of entries.sort((a, b) =>
    comparePaths(join(a.parentPath, a.name), join(b.parentPath, b.name)),
  )) {
    const path = join(entry.parentPath, entry.name);
    const label = escapeControls(relative(root, path));
    if (entry.isSymbolicLink()) skipped.push({ name: label, why: 'link' });
    else if (isHidden(label)) skipped.push({ name: label, why: 'hidden' });
    else if (entry.isFile()) await add({ path, name: entry.name, folder: folderOf(root, entry.parentPath) });
  }
  return { sources, skipped };

  async function add({ path, name, folder }: { path: string; name: string; folder: string }): Promise<void> {
    try {
      const { size } = await lstat(path);
      const listed = await listFile(decoder, { path, name, folder, bytes: size });
      sources.push(...listed.sources);
      skipped.push(...listed.skipped);
      refuseOver(decoder.limits, 'entries', sources.length);
    } catch (error) {
      if (!(error instanceof DecodeRefusal) || error.details.limit === 'entries') throw error;
      skipped.push({ name: escapeControls(name), why: 'refused', refusal: error });
    }
  }
}

interface FileOnDisk {
  readonly path: string;
  readonly name: string;
  readonly folder?: string;
  readonly bytes: number;
}

async function listFile(decoder: Decoder, { path, name, folder, bytes }: FileOnDisk): Promise<ListedEntries> {
  const label =
    folder === undefined
      ? { name: escapeControls(name) }
      : { name: escapeControls(name), folder: escapeControls(folder) };
  const source: FileSource = { ...label, bytes, content: { kind: 'path', path } };
  if (!(await isZip(path))) return { sources: [source], skipped: [] };
  const entries = (await decoder.runList(source)) as readonly ZipEntry[];
  if (entries.some((entry) => entry.path === '[Content_Types].xml'))
    return { sources: [source], skipped: [] };
  const named = entries.map((entry) => ({ entry, label: findEntryLabel(entry.path) }));
  const skipped = named.flatMap(({ entry, label: entryLabel }) => {
    const why = whySkipped(entry, entryLabel !== null);
    return why === null ? [] : [{ name: escapeControls(entry.path), why }];
  });
  const sources = named.flatMap(({ entry, label: entryLabel }) =>
    entryLabel === null || whySkipped(entry, true) !== null ? [] : [toSource(path, entry, entryLabel)],
  );
  return { sources, skipped };
}

function whySkipped({ path, isLink }: ZipEntry, isSafe: boolean): SkippedEntry['why'] | null {
  if (!isSafe) return 'unsafe_name';
  if (isLink) return 'link';
  return isHidden(path) ? 'hidden' : null;
}

function toSource(
  path: string,
  entry: ZipEntry,
  label: { readonly name: string; readonly folder?: string },
): FileSource {
  const { headerAt, packedBytes, isDeflated, bytes } = entry;
  return { ...label, bytes, content: { kind: 'entry', path, entry: { headerAt, packedBytes, isDeflated } } };
}

/** Of the system, not of the data: `.DS_Store`, `__MACOSX/`. */
const isHidden = (path: string) =>
  path.split('/').some((part) => part.startsWith('.') || part === '__MACOSX');
const folderOf = (root: string, parent: string) => basename(parent === root ? root : parent);
const comparePaths = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

async function isZip(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read({ buffer: new Uint8Array(ZIP.length), position: 0 });
    return bytesRead === ZIP.length && ZIP.every((byte, at) => buffer[at] === byte);
  } finally {
    await file.close();
  }
}
