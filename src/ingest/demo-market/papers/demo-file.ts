import { createHash } from 'node:crypto';
import type { Mimetype } from '#platform/files/mimetype.ts';
import { writeRar, writeZip } from './archives.ts';
import { writePdf } from './pdf.ts';

export interface DemoFile {
  readonly id: string;
  readonly name: string;
  readonly mimetype: Mimetype;
  readonly content: Uint8Array;
  readonly sha256: string;
}

export type PaperKind = 'pdf' | 'zip' | 'rar';

/** A small real file that says what it stands for; its id follows from the seed and its name. */
export function createDemoFile(
  seed: string,
  name: string,
  kind: PaperKind,
  lines: readonly string[],
): DemoFile {
  const paper = writePdf([...lines, 'Invented: no real company, figure or opinion.']);
  const packed = PACKERS[kind](`${name}.pdf`, paper);
  return {
    id: uuidOf(`${seed}/file/${name}.${kind}`),
    name: `${name}.${kind}`,
    mimetype: MIMETYPES[kind],
    content: packed,
    sha256: createHash('sha256').update(packed).digest('hex'),
  };
}

const PACKERS: Readonly<Record<PaperKind, (name: string, paper: Uint8Array) => Uint8Array>> = {
  pdf: (_, paper) => paper,
  zip: writeZip,
  rar: writeRar,
};

const MIMETYPES: Readonly<Record<PaperKind, Mimetype>> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  rar: 'application/vnd.rar',
};

/** A version 8 UUID: of our own making. */
function uuidOf(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-a${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
