import type { ByteRange } from './file-store.ts';
import { readS3Code, refusedByS3, S3Error, type S3Patience } from './s3-requests.server.ts';

interface Reading {
  /** The first answer. */
  readonly response: Response;
  readonly range: ByteRange | undefined;
  readonly open: (range: ByteRange) => Promise<Response>;
  /** Ends every request of this reading. */
  readonly stop: AbortController;
  readonly patience: S3Patience;
}

/** The bytes of a content. Where the connection breaks it goes on from the next byte: the content of a hash is one for ever. */
export async function* readS3Content(reading: Reading): AsyncGenerator<Uint8Array> {
  const { range, open, stop, patience } = reading;
  let { response } = reading;
  let at = range?.first ?? 0;
  const last = range?.last ?? Number(response.headers.get('content-length') ?? Number.NaN) - 1;
  for (let tried = 1; ; tried++) {
    await refuseUnless(response, range || tried > 1 ? 206 : 200);
    try {
      for await (const part of partsOf(response, patience.partMs)) {
        at += part.byteLength;
        yield part;
      }
      if (!(at <= last)) return;
      throw new S3Error('The store of files gave less than it promised');
    } catch (error) {
      if (stop.signal.aborted || tried >= patience.tries || !(at <= last)) throw error;
    }
    response = await open({ first: at, last });
  }
}

/** A store that does not know ranges would send the beginning in place of the rest. */
async function refuseUnless(response: Response, status: 200 | 206): Promise<void> {
  if (response.status === status) return;
  throw refusedByS3('GET', response.status, response.ok ? '' : await readS3Code(response));
}

/** Time runs only while a part is waited for, so a slow reader is never at fault. */
async function* partsOf({ body }: Response, partMs: number): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  try {
    while (reader) {
      const { done, value } = await within(partMs, reader.read());
      if (done) return;
      yield value;
    }
  } finally {
    await reader?.cancel().catch(() => undefined);
  }
}

function within<Result>(limitMs: number, work: Promise<Result>): Promise<Result> {
  return new Promise((resolve, reject) => {
    const stall = () => reject(new S3Error('The store of files sends no more'));
    const timer = setTimeout(stall, limitMs);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
