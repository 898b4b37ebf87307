/** Of PostgreSQL and of the file system. */
const CODES: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

/** Whether something failed because a disk, a tablespace or a quota is full. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && CODES.has(error.code)) || isDiskFull(error.cause));
