import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Files } from '#platform/files/files.server.ts';
import { ByteSource } from '../decode/byte-source.server.ts';
import { DecodeRefusal } from '../decode/decode-refusal.ts';
import type { Decoder } from '../decode/decoder.server.ts';
import { listEntries } from '../decode/list-entries.server.ts';
import type { NewDraftFile } from './drafts.repository.ts';

const ZIP = Buffer.from([0x50, 0x4b, 0x03, 0x04]);

/** The same files with every archive replaced by what is in it. One that cannot be opened stays, and says why when it is recognised. */
export async function unpackUploads(
  decoder: Decoder,
  files: Files,
  uploads: readonly NewDraftFile[],
): Promise<NewDraftFile[]> {
  const unpacked: NewDraftFile[] = [];
  for (const upload of uploads)
    unpacked.push(...((await isZip(files, upload)) ? await unpack(decoder, files, upload) : [upload]));
  return unpacked;
}

async function isZip(files: Files, upload: NewDraftFile): Promise<boolean> {
  if (upload.bytes < ZIP.length) return false;
  const chunks: Buffer[] = [];
  for await (const chunk of await files.read(upload, { first: 0, last: ZIP.length - 1 })) chunks.push(chunk);
  return Buffer.concat(chunks).equals(ZIP);
}

/** An archive is read at many places, so it is on the disk meanwhile. */
async function unpack(decoder: Decoder, files: Files, upload: NewDraftFile): Promise<NewDraftFile[]> {
  const folder = await mkdtemp(join(tmpdir(), 'basispoint-upload-'));
  const path = join(folder, 'archive');
  try {
    await pipeline(await files.read(upload), createWriteStream(path));
    const { sources } = await listEntries(decoder, path);
    const unpacked: NewDraftFile[] = [];
    for (const { name, folder: inside = null, bytes, content } of sources) {
      if (content.kind !== 'entry') return [upload];
      const stored = await files.putStream(ByteSource.of(content, bytes, decoder.limits).stream());
      const { sha256, size, store } = stored;
      unpacked.push({ name, folder: inside, sha256, store, bytes: size });
    }
    return unpacked.length > 0 ? unpacked : [upload];
  } catch (error) {
    if (error instanceof DecodeRefusal) return [upload];
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
