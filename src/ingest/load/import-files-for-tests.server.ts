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
  { open = {}, ...changed }: Partial<ImportOptions> & { readonly open?: Partial<OpenOptions> } = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'import-texts-'));
  const decoder = new Decoder();
  const client = await connectTo(url);
  try {
    const paths = Object.keys(texts).map((name) => join(folder, name));
    for (const [at, text] of Object.values(texts).entries()) await writeFile(paths[at] ?? '', text);
    const { findMic } = await readReferenceData(client);
    const opened = await openFiles(paths, { decoder, findMic, checks: { accepted: [] }, ...open });
    return { ...(await importFiles(url, opened.files, changed)), unread: opened.unread };
  } finally {
    await client.end();
    await decoder.close();
    await rm(folder, { recursive: true });
  }
}
