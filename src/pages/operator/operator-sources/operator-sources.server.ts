import { FORMATS } from '#ingest/formats/registry.ts';
import * as changes from '#ingest/sources/change-source.server.ts';
import { CONNECTORS } from '#ingest/sources/connectors/connectors.ts';
import { findSourceByCode, listSources } from '#ingest/sources/data-source.repository.ts';
import { IMPORT_SETTINGS } from '#ingest/sources/import-settings.server.ts';
import { decideRun } from '#ingest/sources/run/confirm-run.server.ts';
import { confirmSourceRun, runSources } from '#ingest/sources/source-jobs.server.ts';
import { type Handler, handle, load } from '#platform/http/door.server.ts';
import { JOBS } from '#platform/jobs/jobs.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import {
  addSource,
  confirmRun,
  discardRun,
  editSource,
  operatorSourcesPage,
  pauseSource,
  removeSource,
  resumeSource,
  runSource,
} from './operator-sources.contract.ts';
import { toEdited, toNew, toShown } from './shown-source.server.ts';

export const loadOperatorSourcesPage = load(
  operatorSourcesPage,
  async ({ params, query }, { database, momentOf }) => {
    const found = params.code === undefined ? null : await findSourceByCode(database, params.code);
    if (params.code !== undefined && !found) throw new Refusal('not_found');
    const sources = found ? [] : await listSources(database);
    return {
      sources: sources.map((source) => toShown(source, momentOf)),
      source: found && toShown(found, momentOf),
      connectors: CONNECTORS.map(({ code, title }) => ({ code, title })),
      formats: FORMATS.map(({ code }) => code),
      refused: query.refused,
    };
  },
);

const CHANGED = { changed: true } as const;

export const serveSourceActions: readonly Handler[] = [
  handle(addSource, { settings: IMPORT_SETTINGS }, async ({ body }, { database, user, now, settings }) => {
    const content = toNew(body);
    if (!content) throw new Refusal('bad_request');
    await changes.addSource(database, { operatorId: user.id, at: now }, content, settings);
    return { code: content.code };
  }),
  handle(editSource, { settings: IMPORT_SETTINGS }, async ({ params, body }, context) => {
    const { database, user, now, settings } = context;
    const source = await findSourceByCode(database, params.code);
    if (!source) throw new Refusal('not_found');
    const content = toEdited(source, body);
    if (!content) throw new Refusal('bad_request');
    await changes.editSource(database, { operatorId: user.id, at: now }, content, settings);
    return CHANGED;
  }),
  handle(runSource, { jobs: JOBS }, async ({ params }, { database, user, now, jobs }) => {
    await changes.requestSourceRun(database, { operatorId: user.id, at: now }, params.code);
    // It is due: where the queues are not there, the next look of the schedule finds it.
    await jobs.send(runSources, {}).catch(() => undefined);
    return CHANGED;
  }),
  handle(pauseSource, async ({ params }, { database, user, now }) => {
    await changes.pauseSource(database, { operatorId: user.id, at: now }, params.code, false);
    return CHANGED;
  }),
  handle(resumeSource, async ({ params }, { database, user, now }) => {
    await changes.pauseSource(database, { operatorId: user.id, at: now }, params.code, true);
    return CHANGED;
  }),
  handle(removeSource, async ({ params }, { database, user, now }) => {
    await changes.removeSource(database, { operatorId: user.id, at: now }, params.code);
    return CHANGED;
  }),
  handle(confirmRun, { jobs: JOBS }, async ({ params }, { database, user, now, jobs }) => {
    const actor = { operatorId: user.id, at: now };
    await decideRun(database, actor, params.batchId, true, (transaction) =>
      jobs.send(confirmSourceRun, { batchId: params.batchId, operatorId: user.id }, transaction),
    );
    return CHANGED;
  }),
  handle(discardRun, async ({ params }, { database, user, now }) => {
    await decideRun(database, { operatorId: user.id, at: now }, params.batchId, false);
    return CHANGED;
  }),
];
