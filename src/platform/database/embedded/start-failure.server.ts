import { EmbeddedPostgresError, reportsFullDisk, toDiskFull } from './embedded-postgres-error.server.ts';

interface StartFailure {
  /** What the server wrote since it was started. */
  readonly tail: string;
  readonly ending: string;
  readonly dataDir: string;
  readonly logFile: string;
}

/** What a server that still starts answers to our asking whether it has. */
const OUR_OWN_TRIES = /the database system is|does not exist/;

export function explainStartFailure({ tail, ending, dataDir, logFile }: StartFailure): EmbeddedPostgresError {
  if (reportsFullDisk(tail)) return toDiskFull(dataDir);
  const reasons = tail
    .split('\n')
    .filter((line) => /FATAL|PANIC|error while loading|HINT/.test(line) && !OUR_OWN_TRIES.test(line))
    .map((line) => line.replace(/^.*?(FATAL|PANIC|HINT): +/, ''));
  const reason = reasons.length > 0 ? reasons.slice(-3).join(' ') : ending;
  return new EmbeddedPostgresError(
    `PostgreSQL did not start: ${reason}. Its own words are at the end of ${logFile}.`,
  );
}
