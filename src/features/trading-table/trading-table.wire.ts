import type { TableField } from './trading-table.contract.ts';

/** The documents' name for the column of turnover. */
export const TURNOVER = 'overturn' satisfies TableField;
export const EXACT_TURNOVER = `${TURNOVER}.no_round` as const;
