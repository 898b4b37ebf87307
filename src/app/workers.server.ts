import { LIST, writeListExport } from '#features/list-export/list-export.server.ts';
import { TRADING, writeTradingExport } from '#features/trading-export/trading-export.server.ts';
import { deleteRemovedWatchlistItems } from '#features/watch-button/removed-items.repository.ts';
import { doRunDraft, doTendDrafts } from '#ingest/drafts/draft-jobs.server.ts';
import { doUndoImport } from '#ingest/drafts/undo-job.server.ts';
import { endExpiredAccess } from '#pages/operator/operator-users/end-access.server.ts';
import { doTendExports } from '#platform/exports/tend-exports.server.ts';
import { writeExportsOf } from '#platform/exports/write-export.server.ts';
import type { Worker } from '#platform/jobs/worker.server.ts';
import { clearExpired } from '#platform/telemetry/retention.server.ts';

/** Everything that is done behind the requests. */
export const workers: readonly Worker[] = [
  clearExpired({ removed: deleteRemovedWatchlistItems, access: endExpiredAccess }),
  doTendExports,
  doRunDraft,
  doTendDrafts,
  doUndoImport,
  writeExportsOf({ [TRADING]: writeTradingExport, [LIST]: writeListExport }),
];
