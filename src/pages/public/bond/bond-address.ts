import { entityPath } from '#domain/search/categories.ts';
import { BOND_FIELDS, type BondField } from '#features/bond-chart/bond-chart.contract.ts';
import {
  type BlockQuery,
  type BlockSelection,
  parseBlockQuery,
} from '#features/chart-block/block-address.ts';
import { BLOCK_PERIODS } from '#features/chart-block/block-range.ts';

/** A year says where a bond stands. */
export const FIRST_PERIOD = 4;

export const bondPath = ({ stringId }: { readonly stringId: string }): string =>
  entityPath('bonds', stringId);

export interface BondSelection extends Pick<BlockSelection, 'range' | 'reversed' | 'trend'> {
  readonly field: BondField;
}

/** Whatever makes no sense is left out; what is not offered is shown as the price. */
export function parseBondQuery(
  { chart, ...query }: BlockQuery & { readonly chart?: string | undefined },
  offered: readonly BondField[] = BOND_FIELDS,
): BondSelection {
  const { compared: _, ...chosen } = parseBlockQuery(query, {
    periods: BLOCK_PERIODS,
    firstPeriod: FIRST_PERIOD,
  });
  return { ...chosen, field: offered.find((field) => field === chart) ?? 'price' };
}

/** What the address says besides the days; the price needs no word. */
export const fieldQuery = (field: BondField): string | null => (field === 'price' ? null : `chart=${field}`);
