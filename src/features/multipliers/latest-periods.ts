import type { Unopened } from '#platform/contract/sealed.ts';
import type { MultiplierGroup, MultipliersBlock } from './multipliers.contract.ts';

/** Now and a year of quarters, or four years. */
const MOST_COLUMNS = 5;
/** Of a group; the first are those that readers know best. */
const MOST_ROWS = 3;

type Groups = readonly Unopened<MultiplierGroup>[];

/**
 * The first multiples of each group for the latest periods, for a page on which they are one section of many: by
 * quarters, where there are any. By years too where the address requests the whole section.
 */
export function latestPeriods(
  block: Unopened<MultipliersBlock>,
  isWhole: boolean,
): Unopened<MultipliersBlock> {
  const { '1': quarters, '2': years } = block.periods;
  const isCut = [...quarters, ...years].some(
    ({ headers, columns }) => headers.length > MOST_COLUMNS || columns.length > MOST_ROWS,
  );
  const hasYears = isWhole || quarters.length === 0;
  return { ...block, periods: { '1': cut(quarters), '2': hasYears ? cut(years) : [] }, is_cut: isCut };
}

const cut = (groups: Groups): Unopened<MultiplierGroup>[] =>
  groups.map((group) => ({
    ...group,
    headers: group.headers.slice(0, MOST_COLUMNS),
    columns: group.columns.slice(0, MOST_ROWS),
    body: group.body.slice(0, MOST_ROWS).map((row) => row.slice(0, MOST_COLUMNS)),
  }));
