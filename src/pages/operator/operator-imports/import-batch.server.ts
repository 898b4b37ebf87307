import { Readable } from 'node:stream';
import { entityPath } from '#domain/search/categories.ts';
import { noteUndo } from '#ingest/drafts/undo.repository.ts';
import { undoImport } from '#ingest/drafts/undo-job.server.ts';
import { readRejected } from '#ingest/rejected/read-rejected.server.ts';
import { FILES } from '#platform/files/files.server.ts';
import { handle, load } from '#platform/http/door.server.ts';
import { serveDownload } from '#platform/http/download.server.ts';
import { JOBS } from '#platform/jobs/jobs.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { deskOf } from './draft-desk.server.ts';
import { importBatchPage, rejectedDownload, undoImportBatch } from './import-batch.contract.ts';
import {
  countByRecord,
  countByRule,
  findBatchFile,
  findImportBatch,
  listBatchFiles,
  listThings,
} from './import-batch.repository.ts';
import { IMPORT_SESSION } from './import-file.server.ts';

const CATEGORIES = {
  stock: 'stocks',
  bond: 'bonds',
  etf: 'etf',
  index: 'indexes',
  issuer: 'companies',
} as const;

export const loadImportBatchPage = load(
  importBatchPage,
  async ({ params, query }, { database, momentOf }) => {
    const found = await findImportBatch(database, params.batchId);
    if (!found) throw new Refusal('not_found');
    const { progress, ...batch } = found;
    const undo = batch.status === 'done' ? progress.undo : undefined;
    const things = await listThings(database, batch.id);
    return {
      batch: {
        ...batch,
        at: momentOf(batch.at),
        undo: undo ? { state: undo.state, batches: [...undo.batches] } : null,
      },
      records: await countByRecord(database, batch.id),
      things: things.map(({ stringId, kind, all: _, ...thing }) => ({
        ...thing,
        path: entityPath(CATEGORIES[kind], stringId),
        isIssuer: kind === 'issuer',
      })),
      thingCount: things[0]?.all ?? 0,
      files: await listBatchFiles(database, batch.id),
      rules: await countByRule(database, batch.id),
      canUndo: canUndo(batch),
      refused: query.refused ?? null,
    };
  },
);

const canUndo = ({ status, undoOf, kind }: { status: string; undoOf: number | null; kind: string }) =>
  status === 'done' && undoOf === null && kind !== 'demo' && kind !== 'feed';

export const serveUndoImportBatch = handle(
  undoImportBatch,
  { jobs: JOBS },
  async ({ params: { batchId }, body }, context) => {
    const { actor, jobs } = deskOf(context);
    await context.database.transaction().execute(async (transaction) => {
      const batch = await findImportBatch(transaction, batchId);
      if (!batch) throw new Refusal('not_found');
      if (!canUndo(batch)) throw new Refusal('conflict');
      await noteUndo(transaction, batchId, { state: 'running', batches: [] });
      const { operatorId, name } = actor;
      await jobs.send(
        undoImport,
        { batchId, operatorId, actor: name, keepsLater: body.keepsLater },
        transaction,
      );
    });
    return { id: batchId };
  },
);

export const serveRejectedDownload = serveDownload(
  rejectedDownload,
  { files: FILES, withSession: IMPORT_SESSION },
  async ({ params: { batchId, position } }, { database, files, withSession }) => {
    const file = await findBatchFile(database, batchId, position);
    if (!file) throw new Refusal('not_found');
    const { text } = await withSession((client) => readRejected(client, files, batchId, file.name));
    return {
      name: file.name.split('/').at(-1) ?? 'rejected.csv',
      mimetype: 'text/csv; charset=utf-8',
      read: async () => Readable.from([text]),
    };
  },
);
