import type { Changes } from '#foundation/database/changes.server.ts';
import { Jobs } from '#foundation/jobs/jobs.server.ts';
import type { Worker } from '#foundation/jobs/worker.server.ts';
import { carriersOf, startDispatcher } from '#foundation/outbox/dispatcher.server.ts';
import type { Services } from '#foundation/web/services.server.ts';
import { workers } from './workers.server.ts';

export interface Background {
  readonly jobs: Jobs;
  stop(): Promise<void>;
}

interface Options {
  readonly services: Pick<Services, 'config' | 'stores' | 'clock' | 'log'>;
  readonly url: string;
  readonly changes: Changes;
  /** Others than the site's own, in tests. */
  readonly workers?: readonly Worker[];
}

/** What a process does besides answering: it sends messages and works through the queues. Nobody waits for it. */
export function startBackground({ services, url, changes, ...given }: Options): Background {
  const { config, stores, clock, log } = services;
  const dispatcher = startDispatcher({ url, carriers: carriersOf(config), changes, clock, log });
  const jobs = new Jobs({ url, workers: given.workers ?? workers, database: stores.primary, clock, log });
  void jobs.start();
  return {
    jobs,
    stop: async () => void (await Promise.all([dispatcher.stop(), jobs.stop()])),
  };
}
