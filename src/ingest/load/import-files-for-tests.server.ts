import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Decoder } from '../decode/decoder.server.ts';
import { readReferenceData } from '../identity/reference-data.repository.ts';
import { connectTo, importFiles } from './import-for-tests.server.ts';
import type { ImportOptions } from './import-run.server.ts';
import { type OpenOptions, openFiles } from './open-files.server.ts';

/** Files of text by name, recognised, checked and written as the command does it. */
export async function importTexts(
  url: string,
  texts: Readonly<Record<string, string>>,
  changed: Changed = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'import-texts-'));
  try {
    const paths = Object.keys(texts).map((name) => join(folder, name));
    for (const [at, text] of Object.values(texts).entries()) await writeFile(paths[at] ?? '', text);
    return await importPaths(url, paths, changed);
  } finally {
    await rm(folder, { recursive: true });
  }
}

type Changed = Partial<ImportOptions> & { readonly open?: Partial<OpenOptions> };

/** The same for files and folders. */
export async function importPaths(
  url: string,
  paths: readonly string[],
  { open = {}, ...changed }: Changed = {},
) {
  const decoder = new Decoder();
  const client = await connectTo(url);
  try {
    const { findMic } = await readReferenceData(client);
    const opened = await openFiles(paths, { decoder, findMic, checks: { accepted: [] }, ...open });
    return { ...(await importFiles(url, opened.files, changed)), unread: opened.unread };
  } finally {
    await client.end();
    await decoder.close();
  }
}
