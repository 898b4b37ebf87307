import { mayExport } from '#domain/access/excel-export.ts';
import { entityPath } from '#domain/search/categories.ts';
import type { Basis } from '#domain/statements/derived-periods.ts';
import { findNamedIssuer } from '#market/issuers/issuers.repository.ts';
import { loadReportTables } from '#market/statements/report-tables.server.ts';
import type { Unopened } from '#platform/contract/sealed.ts';
import { exportAsOf } from '#platform/http/as-of.server.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { handle } from '#platform/http/door.server.ts';
import { Refusal } from '#platform/refusals/refusal.ts';
import { BANK_SECTION } from './bank-address.ts';
import { ARCHIVE, type BankChoice, type BankSelection, chooseReport, tabOfPath } from './bank-choice.ts';
import { type BankReportData, readBankReport } from './bank-report.contract.ts';
import { findOfferedReports } from './bank-report.repository.ts';

/** How many lines of a section everyone may see. */
const BANK_LIMIT = 7;

type Knowing = Pick<PageContext, 'database' | 'valueCache' | 'language' | 'viewer' | 'asOf'>;

/** An empty tab says so: whoever requested it goes on to the other one by the link. */
export const serveBankReport = handle(readBankReport, async ({ params, query }, context) => {
  const bank = await findBank(context, params.issuerId);
  if (!bank) throw new Refusal('not_found');
  const tab = tabOfPath(params.archive);
  const type = query.type === undefined ? undefined : query.type === '1' ? 1 : 2;
  const inTab = bank.offered.filter((choice) => choice.tab === tab && (type ?? choice.type) === choice.type);
  const choice = chooseReport(inTab, {});
  const report = choice && (await loadChosen(context, bank, choice, query.period));
  return report ?? { emptyReport: true as const, archLink: bank.archLink };
});

/** What a page shows for its address; null where the issuer has no report of a bank. */
export async function loadBankReport(
  context: Knowing,
  issuerId: number,
  selection: BankSelection & { readonly basis?: Basis | undefined } = {},
): Promise<Unopened<BankReportData> | null> {
  const bank = await findBank(context, issuerId);
  const choice = bank && chooseReport(bank.offered, selection);
  return choice && loadChosen(context, bank, choice, selection.basis);
}

interface Bank {
  readonly id: number;
  readonly offered: readonly BankChoice[];
  readonly archLink: string | null;
}

async function findBank({ database }: Knowing, id: number): Promise<Bank | null> {
  const [issuer, offered] = await Promise.all([
    findNamedIssuer(database, id),
    findOfferedReports(database, id),
  ]);
  if (!issuer) return null;
  const hasArchive = offered.some(({ tab }) => tab === ARCHIVE);
  const archLink = `${entityPath('companies', issuer.stringId)}?bank_tab=${ARCHIVE}#${BANK_SECTION}`;
  return { id, offered, archLink: hasArchive ? archLink : null };
}

async function loadChosen(
  context: Knowing,
  { id, offered, archLink }: Bank,
  { tab, type }: BankChoice,
  wanted?: Basis,
): Promise<Unopened<BankReportData> | null> {
  const requested = { issuerId: id, standard: `bank_${type}`, isArchive: tab === ARCHIVE } as const;
  const load = (basis?: Basis) => loadReportTables(context, requested, { limit: BANK_LIMIT, basis });
  const derived = wanted && (await load(wanted));
  // Too few reports to derive anything from: what was reported is shown.
  const isDerived = derived !== undefined && derived.tables.size > 0;
  const { tables, bases, conversions } = isDerived ? derived : await load();
  if (tables.size === 0) return null;
  const basis = (isDerived && wanted) || null;
  const sectionOf = (code: string) => tables.get(code) ?? null;
  const template = `/export/bank/${id}/${type}/?from=%from%&to=%to%&archive=%archive%${basis ? `&period=${basis}` : ''}`;
  return {
    issuerId: id,
    tab,
    type,
    offered,
    rsbu_balance: sectionOf('rsbu_balance'),
    rsbu_profit_and_loss: sectionOf('rsbu_profit_and_loss'),
    rsbu_capital_adequacy: sectionOf('rsbu_capital_adequacy'),
    rsbu_ratios: sectionOf('rsbu_ratios'),
    cash_flow: sectionOf('cash_flow'),
    conversions,
    bases,
    basis,
    archLink,
    exportLink: mayExport(context.viewer) ? exportAsOf(template, context) : null,
  };
}
