import type { Cell, Column, Row } from '#ui/table/table-data.ts';
import {
  PRICE_FIELDS,
  type TableField,
  type TradingRow,
  type TradingTableData,
} from './trading-table.contract.ts';

/** Only what is there whole can be put in another order. */
export function toColumns(table: TradingTableData): readonly Column[] {
  const isSortable = table.data.length === table.total;
  return table.fields.map((key) => ({
    key,
    title: table.fieldsLabels[key],
    ...lookOf(key, table.decimals),
    isSortable,
  }));
}

/** The days, and under them what all of them come to. */
export function toRows(table: TradingTableData, total: string): readonly Row[] {
  const { totals, fields, data } = table;
  if (data.length === 0) return [];
  const days = data.map((row) => ({
    id: row.date,
    cells: Object.fromEntries(fields.map((field) => [field, row[keyOf(field)]])),
  }));
  const blanks = Object.fromEntries(fields.map((field) => [field, BLANK]));
  const cells = { ...blanks, date: { val: null, drawn: total }, ...totals };
  return [...days, { id: 'total', class: 'total', cells }];
}

const BLANK: Cell = { val: null, drawn: '' };

function lookOf(field: TableField, decimals: number): Pick<Column, 'kind' | 'decimals'> {
  if (field === 'date') return { kind: 'day' };
  if (field === 'change_1_day') return { kind: 'change' };
  return { kind: 'number', decimals: isPrice(field) ? decimals : 0 };
}

/** A price is rounded where it is written, and sorts as it is. */
const keyOf = (field: TableField): keyof TradingRow => (isPrice(field) ? `${field}.no_round` : field);

const PRICES: ReadonlySet<string> = new Set(PRICE_FIELDS);
const isPrice = (field: TableField): field is (typeof PRICE_FIELDS)[number] => PRICES.has(field);
