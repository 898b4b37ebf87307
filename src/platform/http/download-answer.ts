import { attachmentNamed } from '#platform/contract/content-disposition.ts';
import type { ByteRange } from '#platform/files/file-store.ts';
import type { FileToSend } from '#platform/files/file-to-send.ts';
import { type RequestedRange, readRange } from './byte-range.ts';

type FileFacts = Omit<FileToSend, 'read'>;

export interface RequestedHeaders {
  readonly range?: string | undefined;
  readonly 'if-range'?: string | undefined;
  readonly 'if-none-match'?: string | undefined;
  readonly 'if-modified-since'?: string | undefined;
}

export interface DownloadAnswer {
  readonly status: 200 | 206 | 304 | 416;
  readonly headers: Readonly<Record<string, string>>;
  /** Of the body; not shown where the size of the file is not known. */
  readonly length?: number;
  readonly range?: ByteRange;
}

/** What a request for a file is answered, before a byte of it is read. */
export function answerDownload(file: FileFacts, requested: RequestedHeaders): DownloadAnswer {
  const { size } = file;
  const validators = {
    ...(file.etag && { etag: quoted(file.etag) }),
    ...(file.lastModified && { 'last-modified': file.lastModified.toUTCString() }),
  };
  if (isKnown(file, requested)) return { status: 304, headers: { ...PROTECTION, ...validators } };
  const range = findRange(file, requested);
  if (range === 'unsatisfiable')
    return { status: 416, headers: { ...PROTECTION, 'content-range': `bytes */${size}` }, length: 0 };
  const isPart = typeof range === 'object';
  const length = isPart ? range.last - range.first + 1 : size;
  return {
    status: isPart ? 206 : 200,
    headers: {
      ...PROTECTION,
      ...validators,
      'content-type': file.mimetype,
      'content-disposition': attachmentNamed(file.name),
      'accept-ranges': size === undefined ? 'none' : 'bytes',
      ...(isPart && { 'content-range': `bytes ${range.first}-${range.last}/${size}` }),
    },
    ...(length !== undefined && { length }),
    ...(isPart && { range }),
  };
}

/** A file is saved and never shown here: even one that is a page in truth runs nothing on this site. */
const PROTECTION = {
  'cache-control': 'private, no-store',
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  vary: 'Cookie, Origin',
};

const quoted = (etag: string) => `"${etag}"`;

function isKnown({ etag, lastModified }: FileFacts, requested: RequestedHeaders): boolean {
  const known = requested['if-none-match'];
  if (known !== undefined) {
    if (!etag) return false;
    return (
      known.trim() === '*' || known.split(',').some((one) => one.trim().replace(/^W\//, '') === quoted(etag))
    );
  }
  const since = Date.parse(requested['if-modified-since'] ?? '');
  return lastModified !== undefined && Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
}

/** A part of what has changed since would not join what the reader has: then the whole file is sent. */
function findRange({ size, etag, lastModified }: FileFacts, requested: RequestedHeaders): RequestedRange {
  if (size === undefined) return 'whole';
  const ifRange = requested['if-range']?.trim();
  const isSame =
    ifRange === undefined || (etag && ifRange === quoted(etag)) || ifRange === lastModified?.toUTCString();
  return isSame ? readRange(requested.range, size) : 'whole';
}
