import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { codeOf, EmbeddedPostgresError } from './embedded-postgres-error.server.ts';
import type { Installation, Postmaster } from './postmaster.server.ts';
import { readServerLogSince } from './server-log.server.ts';
import { toConnectionUrl } from './socket-directory.server.ts';
import { explainStartFailure } from './start-failure.server.ts';

const POLL_MS = 20;
/** Each try leaves a line in the server's log, so a long recovery is asked less often. */
const SLOW_POLL_MS = 250;
const SLOW_AFTER_MS = 2_000;
const REPORT_MS = 5_000;
const PATIENCE_MS = 15 * 60_000;
const NO_SUCH_DATABASE = '3D000';

export const DATABASE = 'basispoint';

/** Until the server answers; after a crash that is when it has replayed its log. */
export async function waitUntilReady(postmaster: Postmaster, installation: Installation): Promise<void> {
  const { socketDirectory, log, dataDir, logFile } = installation;
  const started = performance.now();
  let reported = started;

  while (!postmaster.hasExited()) {
    const problem = await findProblem(socketDirectory);
    if (problem === null) return;

    const now = performance.now();
    await sleep(now - started < SLOW_AFTER_MS ? POLL_MS : SLOW_POLL_MS);
    if (now - started > PATIENCE_MS) throw toTooSlow(logFile, problem);
    if (now - reported > REPORT_MS) {
      reported = now;
      log(`waiting for PostgreSQL, ${Math.round((now - started) / 1000)} s so far (${problem.message})`);
    }
  }
  const tail = await readServerLogSince(logFile, postmaster.logOffset);
  throw explainStartFailure({ tail, ending: await postmaster.exited, dataDir, logFile });
}

async function findProblem(socketDirectory: string): Promise<Error | null> {
  try {
    await query(socketDirectory, DATABASE, 'select 1').catch(async (error: unknown) => {
      if (codeOf(error) !== NO_SUCH_DATABASE) throw error;
      await query(socketDirectory, 'postgres', `create database ${DATABASE}`);
    });
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

async function query(socketDirectory: string, database: string, text: string): Promise<void> {
  const client = new pg.Client({
    connectionString: toConnectionUrl(socketDirectory, database),
    connectionTimeoutMillis: 5_000,
  });
  // A server that dies under an open connection would otherwise be an unhandled event.
  client.on('error', () => undefined);
  await client.connect();
  await client.query(text).finally(() => client.end());
}

function toTooSlow(logFile: string, problem: Error): EmbeddedPostgresError {
  return new EmbeddedPostgresError(
    `PostgreSQL runs but has not answered for ${PATIENCE_MS / 60_000} minutes (${problem.message}). ` +
      `Its own words are at the end of ${logFile}.`,
  );
}
