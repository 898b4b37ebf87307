import { isDiskFull } from '#platform/files/full-disk.ts';
import { withSession } from '../../load/session.server.ts';
import { type DataSource, findSourceByCode } from '../data-source.repository.ts';
import { afterFailure, nextRun } from '../schedule/after-run.ts';
import { SourceFailure } from '../source-failure.ts';
import { importFetched } from './import-fetched.server.ts';
import { lockRun, markDone, markFailed, markTried } from './run-marks.repository.ts';
import type { RunOutcome } from './run-outcome.ts';
import type { SourceTools } from './source-tools.server.ts';

/** Fetches and imports what a source has, once. Its failures are its outcome; only a stop of the process is thrown. */
export async function runSource(code: string, tools: SourceTools): Promise<RunOutcome> {
  return withSession(tools.url, async (client) => {
    const listed = await findSourceByCode(tools.database, code);
    if (!listed || !(await lockRun(client, listed.id))) return { kind: 'busy' };
    // Another run may have ended meanwhile.
    const source = (await findSourceByCode(tools.database, code)) ?? listed;
    await markTried(tools.database, source.id, tools.now);
    try {
      const outcome = await importFetched(client, source, tools);
      await markDone(tools.database, source.id, {
        at: tools.now,
        nextAt: source.isOn ? nextRun(source, tools.now) : null,
      });
      return outcome;
    } catch (error) {
      if (tools.signal?.aborted) throw error;
      const failure = toFailure(error);
      await noteFailure(source, failure, tools);
      return { kind: 'failed', failure };
    }
  });
}

async function noteFailure(source: DataSource, failure: SourceFailure, tools: SourceTools): Promise<void> {
  const failures = source.failures + 1;
  const next = source.isOn ? afterFailure(source, failures, tools.now) : { nextAt: null, isStopped: false };
  await tools.database.transaction().execute(async (transaction) => {
    await markFailed(transaction, source.id, { failure, failures, ...next });
    if (next.isStopped) await tools.notify(transaction, source, { kind: 'stopped' }, tools.now);
  });
}

function toFailure(error: unknown): SourceFailure {
  if (error instanceof SourceFailure) return error;
  if (isDiskFull(error)) return new SourceFailure('disk_full');
  const message = error instanceof Error ? error.message : String(error);
  return new SourceFailure('fault', { error: message.slice(0, 300) });
}
