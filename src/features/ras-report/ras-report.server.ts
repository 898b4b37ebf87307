import { mayExport } from '#domain/access/excel-export.ts';
import { hasIssuer } from '#market/issuers/issuers.repository.ts';
import { loadReportTables } from '#market/statements/report-tables.server.ts';
import type { Unopened } from '#platform/contract/sealed.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { parseRasQuery, type RasChoice } from './ras-choice.ts';
import { type RasForms, type RasReportData, readRasReport } from './ras-report.contract.ts';

/** How many lines of a form everyone may see. */
const RAS_LIMIT = 6;

type Knowing = Pick<PageContext, 'database' | 'valueCache' | 'language' | 'viewer'>;

const NO_FORMS: Unopened<RasForms> = {
  rsbu_balance: null,
  rsbu_profit_and_loss: null,
  report_cash_flow: null,
  exportLink: null,
};

export const serveRasReport = handle(readRasReport, async ({ params: { id } }, context) => {
  const forms = await findForms(context, id);
  if (!forms && !(await hasIssuer(context.database, id))) throw new Refusal('not_found');
  return forms ?? NO_FORMS;
});

/** Null where the issuer has no report of this standard. */
export async function loadRasReport(
  context: Knowing,
  issuerId: number,
  choice: RasChoice = parseRasQuery({}),
): Promise<Unopened<RasReportData> | null> {
  const forms = await findForms(context, issuerId);
  return forms && { ...forms, choice };
}

async function findForms(context: Knowing, id: number): Promise<Unopened<RasForms> | null> {
  const tables = await loadReportTables(context, { issuerId: id, standard: 'ras' }, RAS_LIMIT);
  if (tables.size === 0) return null;
  const formOf = (code: string) => tables.get(code) ?? null;
  return {
    rsbu_balance: formOf('rsbu_balance'),
    rsbu_profit_and_loss: formOf('rsbu_profit_and_loss'),
    report_cash_flow: formOf('report_cash_flow'),
    exportLink: mayExport(context.viewer) ? `/export/ras/${id}/?from=%from%&to=%to%` : null,
  };
}
