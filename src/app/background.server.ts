import { resumeDrafts } from '#ingest/drafts/draft-jobs.server.ts';
import { sourceWorkers } from '#ingest/sources/source-jobs.server.ts';
import { followPrices, measuringWorkers } from '#market/bonds/measures/measuring-job.server.ts';
import { backupWorker } from '#platform/backup/backup-job.server.ts';
import type { Changes } from '#platform/database/changes.server.ts';
import { resumeExports } from '#platform/exports/tend-exports.server.ts';
import { createDiskFileStore } from '#platform/files/disk-file-store.server.ts';
import type { Jobs } from '#platform/jobs/jobs.server.ts';
import type { Worker } from '#platform/jobs/worker.server.ts';
import { carriersOf, startDispatcher } from '#platform/mail/dispatcher.server.ts';
import packageFile from '../../package.json' with { type: 'json' };
import { createNotify } from './imports/source-news.server.ts';
import type { Services } from './services.server.ts';
import { workers } from './workers.server.ts';

export interface Background {
  readonly jobs: Jobs;
  /** When the workers look for work. */
  readonly started: Promise<void>;
  stop(): Promise<void>;
}

interface Options {
  readonly services: Pick<Services, 'config' | 'stores' | 'jobs' | 'clock' | 'log' | 'labels'>;
  readonly url: string;
  readonly changes: Changes;
  /** Others than the site's own, in tests. */
  readonly workers?: readonly Worker[];
}

/** What a process does besides answering: it sends messages and works through the queues. Nobody waits for it. */
export function startBackground({ services, url, changes, ...given }: Options): Background {
  const { config, stores, jobs, clock, log, labels } = services;
  const dispatcher = startDispatcher({ url, carriers: carriersOf(config), changes, clock, log });
  const own = [
    ...sourceWorkers({ config: config.imports, notify: createNotify(config, labels) }),
    ...measuringWorkers(config.leadingYield),
    backupWorker({
      backups: config.backups,
      disk: createDiskFileStore(config.filesDir),
      version: packageFile.version,
    }),
  ];
  const started = jobs.start(given.workers ?? [...workers, ...own]);
  void started.then(() => resumeExports(jobs.send, stores.primary, log));
  void started.then(() => resumeDrafts(jobs.send, stores.primary, log));
  const prices = followPrices({ changes, started, send: jobs.send, log });
  return {
    jobs,
    started,
    stop: async () => {
      prices.stop();
      await Promise.all([dispatcher.stop(), jobs.stop()]);
    },
  };
}
