import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { BackupConfig } from '#platform/configuration/config-backup.server.ts';
import type { FileStore } from '#platform/files/file-store.ts';
import { job } from '#platform/jobs/job.ts';
import { type Worker, work } from '#platform/jobs/worker.server.ts';
import { backupName, findOutdated, isPartial } from './backup-names.ts';
import { type BackupPlace, createBackupPlace } from './backup-places.server.ts';
import { writeBackup } from './write-backup.server.ts';

interface Options {
  readonly backups: BackupConfig;
  readonly disk: FileStore;
  readonly version: string;
  readonly place?: BackupPlace;
}

/** Backups on a schedule, once for all processes. A backup removes those that are older than the ones to keep. */
export function backupWorker({
  backups,
  disk,
  version,
  place = createBackupPlace(backups),
}: Options): Worker {
  const backingUp = job({
    name: 'back-up',
    data: z.strictObject({}),
    options: {
      ...(backups.schedule !== undefined && { schedule: backups.schedule }),
      isOneAtATime: true,
      looksEverySeconds: 30,
      retryAfterSeconds: 300,
      expiresAfterSeconds: 6 * 3_600,
    },
  });
  return work(backingUp, async (_, { url, now, log, signal }) => {
    const passphrase = backups.passphrase ?? null;
    const name = backupName(now, passphrase !== null);
    await mkdir(backups.dir, { recursive: true, mode: 0o700 });
    await removePartial(backups.dir);
    const path = join(backups.dir, name);
    const { manifest, bytes } = await writeBackup({ url, path, disk, version, now, passphrase, signal });
    await place.take(path, name);
    const outdated = findOutdated(await place.list(), backups.keep);
    for (const each of outdated) await place.remove(each);
    log.info(
      { name, place: place.name, bytes, leftOut: manifest.leftOut, removed: outdated.length },
      'a backup was made',
    );
  });
}

/** What a process that was killed left there: two are never made at once. */
async function removePartial(dir: string): Promise<void> {
  for (const name of await readdir(dir)) if (isPartial(name)) await rm(join(dir, name), { force: true });
}
