import { shownSections } from '#page-parts/entity-sections/shown-sections.ts';
import type { BondPageData } from './bond.contract.ts';
import { BOND_SECTIONS, type BondSection } from './section-order.ts';

/** The sections that the page of a bond has, in its order. */
export function bondSections(data: BondPageData): readonly BondSection[] {
  const own = {
    graph: data.graph,
    parameters: orNull(data.paramsTable),
    venues: orNull(data.exchangeTable.data),
  };
  const found: Readonly<Record<BondSection, unknown>> = { ...data.blocks, ...own };
  return shownSections(BOND_SECTIONS, found, data.failed);
}

/** A list without rows is no section. */
export function orNull<Row>(rows: readonly Row[]): readonly Row[] | null {
  return rows.length > 0 ? rows : null;
}
