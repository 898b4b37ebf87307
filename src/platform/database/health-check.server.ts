import pg from 'pg';

interface Options {
  /** Asks the server once. Without an answer it throws, at the latest once the time is over. */
  readonly ask: (time: AbortSignal) => Promise<void>;
  readonly onAnswer?: () => void;
  /** Each time that it does not answer. */
  readonly onLost?: () => void;
  readonly everyMs?: number;
  readonly limitMs?: number;
}

const EVERY_MS = 1_000;
const LIMIT_MS = 2_000;

/**
 * Whether a server answers. One that is stopped, or that cannot be reached, keeps its connections open, and what was sent to it
 * waits for ever: so it is asked every second, and is lost if it does not answer within two.
 */
export class HealthCheck {
  readonly #options: Options;
  #timer: NodeJS.Timeout | undefined;
  #isLost = false;
  #isStopped = false;
  #asking: Promise<void> | null = null;

  constructor(options: Options) {
    this.#options = options;
    this.#wait();
  }

  get isLost(): boolean {
    return this.#isLost;
  }

  /** A query failed: it is asked now. */
  suspect(): void {
    if (this.#isStopped || this.#asking) return;
    clearTimeout(this.#timer);
    this.#asking = this.#ask().finally(() => {
      this.#asking = null;
      this.#wait();
    });
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    await this.#asking;
  }

  #wait(): void {
    if (this.#isStopped) return;
    this.#timer = setTimeout(() => this.suspect(), this.#options.everyMs ?? EVERY_MS).unref();
  }

  async #ask(): Promise<void> {
    const { ask, onAnswer, onLost, limitMs = LIMIT_MS } = this.#options;
    try {
      await ask(AbortSignal.timeout(limitMs));
      this.#isLost = false;
    } catch {
      this.#isLost = true;
    }
    // Not only when it is lost: what was sent since it was asked last waits as well.
    if (this.#isLost) onLost?.();
    else onAnswer?.();
  }
}

/** Over a connection of its own: a pool that is busy is no server that is lost. */
export function watchServer(
  connectionString: string,
  hooks: Omit<Options, 'ask'>,
): Pick<HealthCheck, 'isLost' | 'suspect' | 'stop'> {
  let client: pg.Client | null = null;
  const select = async () => {
    if (client === null) {
      client = new pg.Client({ connectionString });
      client.on('error', () => undefined);
      await client.connect();
    }
    await client.query('select 1');
  };
  const disconnect = () => {
    // Its end may wait for the server just as long.
    void client?.end().catch(() => undefined);
    client = null;
  };
  const check = new HealthCheck({
    ...hooks,
    ask: async (time) => {
      const late = Promise.withResolvers<never>();
      const giveUp = () => late.reject(new Error('no answer in time'));
      time.addEventListener('abort', giveUp);
      const answer = select();
      answer.catch(() => undefined);
      try {
        await Promise.race([answer, late.promise]);
      } catch (error) {
        disconnect();
        throw error;
      } finally {
        time.removeEventListener('abort', giveUp);
      }
    },
  });
  return {
    get isLost() {
      return check.isLost;
    },
    suspect: () => check.suspect(),
    stop: async () => {
      await check.stop();
      disconnect();
    },
  };
}
