import { setTimeout as sleep } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Logger } from 'pino';
import type { Database } from '#platform/database/database.server.ts';
import type { Files } from '#platform/files/files.server.ts';
import type { LabelCatalog } from '#platform/i18n/label-catalog.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { service } from '#platform/services/service.ts';
import type { JobOptions } from './job.ts';
import type { SendJob } from './send-job.server.ts';
import type { Worker } from './worker.server.ts';

/** Its tables are pg-boss's own; it brings them up to date itself. */
const SCHEMA = 'jobs';
const CONNECTIONS = 2;
const DAY_SECONDS = 86_400;
const LONGEST_WAIT_MS = 60_000;
const MOST_MS_TO_STOP = 5_000;

interface Options {
  readonly url: string;
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Logger;
  readonly files: Files;
  readonly labels: LabelCatalog;
}

/** The queues of this process. They start behind the site and never stop it: what fails to start is tried again. */
export class Jobs {
  /** Of this process, since its start, by the name of the job. */
  readonly runs = new Map<string, { done: number; failed: number }>();
  readonly #options: Options;
  readonly #stopping = new AbortController();
  #boss: PgBoss | null = null;
  #starting: Promise<void> | null = null;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Resolves when the workers look for work, or when it was stopped before. */
  start(workers: readonly Worker[]): Promise<void> {
    this.#starting ??= this.#startPatiently(workers);
    return this.#starting;
  }

  readonly send: SendJob = async ({ name, data: schema }, data, transaction) => {
    if (!this.#boss) throw new Refusal('unavailable', 2);
    const { fromKysely } = await import('pg-boss');
    await this.#boss.send(name, schema.parse(data), transaction ? { db: fromKysely(transaction) } : {});
  };

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#starting;
    const boss = this.#boss;
    this.#boss = null;
    await boss?.stop({ timeout: MOST_MS_TO_STOP });
  }

  async #startPatiently(workers: readonly Worker[]): Promise<void> {
    const { signal } = this.#stopping;
    for (let wait = 1_000; !signal.aborted; wait = Math.min(2 * wait, LONGEST_WAIT_MS)) {
      try {
        this.#boss = await this.#startOnce(workers);
        return;
      } catch (error) {
        this.#options.log.error({ err: error }, 'the job queues did not start; they are tried again');
        await sleep(wait, undefined, { signal, ref: false }).catch(() => undefined);
      }
    }
  }

  async #startOnce(workers: readonly Worker[]): Promise<PgBoss> {
    const { PgBoss } = await import('pg-boss');
    const { url, log } = this.#options;
    const boss = new PgBoss({
      connectionString: url,
      schema: SCHEMA,
      max: CONNECTIONS,
      application_name: 'basispoint jobs',
      connectionTimeoutMillis: 3_000,
    });
    // Without a listener a fault of its connection would end the process.
    boss.on('error', (error) => log.error({ err: error }, 'job queues'));
    boss.on('warning', (warning) => log.warn({ warning: warning.message }, 'job queues'));
    try {
      await boss.start();
      for (const worker of workers) await this.#employ(boss, worker);
      return boss;
    } catch (error) {
      await boss.stop({ graceful: false }).catch(() => undefined);
      throw error;
    }
  }

  async #employ(boss: PgBoss, worker: Worker): Promise<void> {
    const { name, options } = worker.job;
    await boss.createQueue(name, {
      ...toQueue(options),
      policy: options.isOneAtATime ? 'stately' : 'standard',
    });
    await boss.updateQueue(name, toQueue(options));
    const pollingIntervalSeconds = options.looksEverySeconds ?? 2;
    let looking: string | null = null;
    looking = await boss.work<object>(name, { batchSize: 1, pollingIntervalSeconds }, async (batch) => {
      for (const { data, signal } of batch) await this.#do(worker, data, signal);
      // More may wait, hundreds after some crashes: looks again at once.
      if (looking) boss.notifyWorker(looking);
    });
    if (options.schedule) await boss.schedule(name, options.schedule);
    else await boss.unschedule(name);
  }

  async #do(worker: Worker, data: object, expired: AbortSignal): Promise<void> {
    const { clock, log, ...given } = this.#options;
    const signal = AbortSignal.any([expired, this.#stopping.signal]);
    const runs = this.runs.get(worker.job.name) ?? { done: 0, failed: 0 };
    this.runs.set(worker.job.name, runs);
    try {
      await worker.run(data, { ...given, now: clock(), log, signal, send: this.send });
      runs.done++;
    } catch (error) {
      const { name: job } = worker.job;
      if (this.#stopping.signal.aborted) log.info({ job }, 'a job is left to the next start');
      else {
        runs.failed++;
        log.error({ err: error, job }, 'a job failed');
      }
      throw error;
    }
  }
}

function toQueue(options: JobOptions) {
  return {
    retryLimit: options.retries ?? 2,
    retryDelay: options.retryAfterSeconds ?? 30,
    retryBackoff: true,
    expireInSeconds: options.expiresAfterSeconds ?? 15 * 60,
    deleteAfterSeconds: 7 * DAY_SECONDS,
  };
}

/** Work that is done behind the requests. */
export const JOBS = service<Pick<Jobs, 'send'>>('jobs');
