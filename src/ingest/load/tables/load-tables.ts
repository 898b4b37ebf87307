import type { LoadTable } from './load-table.ts';
import { REFERENCE_TABLES } from './reference-tables.ts';
import { VALUE_TABLES } from './value-tables.ts';

/** In the order in which they are written; undone in the opposite one. */
export const LOAD_TABLES = { ...REFERENCE_TABLES, ...VALUE_TABLES };

export type TableName = keyof typeof LOAD_TABLES;

export const ALL_TABLES: readonly LoadTable[] = Object.values(LOAD_TABLES);
