import { Worker } from 'node:worker_threads';
import type { DecodeLimits } from '../decode-limits.ts';
import { DecodeRefusal } from '../decode-refusal.ts';
import type { DecodeTask, FromDecodeWorker, ToDecodeWorker } from './decode-messages.ts';

type OpenStream = () => AsyncIterable<Uint8Array>;
type Answer = Extract<FromDecodeWorker, { kind: 'value' | 'done' }>;

/** One thread that reads files, one at a time. A file that ends the thread fails its own reader only. */
export class DecodeThread {
  readonly #worker: Worker;
  readonly #limits: DecodeLimits;
  #waiting: PromiseWithResolvers<Answer> | null = null;
  #clock: NodeJS.Timeout | undefined;
  #failure: unknown = null;
  #open: OpenStream | undefined;
  #chunks: AsyncIterator<Uint8Array> | null = null;

  constructor(limits: DecodeLimits) {
    this.#limits = limits;
    this.#worker = new Worker(new URL('./decode-worker.server.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes, maxYoungGenerationSizeMb: 32 },
    });
    // A command that is done does not wait for a thread that has nothing to do.
    this.#worker.unref();
    this.#worker.on('message', (message: FromDecodeWorker) => this.#take(message));
    this.#worker.on('error', (error: NodeJS.ErrnoException) => this.#fail(toFailure(error)));
    this.#worker.on('exit', () => this.#fail(new Error('the thread that reads files ended')));
  }

  get isAlive(): boolean {
    return this.#failure === null;
  }

  /** What the task yields, one batch ahead of the reader. */
  async *run(task: DecodeTask, open: OpenStream | undefined): AsyncGenerator<unknown> {
    this.#open = open;
    this.#worker.ref();
    let isDone = false;
    try {
      this.#send({ kind: 'begin', task });
      let next = this.#request();
      while (true) {
        const answer = await next;
        isDone = answer.kind === 'done';
        if (answer.kind === 'done') return;
        next = this.#request();
        // It is awaited after the reader took this batch: until then its failure is nobody's.
        next.catch(() => undefined);
        yield answer.value;
      }
    } catch (error) {
      isDone = true;
      throw error;
    } finally {
      if (!isDone) await this.#stop();
      await this.#closeStream();
      this.#worker.unref();
    }
  }

  async end(): Promise<void> {
    await this.#worker.terminate();
  }

  #request(): Promise<Answer> {
    if (this.#failure !== null) return Promise.reject(this.#failure);
    const waiting = Promise.withResolvers<Answer>();
    this.#waiting = waiting;
    this.#send({ kind: 'next' });
    return waiting.promise;
  }

  /** Takes the batch that was requested ahead, then lets the task close its file. */
  async #stop(): Promise<void> {
    try {
      await this.#waiting?.promise;
      const waiting = Promise.withResolvers<Answer>();
      this.#waiting = waiting;
      this.#send({ kind: 'stop' });
      await waiting.promise;
    } catch {
      // The reader has left: what goes wrong now concerns nobody.
    }
  }

  #take(message: FromDecodeWorker): void {
    clearTimeout(this.#clock);
    if (message.kind === 'value' || message.kind === 'done') this.#waiting?.resolve(message);
    else if (message.kind === 'refused')
      this.#waiting?.reject(new DecodeRefusal(message.code, message.details));
    else if (message.kind === 'failed') this.#fail(new Error(message.message));
    else void this.#sendChunk(message.kind === 'open');
  }

  async #sendChunk(isFirst: boolean): Promise<void> {
    try {
      if (isFirst) await this.#closeStream();
      this.#chunks ??= this.#open?.()[Symbol.asyncIterator]() ?? null;
      const next = await this.#chunks?.next();
      this.#send({ kind: 'chunk', chunk: !next || next.done ? null : next.value });
    } catch {
      this.#send({ kind: 'unreadable' });
    }
  }

  async #closeStream(): Promise<void> {
    const chunks = this.#chunks;
    this.#chunks = null;
    await chunks?.return?.();
  }

  #send(message: ToDecodeWorker): void {
    this.#restartClock();
    this.#worker.postMessage(message);
  }

  #restartClock(): void {
    clearTimeout(this.#clock);
    this.#clock = setTimeout(() => {
      this.#fail(new DecodeRefusal('took_too_long'));
      void this.end();
    }, this.#limits.silentMs);
  }

  #fail(error: unknown): void {
    clearTimeout(this.#clock);
    this.#failure ??= error;
    this.#waiting?.reject(this.#failure);
  }
}

function toFailure(error: NodeJS.ErrnoException): unknown {
  return error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? new DecodeRefusal('out_of_memory') : error;
}
