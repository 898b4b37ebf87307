import { DECODE_LIMITS, type DecodeLimits } from './decode-limits.ts';
import { DecodeRefusal } from './decode-refusal.ts';
import type { Found } from './detect-file.server.ts';
import { openPandas } from './json/open-pandas.ts';
import { type PackedRows, unpackBatches } from './packed-rows.ts';
import type { Decoded, Peek, TableRow, XmlEvent } from './peek.ts';
import type { Resolution } from './resolution.ts';
import type { DecodeChoice, FileSource } from './source.ts';
import type { DecodeRequest } from './worker/decode-messages.ts';
import { DecodeThread } from './worker/decode-thread.server.ts';

export interface OpenedFile {
  readonly peek: Peek;
  readonly decoded: Decoded;
}

/** As many threads wait for the next file; more are started while more files are read at once. */
const MOST_IDLE = 2;

/**
 * Reads files that nobody has checked, in threads of their own: a file that needs too much memory or never ends
 * fails, and the process goes on.
 */
export class Decoder {
  readonly #limits: DecodeLimits;
  readonly #idle: DecodeThread[] = [];

  constructor(limits: Partial<DecodeLimits> = {}) {
    this.#limits = { ...DECODE_LIMITS, ...limits };
  }

  get limits(): DecodeLimits {
    return this.#limits;
  }

  async openFile(source: FileSource, choice: DecodeChoice = {}): Promise<OpenedFile> {
    if (source.bytes === 0) throw new DecodeRefusal('empty');
    if (source.bytes > this.#limits.fileBytes)
      throw new DecodeRefusal('too_large', { limit: 'fileBytes', most: this.#limits.fileBytes });
    const { content, resolution } = (await this.#runOnce(source, { kind: 'detect', choice })) as Found;
    const { name, folder, bytes } = source;
    const peek = folder === undefined ? { name, bytes, content } : { name, folder, bytes, content };
    const opened = { peek, decoded: this.#toDecoded(source, resolution) };
    return source.bytes <= this.#limits.jsonBytes ? openPandas(opened) : opened;
  }

  /** The one value of a task that yields no more. */
  async runList(source: FileSource): Promise<unknown> {
    return this.#runOnce(source, { kind: 'list' });
  }

  async close(): Promise<void> {
    await Promise.all(this.#idle.splice(0).map((thread) => thread.end()));
  }

  #toDecoded(source: FileSource, resolution: Resolution): Decoded {
    if ('header' in resolution)
      return {
        kind: 'table',
        ...('above' in resolution ? { above: resolution.above } : {}),
        header: resolution.header,
        rows: () => this.#rows(source, resolution),
      };
    if (resolution.kind === 'xml') return { kind: 'xml', events: () => this.#events(source, resolution) };
    return {
      kind: 'json',
      whole: () => this.#runOnce(source, { kind: 'whole', resolution }),
      elements: (path) => this.#elements(source, resolution, path),
    };
  }

  async *#rows(source: FileSource, resolution: Resolution): AsyncGenerator<readonly TableRow[]> {
    for await (const packed of this.#run(source, { kind: 'rows', resolution }))
      yield* unpackBatches(packed as PackedRows);
  }

  async *#events(source: FileSource, resolution: Resolution): AsyncGenerator<readonly XmlEvent[]> {
    for await (const events of this.#run(source, { kind: 'events', resolution })) yield events as XmlEvent[];
  }

  async *#elements(
    source: FileSource,
    resolution: Resolution,
    path: readonly string[],
  ): AsyncGenerator<unknown> {
    for await (const elements of this.#run(source, { kind: 'elements', resolution, path }))
      yield* elements as unknown[];
  }

  async #runOnce(source: FileSource, task: DecodeRequest): Promise<unknown> {
    for await (const value of this.#run(source, task)) return value;
    throw new DecodeRefusal('unreadable');
  }

  async *#run({ bytes, content }: FileSource, task: DecodeRequest): AsyncGenerator<unknown> {
    const thread = this.#idle.pop() ?? new DecodeThread(this.#limits);
    const sent = content.kind === 'stream' ? ({ kind: 'remote' } as const) : content;
    const open = content.kind === 'stream' ? content.open : undefined;
    try {
      yield* thread.run({ ...task, source: { bytes, content: sent }, limits: this.#limits }, open);
    } finally {
      if (thread.isAlive && this.#idle.length < MOST_IDLE) this.#idle.push(thread);
      else await thread.end();
    }
  }
}
