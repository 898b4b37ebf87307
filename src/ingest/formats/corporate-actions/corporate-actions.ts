import type { ImportFormat } from '../format.ts';
import { bestOf } from '../several-tables.ts';
import { dividends } from './dividends.ts';
import { splitRatios, splits } from './splits.ts';

export const corporateActions: ImportFormat = bestOf('corporate-actions', [dividends, splits, splitRatios]);
