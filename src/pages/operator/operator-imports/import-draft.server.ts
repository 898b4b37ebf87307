import { confirmDraft, discardDraft, requestCheck, stopDraft } from '#ingest/drafts/change-draft.server.ts';
import { pathOf } from '#ingest/drafts/draft-source.server.ts';
import { listDraftFiles } from '#ingest/drafts/drafts.repository.ts';
import { FILES } from '#platform/files/files.server.ts';
import { handle, load } from '#platform/http/door.server.ts';
import { JOBS } from '#platform/jobs/jobs.server.ts';
import { deskOf, readDraft, toShownDraft } from './draft-desk.server.ts';
import {
  ACCEPTABLE,
  checkImport,
  confirmImport,
  discardImport,
  importCheckPage,
  importDraftPage,
  stopImport,
} from './import-draft.contract.ts';

export const loadImportDraftPage = load(importDraftPage, async ({ params, query }, context) => {
  const { database } = context;
  const draft = await readDraft(database, params.draftId);
  const files = await listDraftFiles(database, draft.id);
  return {
    draft: toShownDraft(draft, context),
    files: files.map((file) => ({
      position: file.position,
      name: pathOf(file),
      bytes: file.bytes,
      choices: file.choices,
      recognised: file.recognised,
    })),
    refused: query.refused ?? null,
  };
});

export const loadImportCheckPage = load(importCheckPage, async ({ params, query }, context) => ({
  draft: toShownDraft(await readDraft(context.database, params.draftId), context),
  refused: query.refused ?? null,
}));

const serveCheckImport = handle(checkImport, { jobs: JOBS }, async ({ params, body }, context) => {
  const flags: Readonly<Record<string, unknown>> = body;
  await requestCheck(deskOf(context), params.draftId, {
    creates: body.creates,
    known: body.known,
    accepted: ACCEPTABLE.filter((rule) => flags[`accept_${rule}`] === true),
  });
  return { id: params.draftId };
});

const serveConfirmImport = handle(confirmImport, { jobs: JOBS }, async ({ params, body }, context) => {
  await confirmDraft(deskOf(context), params.draftId, body.digest);
  return { id: params.draftId };
});

const serveStopImport = handle(stopImport, { jobs: JOBS }, async ({ params }, context) => {
  await stopDraft(deskOf(context), params.draftId);
  return { id: params.draftId };
});

const serveDiscardImport = handle(
  discardImport,
  { jobs: JOBS, files: FILES },
  async ({ params }, context) => {
    await discardDraft(deskOf(context), params.draftId, context.files);
    return { id: params.draftId };
  },
);

export const serveDraftActions = [serveCheckImport, serveConfirmImport, serveStopImport, serveDiscardImport];
