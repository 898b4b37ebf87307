import { Worker } from 'node:worker_threads';
import type { FromWorker, ToWorker } from './build-messages.ts';
import type { SearchDocument } from './document.ts';
import { SearchIndex } from './search-index.ts';

export interface BuiltIndex {
  readonly index: SearchIndex;
  /** Of the index: memory outside of the heap. */
  readonly bytes: number;
  readonly milliseconds: number;
  /** What the worker itself worked; the rest it waited, for documents or for the machine. */
  readonly cpuMilliseconds: number;
}

export type Batches = AsyncIterable<readonly SearchDocument[]> | Iterable<readonly SearchDocument[]>;

/**
 * Builds the index beside the main thread. A batch is requested only when the one before it was taken, so this
 * thread never holds more than two; some thousand documents make a good one.
 */
export async function buildInWorker(batches: Batches, signal?: AbortSignal): Promise<BuiltIndex> {
  const worker = new Worker(new URL('./build-worker.server.ts', import.meta.url));
  const talk = new Talk(worker, signal);
  try {
    for await (const documents of batches) {
      await talk.send({ kind: 'batch', documents });
      signal?.throwIfAborted();
    }
    const built = await talk.send({ kind: 'finish' });
    if (built.kind !== 'built') throw new Error('the search index was not built');
    const { segments, milliseconds, cpuMilliseconds } = built;
    const index = new SearchIndex(segments);
    return { index, bytes: index.bytes, milliseconds, cpuMilliseconds };
  } finally {
    await worker.terminate();
  }
}

/** One message, one answer; a worker that stops answering fails its callers. */
class Talk {
  readonly #worker: Worker;
  #waiting: PromiseWithResolvers<FromWorker> | null = null;
  #failure: unknown = null;

  constructor(worker: Worker, signal: AbortSignal | undefined) {
    this.#worker = worker;
    worker.on('message', (message: FromWorker) => this.#waiting?.resolve(message));
    worker.on('error', (error) => this.#fail(error));
    worker.on('exit', () => this.#fail(new Error('the worker that builds the search index ended')));
    signal?.addEventListener('abort', () => this.#fail(signal.reason), { once: true });
  }

  async send(message: ToWorker): Promise<FromWorker> {
    if (this.#failure !== null) throw this.#failure;
    this.#waiting = Promise.withResolvers<FromWorker>();
    this.#worker.postMessage(message);
    return this.#waiting.promise;
  }

  #fail(error: unknown): void {
    this.#failure ??= error;
    this.#waiting?.reject(error);
  }
}
