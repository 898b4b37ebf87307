/** A place in the log of the primary, as PostgreSQL writes it. */
export type LogPosition = string;

interface Options {
  /** Where the log of the primary ends now: whatever was announced before lies before it. */
  readonly readEnd: () => Promise<LogPosition>;
  /** One for each replica: whether it has everything up to there. */
  readonly replicas: readonly ((position: LogPosition) => Promise<boolean>)[];
  readonly retryMs?: number;
}

const RETRY_MS = 50;
/** As often is one looked for that does not answer at all. */
const LOST_RETRY_MS = 1_000;
const LOST = -1;

/** Which replicas have all changes that were announced. Those that lack one are not read until they have caught up. */
export class Replicas {
  readonly #options: Options;
  /** How many changes each replica is known to have. */
  readonly #reached: number[];
  #changes = 0;
  #checking: Promise<void> | null = null;
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
    this.#reached = options.replicas.map(() => 0);
  }

  isCurrent(replica: number): boolean {
    return this.#reached[replica] === this.#changes;
  }

  /** It did not answer: it is not read until it does. */
  noteLost(replica: number): void {
    this.#reached[replica] = LOST;
    this.#checking ??= this.#check();
  }

  /** Called with every announcement, before anything is read again. */
  noteChange(): void {
    this.#changes++;
    if (this.#options.replicas.length > 0) this.#checking ??= this.#check();
  }

  async stop(): Promise<void> {
    this.#isStopped = true;
    await this.#checking;
  }

  async #check(): Promise<void> {
    while (!this.#isStopped && this.#reached.some((reached) => reached < this.#changes)) {
      const changes = this.#changes;
      // While a server is away, the primary is read; its failure is said by whoever reads.
      const position = await this.#options.readEnd().catch(() => null);
      if (position !== null) await this.#checkAll(position, changes);
      if (this.#reached.some((reached) => reached < changes)) await this.#pause();
    }
    this.#checking = null;
  }

  async #checkAll(position: LogPosition, changes: number): Promise<void> {
    await Promise.all(
      this.#options.replicas.map(async (hasReached, replica) => {
        if (await hasReached(position).catch(() => false)) this.#reached[replica] = changes;
      }),
    );
  }

  #pause(): Promise<void> {
    const isBehind = this.#reached.some((reached) => reached !== LOST && reached < this.#changes);
    const { retryMs = isBehind ? RETRY_MS : LOST_RETRY_MS } = this.#options;
    return new Promise((resolve) => setTimeout(resolve, retryMs).unref());
  }
}
