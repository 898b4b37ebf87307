import {
  type BlockQuery,
  type BlockSelection,
  parseBlockQuery,
} from '#features/chart-block/block-address.ts';
import { BLOCK_PERIODS } from '#features/chart-block/block-range.ts';

/** A year says where an index stands. */
export const FIRST_PERIOD = 4;

const LARGEST_ID = 2_147_483_647;

/** What is compared is named by its id. */
export function parseIndexQuery(query: BlockQuery): BlockSelection {
  const selection = parseBlockQuery(query, { periods: BLOCK_PERIODS, firstPeriod: FIRST_PERIOD });
  return { ...selection, compared: selection.compared.filter(isRowId) };
}

const isRowId = (key: string) => /^[1-9]\d{0,9}$/.test(key) && Number(key) <= LARGEST_ID;
