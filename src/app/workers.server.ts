import { LIST, writeListExport } from '#features/lists/list-export.server.ts';
import { TRADING, writeTradingExport } from '#features/trading-export/trading-export.server.ts';
import { doMeasureBonds, doMeasureBondsAnew } from '#foundation/bond-measures/measuring-job.server.ts';
import { doTendExports } from '#foundation/exports/tend-exports.server.ts';
import { writeExportsOf } from '#foundation/exports/write-export.server.ts';
import type { Worker } from '#foundation/jobs/worker.server.ts';
import { doClearExpired } from '#foundation/retention/retention.server.ts';

/** Everything that is done behind the requests. */
export const workers: readonly Worker[] = [
  doClearExpired,
  doTendExports,
  doMeasureBonds,
  doMeasureBondsAnew,
  writeExportsOf({ [TRADING]: writeTradingExport, [LIST]: writeListExport }),
];
