import { mkdir, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type pg from 'pg';
import { Decoder } from '../../decode/decoder.server.ts';
import { readReferenceData } from '../../identity/reference-data.repository.ts';
import { type CheckedRun, checkFiles, writeChecked } from '../../load/import-run.server.ts';
import { recordChecked } from '../../load/record-checked.server.ts';
import type { DataSource } from '../data-source.repository.ts';
import type { FetchContext } from '../fetch/fetch-context.server.ts';
import { fetchSource } from '../fetch/fetch-source.server.ts';
import type { Fetched, FetchedFile } from '../fetch/fetched.ts';
import { SourceFailure } from '../source-failure.ts';
import type { SourceState } from '../source-state.ts';
import { judgeRun } from './judge-run.ts';
import { type OpenedFetched, openFetched } from './open-fetched.server.ts';
import { findSeen, writeAddresses, writeState } from './run-marks.repository.ts';
import type { RunOutcome } from './run-outcome.ts';
import type { SourceTools } from './source-tools.server.ts';
import { makeRunFolder } from './temporary-folder.server.ts';

/** Fetches what is new, checks it and writes it, or lets it wait where it goes beyond the limits of the source. */
export async function importFetched(
  client: pg.Client,
  source: DataSource,
  tools: SourceTools,
): Promise<RunOutcome> {
  const folder = await makeRunFolder();
  const decoder = new Decoder();
  try {
    const fetched = await fetchSource(source, tools.database, toContext(folder, tools));
    const fresh = await leaveSeen(client, source, fetched);
    const state = { ...source.state, bodies: { ...source.state.bodies, ...fetched.bodies } };
    if (fresh.length === 0) {
      if (Object.keys(fetched.bodies).length > 0)
        await writeState(client, source.id, { state, batchId: null });
      return { kind: 'unchanged' };
    }
    const { findMic } = await readReferenceData(client);
    const opened = await openFetched(fresh, source.settings, { decoder, findMic, signal: tools.signal });
    if (opened.files.length === 0) {
      for (const file of opened.refused) await fetched.settle?.(file, 'refused');
      throw new SourceFailure('not_readable', { files: namesOf(opened.refused) });
    }
    const outcome = await importOpened(client, source, tools, opened, state);
    for (const file of fresh)
      await fetched.settle?.(file, opened.refused.includes(file) ? 'refused' : 'taken');
    return outcome;
  } finally {
    await decoder.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Files whose content this source has not brought before; the others are put away. */
async function leaveSeen(
  client: pg.Client,
  { id }: DataSource,
  { files, settle }: Fetched,
): Promise<readonly FetchedFile[]> {
  const seen = await findSeen(
    client,
    id,
    files.map(({ sha256 }) => sha256),
  );
  for (const file of files) if (seen.has(file.sha256)) await settle?.(file, 'taken');
  return files.filter(({ sha256 }) => !seen.has(sha256));
}

async function importOpened(
  client: pg.Client,
  source: DataSource,
  tools: SourceTools,
  opened: OpenedFetched,
  state: SourceState,
): Promise<RunOutcome> {
  const { creates, known } = source.settings;
  const { stagingFolder } = tools.config;
  const options = { source, known, creates, now: tools.now, signal: tools.signal, stagingFolder };
  const checked = await checkFiles(client, opened.files, options);
  const { tables } = checked.difference;
  const added = tables.reduce((sum, table) => sum + table.added, 0);
  const changed = tables.reduce((sum, table) => sum + table.changed, 0);
  const written = { ...state, newestDays: { ...state.newestDays, ...newestDays(checked, opened, state) } };
  const isEmpty = added + changed === 0 && checked.run.findings.listed().length === 0;
  if (isEmpty && opened.unread.length === 0) {
    await writeState(client, source.id, { state: written, batchId: null });
    return { kind: 'unchanged' };
  }
  const addresses = Object.fromEntries(
    opened.files.map((file) => [file.name, opened.originOf.get(file)?.address ?? source.address]),
  );
  const alongside = (next: SourceState) => async (session: pg.ClientBase, batchId: number) => {
    await writeAddresses(session, batchId, addresses);
    await writeState(session, source.id, { state: next, batchId });
  };
  const batch = {
    kind: 'schedule',
    actor: `source ${source.code}`,
    actorId: null,
    note: '',
    dataSourceId: source.id,
  } as const;
  const reasons = judgeRun(
    { reports: checked.run.reports, tables, unread: opened.unread.length },
    source.limits,
  );
  const { store, signal } = tools;
  if (reasons.length === 0) {
    const { batchId } = await writeChecked(client, checked, {
      ...options,
      batch,
      store,
      alongside: alongside(written),
    });
    return { kind: 'written', batchId, added, changed };
  }
  const recorded = { source, signal, batch, store, reasons, alongside: alongside(state) };
  const batchId = await recordChecked(client, checked, recorded);
  // One message while something waits, however often more comes.
  if (source.waitingBatchId === null)
    await tools.notify(tools.database, source, { kind: 'waiting', batchId, reasons }, tools.now);
  return { kind: 'waiting', batchId, reasons };
}

/** The newest day of each thing that was requested, where files say one. */
function newestDays(
  { run }: CheckedRun,
  { originOf }: OpenedFetched,
  state: SourceState,
): Record<string, string> {
  const newest: Record<string, string> = {};
  for (const [position, file] of run.files.entries()) {
    const item = originOf.get(file)?.item;
    const day = run.reports[position]?.lastDay;
    const before = item === undefined ? undefined : (newest[item] ?? state.newestDays[item]);
    if (item !== undefined && day && (before === undefined || day > before)) newest[item] = day;
  }
  return newest;
}

function toContext(folder: string, tools: SourceTools): FetchContext {
  const { config, pace, now, signal, resolve, limits } = tools;
  let files = 0;
  return {
    rules: { hosts: config.hosts, allowsPrivate: config.allowsPrivate },
    folders: config.folders,
    mostBytes: config.mostBytes,
    contact: config.contact,
    pace,
    now,
    signal,
    resolve,
    limits,
    readSecret: async (name) => config.readSecret(name),
    newPath: async (name) => {
      const own = join(folder, String(files++));
      await mkdir(own);
      return join(own, basename(name));
    },
  };
}

const namesOf = (files: readonly FetchedFile[]): string =>
  files
    .slice(0, 5)
    .map(({ path }) => basename(path))
    .join(', ');
