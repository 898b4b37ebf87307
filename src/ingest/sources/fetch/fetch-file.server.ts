import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { followRedirect, MOST_REDIRECTS, type PlannedRequest } from '../address/follow-redirect.ts';
import { SourceFailure } from '../source-failure.ts';
import type { Validators } from '../source-state.ts';
import { explain, type PinnedOptions, requestPinned } from './pinned-request.server.ts';

export interface FetchOptions extends PinnedOptions {
  /** Where the body is written. */
  readonly path: string;
  readonly mostBytes: number;
  /** Of the body that was taken last: the server answers 304 where it is still that one. */
  readonly known?: Validators | undefined;
}

export interface FetchedBody extends Validators {
  readonly sha256: string;
  readonly bytes: number;
}

const REDIRECTS = [301, 302, 303, 307, 308];

/** Writes the body of an address to a file; null where it has not changed. */
export async function fetchFile(first: PlannedRequest, options: FetchOptions): Promise<FetchedBody | null> {
  let planned: PlannedRequest = { ...first, headers: { ...first.headers, ...conditionsOf(options.known) } };
  for (let followed = 0; ; followed++) {
    const response = await requestPinned(planned, options);
    const { statusCode = 0, headers } = response;
    if (statusCode === 200) return write(response, planned.url, options);
    response.destroy();
    if (statusCode === 304 && options.known) return null;
    if (!REDIRECTS.includes(statusCode) || headers.location === undefined)
      throw new SourceFailure('bad_status', { host: planned.url.host, status: statusCode });
    if (followed >= MOST_REDIRECTS)
      throw new SourceFailure('too_many_redirects', { host: planned.url.host, most: MOST_REDIRECTS });
    const next = followRedirect(planned, headers.location, options.rules);
    if (typeof next === 'string') throw new SourceFailure(next, { host: planned.url.host });
    planned = next;
  }
}

const conditionsOf = (known: Validators | undefined): Record<string, string> => ({
  ...(known?.etag && { 'If-None-Match': known.etag }),
  ...(known?.lastModified && { 'If-Modified-Since': known.lastModified }),
});

async function write(
  response: IncomingMessage,
  url: URL,
  { path, mostBytes, signal }: FetchOptions,
): Promise<FetchedBody> {
  const { etag, 'last-modified': lastModified, 'content-length': length } = response.headers;
  const tooLarge = () => new SourceFailure('too_large', { host: url.host, setting: 'IMPORT_MAX_MB' });
  if (Number(length ?? 0) > mostBytes) {
    response.destroy();
    throw tooLarge();
  }
  const sha256 = createHash('sha256');
  const file = await open(path, 'wx', 0o600);
  let bytes = 0;
  try {
    for await (const chunk of response as AsyncIterable<Uint8Array>) {
      bytes += chunk.byteLength;
      if (bytes > mostBytes) throw tooLarge();
      sha256.update(chunk);
      await file.writeFile(chunk);
    }
  } catch (error) {
    throw explain(error, url, signal);
  } finally {
    response.destroy();
    await file.close();
  }
  return {
    sha256: sha256.digest('hex'),
    bytes,
    ...(etag && { etag }),
    ...(lastModified && { lastModified }),
  };
}
