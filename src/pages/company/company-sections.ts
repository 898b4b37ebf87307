import type { CompanyPageData, CompanySection } from './company.contract.ts';

/** The sections that the page has, in its order; one that could not be loaded keeps its place. */
export function companySections({ blocks, failed }: Pick<CompanyPageData, 'blocks' | 'failed'>) {
  const all = Object.keys(blocks) as CompanySection[];
  return all.filter((section) => blocks[section] !== null || failed.includes(section));
}

/** Its securities and nothing else. */
export function isLittleKnown(shown: readonly CompanySection[]): boolean {
  const ofSecurities: readonly CompanySection[] = ['stocks', 'bonds', 'debt'];
  return shown.every((section) => ofSecurities.includes(section));
}
