/** Its message is for the operator: what happened and what to do. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError';
}

export const WAY_OUT = 'or set DATABASE_URL to a PostgreSQL server of your own';

/** A fault of the file system in the operator's words; anything else comes back as it is. */
export function explainFileError(error: unknown, dataDir: string): unknown {
  switch (codeOf(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return new EmbeddedPostgresError(
        `The data directory ${dataDir} cannot be written by this user. Give it to the user that runs the site, ` +
          `point DATA_DIR to a directory that it may write, ${WAY_OUT}.`,
        { cause: error },
      );
    case 'ENOTDIR':
    case 'EEXIST':
      return new EmbeddedPostgresError(
        `The data directory ${dataDir} is not a directory. Point DATA_DIR to a directory.`,
        { cause: error },
      );
    case 'ENOSPC':
    case 'EDQUOT':
      return toDiskFull(dataDir, error);
    default:
      return error;
  }
}

export function toDiskFull(dataDir: string, cause?: unknown): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `The disk that holds ${dataDir} is full. Free some space on it (nothing stored is lost), then start again.`,
    { cause },
  );
}

/** In PostgreSQL's words; a block that was only half written is reported by its hint alone. */
export function reportsFullDisk(output: string): boolean {
  return /No space left on device|Check free disk space|Disk quota exceeded/.test(output);
}

export function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
