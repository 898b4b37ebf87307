import { mayExport } from '#domain/access/excel-export.ts';
import { loadReportTables } from '#market/statements/report-tables.server.ts';
import type { Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { type IfrsStatementsData, readIfrsStatements } from './ifrs-report.contract.ts';
import { demandIssuer, OPEN_LINES } from './ifrs-report.server.ts';

type Known = Pick<PageContext, 'database' | 'valueCache' | 'language' | 'viewer'>;

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

async function makeStatements(context: Known, issuerId: number): Promise<Unopened<IfrsStatementsData>> {
  const tables = await loadReportTables(context, { issuerId, standard: 'ifrs' }, OPEN_LINES);
  const find = (code: string) => tables.get(code) ?? null;
  const [first] = tables.values();
  return {
    balance_sheet: find('balance_sheet'),
    profit_and_loss: find('profit_and_loss'),
    cash_flow_statement: find('cash_flow_statement'),
    params: {
      issuerId,
      limit: OPEN_LINES,
      from: first?.scroll_head.at(-1)?.date ?? null,
      to: first?.scroll_head[0]?.date ?? null,
    },
    exportLink: first && mayExport(context.viewer) ? `/export/msfo/${issuerId}/?from=%from%&to=%to%` : null,
  };
}
