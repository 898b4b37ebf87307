import { mayExport } from '#domain/access/excel-export.ts';
import { type Basis, DERIVED_PERIODS } from '#domain/statements/derived-periods.ts';
import { OPEN_LINES } from '#domain/statements/open-lines.ts';
import {
  deriveAll,
  loadConversions,
  readTemplate,
  toReportTables,
} from '#market/statements/report-tables.server.ts';
import { findReports } from '#market/statements/reports.repository.ts';
import type { Unopened } from '#platform/contract/sealed.ts';
import { exportAsOf } from '#platform/http/as-of.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { readIfrsStatements, type ShownIfrsStatements } from './ifrs-report.contract.ts';
import { demandIssuer, standardOf } from './ifrs-report.server.ts';

type Known = Pick<PageContext, 'database' | 'valueCache' | 'language' | 'viewer' | 'asOf'>;

export const serveIfrsStatements = handle(readIfrsStatements, async ({ params }, context) => {
  await demandIssuer(context, params.id);
  const { basis: _, bases: __, ...statements } = await makeStatements(context, params.id);
  return statements;
});

/** For a page; null where nothing was reported. */
export async function loadIfrsStatements(
  context: Known,
  issuerId: number,
  { isWhole, basis }: { readonly isWhole: boolean; readonly basis: Basis | null },
): Promise<Unopened<Omit<ShownIfrsStatements, 'view'>> | null> {
  const mostPeriods = isWhole || basis ? undefined : FIRST_PERIODS;
  const statements = await makeStatements(context, issuerId, { mostPeriods, basis });
  return statements.params.to === null ? null : statements;
}

/** A year and a quarter: the others are loaded when they are requested. */
const FIRST_PERIODS = 5;

async function makeStatements(
  { database, valueCache, language, viewer, asOf }: Known,
  issuerId: number,
  requested: { readonly mostPeriods?: number | undefined; readonly basis?: Basis | null } = {},
): Promise<Unopened<Omit<ShownIfrsStatements, 'view'>>> {
  const reported = await findReports(database, { issuerId, standard: 'consolidated' });
  const standard = standardOf(reported);
  const template = await readTemplate(valueCache, standard);
  const derived = deriveAll(reported, template);
  // Too few reports to derive anything from: what was reported is shown.
  const basis = (requested.basis && derived.has(requested.basis) && requested.basis) || null;
  const reports = (basis && derived.get(basis)) ?? reported;
  const { mostPeriods } = requested;
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
    conversions: await loadConversions(database, tables),
    basis,
    bases: [...derived.keys()],
    exportLink:
      tables.size > 0 && mayExport(viewer)
        ? exportAsOf(`/export/${fileOf(issuerId, basis)}/?from=%from%&to=%to%`, { asOf })
        : null,
  };
}

function fileOf(issuerId: number, basis: Basis | null): string {
  const derived = DERIVED_PERIODS.find((each) => each.basis === basis);
  return derived ? `ifrs/${issuerId}/${derived.id}` : `msfo/${issuerId}`;
}
