import { openDraft, removeUnnamed } from '#ingest/drafts/change-draft.server.ts';
import type { NewDraftFile } from '#ingest/drafts/drafts.repository.ts';
import { FILES } from '#platform/files/files.server.ts';
import { handle, load } from '#platform/http/door.server.ts';
import { JOBS } from '#platform/jobs/jobs.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { service } from '#platform/services/service.ts';
import { deskOf } from './draft-desk.server.ts';
import { countBatches, listBatchesOf, listOpenDrafts } from './imports.repository.ts';
import { operatorImportsPage, uploadFiles } from './operator-imports.contract.ts';

const ON_A_PAGE = 25;
const MOST_FILES = 1_000;

/** In bytes. */
export const LARGEST_UPLOAD = service<number>('largest upload');

export const loadOperatorImportsPage = load(
  operatorImportsPage,
  { largest: LARGEST_UPLOAD },
  async ({ query }, { database, momentOf, largest }) => {
    const total = await countBatches(database);
    const pages = Math.max(1, Math.ceil(total / ON_A_PAGE));
    const page = Math.min(query.page, pages);
    const drafts = await listOpenDrafts(database);
    const batches = await listBatchesOf(database, { limit: ON_A_PAGE, offset: (page - 1) * ON_A_PAGE });
    return {
      drafts: drafts.map((draft) => ({
        ...draft,
        names: [...draft.names],
        createdAt: momentOf(draft.createdAt),
      })),
      batches: batches.map((batch) => ({ ...batch, names: [...batch.names], at: momentOf(batch.at) })),
      page,
      pages,
      total,
      largestMegabytes: Math.floor(largest / 1_000_000),
      refused: query.refused ?? null,
    };
  },
);

export const serveUploadFiles = handle(
  uploadFiles,
  { files: FILES, jobs: JOBS, largest: LARGEST_UPLOAD },
  async ({ body }, context) => {
    const { database, files, largest } = context;
    const uploads: NewDraftFile[] = [];
    try {
      for await (const { fileName, content } of body) {
        if (fileName === null || fileName === '') continue;
        if (uploads.length >= MOST_FILES) throw new Refusal('upload_too_large');
        const { size, ...stored } = await files.putStream(atMost(largest, content));
        uploads.push({ name: fileName, folder: null, bytes: size, ...stored });
      }
      if (uploads.length === 0) throw new Refusal('no_files');
      return { id: await openDraft(deskOf(context), uploads) };
    } catch (error) {
      await removeUnnamed(database, files, uploads);
      throw error;
    }
  },
);

async function* atMost(most: number, content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of content) {
    bytes += chunk.byteLength;
    if (bytes > most) throw new Refusal('upload_too_large');
    yield chunk;
  }
}
