import type { Unopened } from '#platform/contract/sealed.ts';
import type { MultiplierGroup, MultipliersBlock } from './multipliers.contract.ts';

/** Now and a year of quarters, or four years. */
const MOST_COLUMNS = 5;

type Groups = readonly Unopened<MultiplierGroup>[];

/**
 * The latest periods, for a page on which multiples are one section of many: quarters, where there are any. Years too
 * where the address requests the whole section.
 */
export function latestPeriods(
  block: Unopened<MultipliersBlock>,
  isWhole: boolean,
): Unopened<MultipliersBlock> {
  const { '1': quarters, '2': years } = block.periods;
  const isCut = [...quarters, ...years].some(({ headers }) => headers.length > MOST_COLUMNS);
  const hasYears = isWhole || quarters.length === 0;
  const periods = { '1': cutColumns(quarters), '2': hasYears ? cutColumns(years) : [] };
  return { ...block, periods, is_cut: isCut };
}

const cutColumns = (groups: Groups): Unopened<MultiplierGroup>[] =>
  groups.map((group) => ({
    ...group,
    headers: group.headers.slice(0, MOST_COLUMNS),
    body: group.body.map((row) => row.slice(0, MOST_COLUMNS)),
  }));
