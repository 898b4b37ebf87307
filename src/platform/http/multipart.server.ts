import type { UploadedPart } from '#platform/contract/uploaded-part.ts';
import { Refusal } from '#platform/refusals/refusal.ts';

const MOST_HEADER_BYTES = 16 * 1024;
const LONGEST_NAME = 200;
const HEADERS_END = Buffer.from('\r\n\r\n');

/** The delimiter between the parts of a form; null where the type is another one. */
export function boundaryOf(contentType: string | undefined): string | null {
  const found = /^multipart\/form-data\s*;.*?\bboundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(
    contentType ?? '',
  );
  return found?.[1] ?? found?.[2] ?? null;
}

/**
 * Reads the parts of a form while they arrive; a file is never whole in memory. Not busboy or @fastify/multipart: these push
 * parts as events and cut a file at its limit, where here the reader pulls, so that a slow disk slows the sender down and a
 * file above the limit is refused with its name.
 */
export class MultipartReader {
  readonly #source: AsyncIterator<Uint8Array>;
  readonly #delimiter: Buffer;
  /** The first delimiter stands at the beginning, without the line end before it. */
  #buffer = Buffer.from('\r\n');
  #isInPart = false;

  constructor(body: AsyncIterable<Uint8Array>, boundary: string) {
    this.#source = body[Symbol.asyncIterator]();
    this.#delimiter = Buffer.from(`\r\n--${boundary}`);
  }

  async *parts(): AsyncGenerator<UploadedPart> {
    this.#isInPart = true;
    for (;;) {
      await this.#skipPart();
      if (await this.#isLast()) return;
      const headers = (await this.#readHeaders()).toString('utf8');
      this.#isInPart = true;
      yield { ...readDisposition(headers), content: this.#content() };
    }
  }

  /** What nobody reads: a browser shows the answer only when it could send everything. */
  async drain(): Promise<void> {
    while (await this.#fill().catch(() => false)) this.#buffer = Buffer.alloc(0);
  }

  async *#content(): AsyncGenerator<Uint8Array> {
    while (this.#isInPart) {
      const at = this.#buffer.indexOf(this.#delimiter);
      const length = at >= 0 ? at : Math.max(0, this.#buffer.length - this.#delimiter.length + 1);
      const chunk = this.#buffer.subarray(0, length);
      this.#buffer = this.#buffer.subarray(at >= 0 ? at + this.#delimiter.length : length);
      this.#isInPart = at < 0;
      if (chunk.length > 0) yield chunk;
      if (at < 0 && !(await this.#fill())) throw new Refusal('bad_request');
    }
  }

  async #skipPart(): Promise<void> {
    for await (const _ of this.#content());
  }

  /** After a delimiter: two hyphens end the form, a line end begins a part. */
  async #isLast(): Promise<boolean> {
    while (this.#buffer.length < 2) if (!(await this.#fill())) throw new Refusal('bad_request');
    return this.#buffer.toString('latin1', 0, 2) === '--';
  }

  async #readHeaders(): Promise<Buffer> {
    for (;;) {
      const at = this.#buffer.indexOf(HEADERS_END);
      if (at >= 0) {
        const headers = this.#buffer.subarray(0, at);
        this.#buffer = this.#buffer.subarray(at + HEADERS_END.length);
        return headers;
      }
      if (this.#buffer.length > MOST_HEADER_BYTES || !(await this.#fill())) throw new Refusal('bad_request');
    }
  }

  async #fill(): Promise<boolean> {
    const { done, value } = await this.#source.next();
    if (done) return false;
    this.#buffer = Buffer.concat([this.#buffer, value]);
    return true;
  }
}

function readDisposition(headers: string): Pick<UploadedPart, 'field' | 'fileName'> {
  const line = /^content-disposition:\s*form-data\b(.*)$/im.exec(headers)?.[1] ?? '';
  const read = (name: string) =>
    new RegExp(`;\\s*${name}="((?:[^"\\\\]|\\\\.)*)"`, 'i').exec(line)?.[1] ?? null;
  const field = read('name');
  if (field === null) throw new Refusal('bad_request');
  const given = read('filename');
  return { field, fileName: given === null ? null : toLabel(given) };
}

/** The last part of a path, as browsers and programs write it, without what cannot be shown. */
function toLabel(given: string): string {
  const name = given
    .replaceAll('%22', '"')
    .replaceAll(/%0[da]/gi, ' ')
    .replaceAll(/\\(["\\])/g, '$1');
  const last = name.split(/[/\\]/).at(-1) ?? '';
  return last
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .slice(-LONGEST_NAME);
}
