import { mayExport } from '#domain/access/excel-export.ts';
import { findReports, findTemplate } from '#foundation/statements/reports.repository.ts';
import type { PageContext } from '#foundation/web/context.server.ts';
import { handle } from '#foundation/web/door.server.ts';
import type { Unopened } from '#foundation/web/sealed.ts';
import { type IfrsStatementsData, readIfrsStatements } from './ifrs-report.contract.ts';
import { demandIssuer } from './ifrs-report.server.ts';
import { OPEN_LINES, toStatements } from './ifrs-tables.server.ts';

type Known = Pick<PageContext, 'database' | 'language' | 'viewer'>;

export const serveIfrsStatements = handle(readIfrsStatements, async ({ params }, context) => {
  await demandIssuer(context, params.id);
  return makeStatements(context, params.id);
});

/** For a page; null where nothing was reported. */
export async function loadIfrsStatements(
  context: Known,
  issuerId: number,
): Promise<Unopened<IfrsStatementsData> | null> {
  const statements = await makeStatements(context, issuerId);
  return statements.params.to === null ? null : statements;
}

async function makeStatements(
  { database, language, viewer }: Known,
  issuerId: number,
): Promise<Unopened<IfrsStatementsData>> {
  const [reports, template] = await Promise.all([
    findReports(database, { issuerId, standard: 'ifrs' }),
    findTemplate(database, 'ifrs'),
  ]);
  const tables = toStatements(template, reports, language);
  const find = (code: string) => tables.find(({ report }) => report.code === code) ?? null;
  return {
    balance_sheet: find('balance_sheet'),
    profit_and_loss: find('profit_and_loss'),
    cash_flow_statement: find('cash_flow_statement'),
    params: {
      emitentId: issuerId,
      limit: OPEN_LINES,
      from: reports[0]?.periodEnd ?? null,
      to: reports.at(-1)?.periodEnd ?? null,
    },
    exportLink:
      tables.length > 0 && mayExport(viewer) ? `/export/msfo/${issuerId}/?from=%from%&to=%to%` : null,
  };
}
