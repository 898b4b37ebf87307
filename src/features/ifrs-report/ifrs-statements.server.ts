import { mayExport } from '#domain/access/excel-export.ts';
import { OPEN_LINES } from '#domain/statements/open-lines.ts';
import { readTemplate, toReportTables } from '#market/statements/report-tables.server.ts';
import { findReports } from '#market/statements/reports.repository.ts';
import type { Unopened } from '#platform/contract/sealed.ts';
import { exportAsOf } from '#platform/http/as-of.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { type IfrsStatementsData, readIfrsStatements } from './ifrs-report.contract.ts';
import { demandIssuer, standardOf } from './ifrs-report.server.ts';

type Known = Pick<PageContext, 'database' | 'valueCache' | 'language' | 'viewer' | 'asOf'>;

export const serveIfrsStatements = handle(readIfrsStatements, async ({ params }, context) => {
  await demandIssuer(context, params.id);
  return makeStatements(context, params.id);
});

/** For a page; null where nothing was reported. */
export async function loadIfrsStatements(
  context: Known,
  issuerId: number,
  isWhole: boolean,
): Promise<Unopened<IfrsStatementsData> | null> {
  const statements = await makeStatements(context, issuerId, isWhole ? undefined : FIRST_PERIODS);
  return statements.params.to === null ? null : statements;
}

/** A year and a quarter: the others are loaded when they are requested. */
const FIRST_PERIODS = 5;

async function makeStatements(
  { database, valueCache, language, viewer, asOf }: Known,
  issuerId: number,
  mostPeriods?: number,
): Promise<Unopened<IfrsStatementsData>> {
  const reports = await findReports(database, { issuerId, standard: 'consolidated' });
  const standard = standardOf(reports);
  const template = await readTemplate(valueCache, standard);
  const tables = toReportTables(template, { reports, limit: OPEN_LINES, mostPeriods, language });
  const find = (code: string) => tables.get(code) ?? null;
  const ends = tables.size > 0 ? reports.map(({ periodEnd }) => periodEnd).sort() : [];
  return {
    standard,
    balance_sheet: find('balance_sheet'),
    profit_and_loss: find('profit_and_loss'),
    cash_flow_statement: find('cash_flow_statement'),
    params: {
      issuerId,
      limit: OPEN_LINES,
      from: ends[0] ?? null,
      to: ends.at(-1) ?? null,
      periods: ends.length,
    },
    exportLink:
      tables.size > 0 && mayExport(viewer)
        ? exportAsOf(`/export/msfo/${issuerId}/?from=%from%&to=%to%`, { asOf })
        : null,
  };
}
