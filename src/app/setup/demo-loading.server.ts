import type { Logger } from 'pino';
import type { LoadProgress } from '#ingest/demo-market/load-demo-market.server.ts';
import type { DemoLoad, DemoState } from '#pages/operator/operator-start/operator-start.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';

type Load = (options: {
  readonly onProgress: (progress: LoadProgress) => void;
  readonly signal: AbortSignal;
}) => Promise<void>;

/** Loads the demo market beside the requests, once at a time. The transaction leaves nothing of a load that is stopped. */
export class DemoLoading implements DemoLoad {
  readonly isAllowed: boolean;
  readonly #load: Load;
  readonly #log: Pick<Logger, 'error'>;
  #state: DemoState = { phase: 'idle', step: '', percent: 0 };
  #running: { readonly stop: AbortController; readonly ended: Promise<void> } | null = null;

  constructor({ isAllowed, load, log }: { isAllowed: boolean; load: Load; log: Pick<Logger, 'error'> }) {
    this.isAllowed = isAllowed;
    this.#load = load;
    this.#log = log;
  }

  state(): DemoState {
    return this.#state;
  }

  start(): void {
    if (!this.isAllowed || this.#running) throw new Refusal('conflict');
    const stop = new AbortController();
    this.#state = { phase: 'running', step: '', percent: 0 };
    this.#running = { stop, ended: this.#run(stop.signal) };
  }

  async stop(): Promise<void> {
    this.#running?.stop.abort(new Error('the load was stopped'));
    await this.#running?.ended;
  }

  async #run(signal: AbortSignal): Promise<void> {
    try {
      const onProgress = ({ step, done, total }: LoadProgress) => {
        this.#state = { phase: 'running', step, percent: total > 0 ? Math.floor((done / total) * 100) : 100 };
      };
      await this.#load({ onProgress, signal });
      this.#state = { phase: 'done', step: '', percent: 100 };
    } catch (error) {
      if (!signal.aborted) this.#log.error({ err: error }, 'the demo market could not be loaded');
      this.#state = { phase: signal.aborted ? 'stopped' : 'failed', step: '', percent: 0 };
    } finally {
      this.#running = null;
    }
  }
}
