import type { ImportFormat } from '../format.ts';
import { bestOf } from '../several-tables.ts';
import { actionRows } from './action-rows.ts';
import { dividends } from './dividends.ts';
import { purposes } from './purposes.ts';
import { splitRatios, splits } from './splits.ts';

export const corporateActions: ImportFormat = bestOf('corporate-actions', [
  actionRows,
  purposes,
  dividends,
  splits,
  splitRatios,
]);
