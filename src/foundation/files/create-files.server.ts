import type { Config } from '#foundation/config.server.ts';
import { createDiskFileStore } from './disk-file-store.server.ts';
import { Files } from './files.server.ts';

/** What the configuration says about where files are. */
export function createFiles({ filesDir }: Pick<Config, 'filesDir'>): Files {
  return new Files(createDiskFileStore(filesDir));
}
