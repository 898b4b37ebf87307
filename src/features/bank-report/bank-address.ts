import { type Basis, DERIVED_PERIODS } from '#domain/statements/derived-periods.ts';
import {
  BANK_TABS,
  BANK_TYPES,
  type BankChoice,
  type BankSelection,
  chooseReport,
  isSameChoice,
} from './bank-choice.ts';

/** What the address of a page says about the report. */
export interface BankQuery {
  readonly bank_tab?: string | undefined;
  readonly bank_type?: string | undefined;
  readonly bank_period?: string | undefined;
}

export const BANK_SECTION = 'bank-ras';
/** Of the words of an address that say how the report is shown. */
export const VIEW_PREFIX = 'bank';

/** Whatever makes no sense is left out: an old or mistyped link still opens a report. */
export function parseBankQuery({ bank_tab, bank_type }: BankQuery): BankSelection {
  return {
    tab: BANK_TABS.find((tab) => String(tab) === bank_tab),
    type: BANK_TYPES.find((type) => String(type) === bank_type),
  };
}

/** The derived periods that an address requests; undefined: the reports as they are. */
export const basisIn = ({ bank_period }: BankQuery): Basis | undefined =>
  DERIVED_PERIODS.find(({ basis }) => basis === bank_period)?.basis;

/** The same address with these periods. */
export function withBasis(address: URL, basis: Basis | null): URL {
  const url = new URL(address);
  if (basis === null) url.searchParams.delete('bank_period');
  else url.searchParams.set('bank_period', basis);
  return url;
}

/** The same of the query that stands in an address. */
export const selectionIn = (search: string): BankSelection =>
  parseBankQuery(Object.fromEntries(new URLSearchParams(search)));

/** The same address with this choice in it, and nothing of it where it is what opens anyway. */
export function withBankChoice(address: URL, choice: BankChoice, offered: readonly BankChoice[]): URL {
  const url = new URL(address);
  const first = chooseReport(offered, {});
  const isFirst = first !== null && isSameChoice(first, choice);
  const { type } = chooseReport(offered, { tab: choice.tab }) ?? choice;
  write(url, 'bank_tab', !isFirst && choice.tab);
  write(url, 'bank_type', choice.type !== type && choice.type);
  return url;
}

function write({ searchParams }: URL, name: keyof BankQuery, value: number | false): void {
  if (value === false) searchParams.delete(name);
  else searchParams.set(name, String(value));
}
