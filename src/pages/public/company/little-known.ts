import type { CompanySection } from './company.contract.ts';

/** Its securities and nothing else. */
export function isLittleKnown(shown: readonly CompanySection[]): boolean {
  const ofSecurities: readonly CompanySection[] = ['stocks', 'bonds', 'debt', 'events'];
  return shown.every((section) => ofSecurities.includes(section));
}
