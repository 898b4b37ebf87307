/** The documents' numbers of the two tabs: the report in force is 2, the archive 1. */
export const ACTUAL = 2;
export const ARCHIVE = 1;
/** In the order in which they stand. */
export const BANK_TABS = [ACTUAL, ARCHIVE] as const;
export type BankTab = (typeof BANK_TABS)[number];

/** 1: the forms that a bank publishes; 2: the digest of its accounts. */
export const BANK_TYPES = [1, 2] as const;
export type BankType = (typeof BANK_TYPES)[number];

export interface BankChoice {
  readonly tab: BankTab;
  readonly type: BankType;
}

/** What a reader or an address requests; what is left out is chosen for them. */
export interface BankSelection {
  readonly tab?: BankTab | undefined;
  readonly type?: BankType | undefined;
}

/** In the path of the call, 0 is the report in force and 1 the archive. */
export type ArchiveInPath = '0' | '1';
export const tabOfPath = (archive: ArchiveInPath): BankTab => (archive === '1' ? ARCHIVE : ACTUAL);
export const pathOfTab = (tab: BankTab): ArchiveInPath => (tab === ARCHIVE ? '1' : '0');

/** The tabs that have a report of any type: one that is empty has lost its tab. */
export const tabsOf = (offered: readonly BankChoice[]): BankTab[] =>
  BANK_TABS.filter((tab) => offered.some((choice) => choice.tab === tab));

/** The types that a tab has a report of. */
export const typesOf = (offered: readonly BankChoice[], tab: BankTab): BankType[] =>
  BANK_TYPES.filter((type) => offered.some((choice) => choice.tab === tab && choice.type === type));

/**
 * The report that is shown for a selection. Where the tab is lost the other one is shown, so an empty actual report shows
 * the archive; where a tab has not the type, it shows the one that it has. Null where there is no report at all.
 */
export function chooseReport(offered: readonly BankChoice[], selection: BankSelection): BankChoice | null {
  const tabs = tabsOf(offered);
  const tab = tabs.find((candidate) => candidate === selection.tab) ?? tabs[0];
  if (tab === undefined) return null;
  const types = typesOf(offered, tab);
  const type = types.find((candidate) => candidate === selection.type) ?? types[0];
  return type === undefined ? null : { tab, type };
}

export const isSameChoice = (one: BankChoice, other: BankChoice): boolean =>
  one.tab === other.tab && one.type === other.type;
