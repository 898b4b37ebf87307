import type { Unopened } from '#platform/contract/sealed.ts';
import type { MultiplierGroup, MultipliersBlock } from './multipliers.contract.ts';

/** Now and two years of quarters: as much as fits beside the names. */
const MOST_COLUMNS = 9;

/** The latest periods, for a page on which multiples are one section of many. */
export function latestPeriods(block: Unopened<MultipliersBlock>): Unopened<MultipliersBlock> {
  const { '1': quarters, '2': years } = block.periods;
  const isCut = [...quarters, ...years].some(({ headers }) => headers.length > MOST_COLUMNS);
  return { ...block, periods: { '1': quarters.map(cut), '2': years.map(cut) }, is_cut: isCut };
}

const cut = (group: Unopened<MultiplierGroup>): Unopened<MultiplierGroup> => ({
  ...group,
  headers: group.headers.slice(0, MOST_COLUMNS),
  body: group.body.map((row) => row.slice(0, MOST_COLUMNS)),
});
