import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BackupConfig } from '#platform/configuration/config-backup.server.ts';
import type { S3Bucket } from '#platform/configuration/config-s3.server.ts';
import { readS3Objects } from '#platform/files/s3-objects.ts';
import {
  createS3Requests,
  readS3Code,
  refusedByS3,
  S3_PATIENCE,
  type S3Patience,
} from '#platform/files/s3-requests.server.ts';
import { uploadFile } from '#platform/files/s3-upload.server.ts';
import { BACKUP_PREFIX, isBackupName } from './backup-names.ts';

/** Where scheduled backups are. */
export interface BackupPlace {
  /** For the log. */
  readonly name: string;
  /** Takes the file that was written into the folder of backups. */
  take(path: string, name: string): Promise<void>;
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
}

export function createBackupPlace({ dir, bucket }: BackupConfig, patience?: S3Patience): BackupPlace {
  return bucket ? inBucket(bucket, patience ?? S3_PATIENCE) : onDisk(dir);
}

function onDisk(dir: string): BackupPlace {
  return {
    name: dir,
    // It was written there.
    take: async () => undefined,
    list: async () => {
      await mkdir(dir, { recursive: true });
      return (await readdir(dir)).filter(isBackupName);
    },
    remove: (name) => rm(join(dir, name), { force: true }),
  };
}

function inBucket(bucket: S3Bucket, patience: S3Patience): BackupPlace {
  const ask = createS3Requests(bucket, patience);
  const askBucket = createS3Requests({ ...bucket, prefix: '' }, patience);
  return {
    name: `${bucket.endpoint}/${bucket.bucket}/${bucket.prefix}`,
    take: async (path, name) => {
      await uploadFile(ask, name, path).finally(() => rm(path, { force: true }));
    },
    list: async () => {
      const names: string[] = [];
      let token: string | null = null;
      do {
        const query: Record<string, string> = {
          'list-type': '2',
          prefix: `${bucket.prefix}${BACKUP_PREFIX}`,
        };
        if (token !== null) query['continuation-token'] = token;
        const response = await askBucket({ method: 'GET', key: '', query });
        if (!response.ok) throw refusedByS3('GET', response.status, await readS3Code(response));
        const { objects, next } = readS3Objects(await response.text());
        names.push(...objects.map(({ key }) => key.slice(bucket.prefix.length)));
        token = next;
      } while (token !== null);
      return names.filter(isBackupName);
    },
    remove: async (name) => {
      const response = await ask({ method: 'DELETE', key: name });
      if (!response.ok && response.status !== 404)
        throw refusedByS3('DELETE', response.status, await readS3Code(response));
    },
  };
}
