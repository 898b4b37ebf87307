import { mayExport } from '#domain/access/excel-export.ts';
import type { Basis } from '#domain/statements/derived-periods.ts';
import { hasIssuer } from '#market/issuers/issuers.repository.ts';
import { loadReportTables } from '#market/statements/report-tables.server.ts';
import type { Unopened } from '#platform/contract/sealed.ts';
import { exportAsOf } from '#platform/http/as-of.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { ALL_PERIODS, basisOfRas, type RasChoice, YEARS } from './ras-choice.ts';
import { type RasForms, type RasReportData, readRasReport } from './ras-report.contract.ts';

/** How many lines of a form everyone may see. */
const RAS_LIMIT = 6;

type Knowing = Pick<PageContext, 'database' | 'valueCache' | 'language' | 'viewer' | 'asOf'>;

const NO_FORMS: Unopened<RasForms> = {
  rsbu_balance: null,
  rsbu_profit_and_loss: null,
  report_cash_flow: null,
  conversions: [],
  exportLink: null,
};

export const serveRasReport = handle(readRasReport, async ({ params: { id } }, context) => {
  const forms = await findForms(context, id);
  if (!forms && !(await hasIssuer(context.database, id))) throw new Refusal('not_found');
  return forms ?? NO_FORMS;
});

/** A year and a quarter: the others are loaded when they are requested. */
const FIRST_PERIODS = 5;

/** Null where the issuer has no report of this standard. Full years are found among all periods only. */
export async function loadRasReport(
  context: Knowing,
  issuerId: number,
  { isWhole, ...choice }: RasChoice & { readonly isWhole: boolean },
): Promise<Unopened<Omit<RasReportData, 'view'>> | null> {
  const basis = basisOfRas(choice.period);
  if (basis !== null) {
    const derived = await findForms(context, issuerId, { basis });
    if (derived) return { ...derived, choice, issuer_id: issuerId, is_short: false };
    // Too few reports to derive anything from: what was reported is shown.
    return loadRasReport(context, issuerId, { ...choice, period: ALL_PERIODS, isWhole });
  }
  const isShort = !isWhole && choice.period !== YEARS;
  const forms = await findForms(context, issuerId, isShort ? { mostPeriods: FIRST_PERIODS } : {});
  return forms && { ...forms, choice, issuer_id: issuerId, is_short: isShort };
}

async function findForms(
  context: Knowing,
  id: number,
  periods: { readonly mostPeriods?: number; readonly basis?: Basis } = {},
): Promise<Unopened<RasForms> | null> {
  const requested = { issuerId: id, standard: 'ras' } as const;
  const { tables, conversions } = await loadReportTables(context, requested, {
    limit: RAS_LIMIT,
    ...periods,
  });
  if (tables.size === 0) return null;
  const formOf = (code: string) => tables.get(code) ?? null;
  return {
    rsbu_balance: formOf('rsbu_balance'),
    rsbu_profit_and_loss: formOf('rsbu_profit_and_loss'),
    report_cash_flow: formOf('report_cash_flow'),
    conversions,
    exportLink: mayExport(context.viewer)
      ? exportAsOf(
          `/export/ras/${id}/?from=%from%&to=%to%${periods.basis ? `&period=${periods.basis}` : ''}`,
          context,
        )
      : null,
  };
}
