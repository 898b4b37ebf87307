import { entityPath } from '#domain/search/categories.ts';
import { BOND_FIELDS, type BondField } from '#features/bond-chart/bond-chart.contract.ts';
import { type BlockQuery, type BlockWish, parseBlockQuery } from '#features/chart-block/block-address.ts';
import { BLOCK_PERIODS } from '#features/chart-block/block-range.ts';

/** A year says where a bond stands. */
export const FIRST_PERIOD = 4;

export const bondPath = ({ stringId }: { readonly stringId: string }): string =>
  entityPath('bonds', stringId);

export interface BondWish extends Pick<BlockWish, 'range' | 'trend'> {
  readonly field: BondField;
}

/** Whatever makes no sense is left out; what is not offered is told as the price. */
export function parseBondQuery(
  { chart, ...query }: BlockQuery & { readonly chart?: string | undefined },
  offered: readonly BondField[] = BOND_FIELDS,
): BondWish {
  const { range, trend } = parseBlockQuery(query, { periods: BLOCK_PERIODS, firstPeriod: FIRST_PERIOD });
  return { range, trend, field: offered.find((field) => field === chart) ?? 'price' };
}

/** What the address says besides the days; the price needs no word. */
export const fieldQuery = (field: BondField): string | null => (field === 'price' ? null : `chart=${field}`);
