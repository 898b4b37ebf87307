import type { Config } from '#platform/configuration/config.server.ts';
import { createDiskFileStore } from './disk-file-store.server.ts';
import { Files } from './files.server.ts';
import { createS3FileStore } from './s3-file-store.server.ts';

/** What the configuration says about where files are. */
export function createFiles({ filesDir, filesBucket }: Pick<Config, 'filesDir' | 'filesBucket'>): Files {
  const disk = createDiskFileStore(filesDir);
  return filesBucket ? new Files(createS3FileStore(filesBucket), disk) : new Files(disk);
}
