import type { Database } from '#platform/database/database.server.ts';
import { watchEach } from '#platform/http/metrics.server.ts';
import { rememberBriefly } from './remember-briefly.ts';
import { readStoreFacts, type StoreFacts } from './watched.repository.ts';

/** Several monitors cost no more than one. */
const FACTS_MS = 5_000;

/** What the database knows, the same for all processes: it is asked when the metrics are requested. */
export function watchStore(database: Database, clock: () => Date): void {
  const facts = rememberBriefly(
    () => readStoreFacts(database, clock()).catch(() => null),
    FACTS_MS,
    () => performance.now(),
  );
  /** No numbers while the database is away: none is better than a wrong one. */
  const watchFact = <const Label extends string>(
    name: string,
    help: string,
    labels: readonly Label[],
    read: (known: StoreFacts) => Iterable<readonly [Readonly<Record<Label, string>>, number | null]>,
  ) =>
    watchEach(name, help, labels, async () => {
      const known = await facts();
      return [...(known ? read(known) : [])].flatMap(([of, value]) =>
        value === null ? [] : [[of, value] as const],
      );
    });

  watchEach('basispoint_database_up', 'Whether the primary answers (1), or not (0)', [], async () => [
    [{}, Number((await facts()) !== null)],
  ]);
  watchFact('basispoint_database_bytes', 'Size of the database', [], ({ bytes }) => [[{}, bytes]]);
  watchFact('basispoint_jobs', 'Jobs that are due, run or have failed', ['queue', 'state'], ({ queues }) =>
    queues.flatMap(({ queue, waiting, active, failed }) =>
      Object.entries({ waiting, active, failed }).map(([state, count]) => [{ queue, state }, count] as const),
    ),
  );
  watchFact('basispoint_jobs_oldest_seconds', 'How long a job has been due', ['queue'], ({ queues }) =>
    queues.map(({ queue, oldestSeconds }) => [{ queue }, oldestSeconds ?? 0]),
  );
  watchFact('basispoint_outbox_messages', 'Messages that are not sent', ['state'], ({ messages }) =>
    messages.map(({ state, messages: count }) => [{ state }, count]),
  );
  watchFact('basispoint_outbox_oldest_seconds', 'Time a message has been due', ['state'], ({ messages }) =>
    messages.map(({ state, oldestSeconds }) => [{ state }, oldestSeconds ?? 0]),
  );
  watchFact('basispoint_imports', 'Imports by status', ['status'], ({ imports }) =>
    imports.map(({ status, imports: count }) => [{ status }, count]),
  );
  watchFact('basispoint_import_records_total', 'Records of imported files', ['result'], ({ records }) =>
    Object.entries(records).map(([result, count]) => [{ result }, count]),
  );
  watchFact('basispoint_source_enabled', 'Whether a source fetches by itself', ['source'], ({ sources }) =>
    sources.map(({ source, isOn, isStopped }) => [{ source }, Number(isOn && !isStopped)]),
  );
  watchFact('basispoint_source_failures', 'Failed runs of a source in a row', ['source'], ({ sources }) =>
    sources.map(({ source, failures }) => [{ source }, failures]),
  );
  watchFact(
    'basispoint_source_last_success_timestamp_seconds',
    'When a source last succeeded',
    ['source'],
    ({ sources }) => sources.map(({ source, lastOkSeconds }) => [{ source }, lastOkSeconds]),
  );
  watchFact(
    'basispoint_data_last_import_timestamp_seconds',
    'When data of a publisher were last imported',
    ['publisher'],
    ({ publishers }) => publishers.map(({ publisher, importedSeconds }) => [{ publisher }, importedSeconds]),
  );
  watchFact(
    'basispoint_data_newest_day_timestamp_seconds',
    'The newest day in the data of a publisher',
    ['publisher'],
    ({ publishers }) =>
      publishers.map(({ publisher, newestDay }) => [
        { publisher },
        newestDay === null ? null : Date.parse(newestDay) / 1000,
      ]),
  );
}
