import type { LineIds } from '#domain/statements/statement-line.ts';
import { filesOf, type IssuerSide } from '../issuer-side.ts';
import { reportFileTable, storedFileTable } from './file-tables.ts';
import { newsTables, ownershipTables, peopleTables, profileTable } from './issuer-tables.ts';
import { commentTables, forecastTables } from './opinion-tables.ts';
import { reportTables } from './report-tables.ts';
import type { TablePlan } from './table-plan.ts';

/** In the order in which they refer to each other. */
export function issuerSideTables(
  side: IssuerSide,
  lineIdOf: LineIds,
  store: string,
  batchId: number,
): TablePlan[] {
  return [
    profileTable(side.profiles, batchId),
    ...peopleTables(side.people, batchId),
    storedFileTable(filesOf(side), store, batchId),
    reportFileTable(side.reportFiles, batchId),
    ...reportTables(side.reports, side.reportFiles, lineIdOf, batchId),
    ...commentTables(side.comments, batchId),
    ...forecastTables(side.consensus, side.priceForecasts, batchId),
    ...newsTables(side.news, batchId),
    ...ownershipTables(side.placements, side.holders, batchId),
  ];
}
