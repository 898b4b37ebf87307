import { Worker } from 'node:worker_threads';
import { Refusal } from '#platform/refusals/refusal.ts';
import type { FromPngWorker, ToPngWorker } from './png-messages.ts';

interface Task extends PromiseWithResolvers<Buffer> {
  readonly svg: string;
}

/** One is drawn in some tens of milliseconds: whoever is behind these would wait longer than a page may take. */
const MOST_WAITING = 16;
const RETRY_SECONDS = 2;
const LONGEST_MS = 10_000;

export interface PngLimits {
  readonly mostWaiting?: number;
  /** How long one may take before its thread counts as hung. */
  readonly longestMs?: number;
}

/**
 * Draws SVG as PNG beside the main thread, one at a time: pictures never take more than one core from the pages.
 * The thread starts with the first picture; one that dies or hangs fails its picture and is replaced.
 */
export class PngWriter {
  readonly #tasks: Task[] = [];
  readonly #limits: Required<PngLimits>;
  #worker: Worker | null = null;
  #clock: NodeJS.Timeout | undefined;

  constructor({ mostWaiting = MOST_WAITING, longestMs = LONGEST_MS }: PngLimits = {}) {
    this.#limits = { mostWaiting, longestMs };
  }

  async write(svg: string): Promise<Buffer> {
    if (this.#tasks.length > this.#limits.mostWaiting) throw new Refusal('overloaded', RETRY_SECONDS);
    const task = { svg, ...Promise.withResolvers<Buffer>() };
    this.#tasks.push(task);
    if (this.#tasks.length === 1) this.#begin();
    return task.promise;
  }

  async stop(): Promise<void> {
    for (const task of this.#tasks.splice(0)) task.reject(new Refusal('unavailable', RETRY_SECONDS));
    await this.#stopWorker();
  }

  #begin(): void {
    const [task] = this.#tasks;
    if (!task) return;
    this.#worker ??= this.#startWorker();
    this.#clock = setTimeout(() => this.#give(new Error('a picture took too long')), this.#limits.longestMs);
    this.#worker.postMessage({ svg: task.svg } satisfies ToPngWorker);
  }

  #startWorker(): Worker {
    const worker = new Worker(new URL('./png-worker.server.ts', import.meta.url));
    const fail = (error: Error) => worker === this.#worker && this.#give(error);
    worker.on('message', (message: FromPngWorker) => {
      if ('png' in message) this.#finish((task) => task.resolve(Buffer.from(message.png)));
      else this.#finish((task) => task.reject(new Error(message.failure)));
    });
    worker.on('error', fail);
    worker.on('exit', () => fail(new Error('the thread that draws pictures ended')));
    // A server that is asked to stop does not wait for it.
    worker.unref();
    return worker;
  }

  /** Up with the thread, and with the picture that it was at. */
  #give(error: Error): void {
    void this.#stopWorker();
    this.#finish((task) => task.reject(error));
  }

  #finish(settle: (task: Task) => void): void {
    clearTimeout(this.#clock);
    const task = this.#tasks.shift();
    if (task) settle(task);
    this.#begin();
  }

  async #stopWorker(): Promise<void> {
    clearTimeout(this.#clock);
    const worker = this.#worker;
    this.#worker = null;
    await worker?.terminate();
  }
}
