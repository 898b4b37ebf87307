import type { CellFormat, Column, Sheet } from '#engines/spreadsheets/workbook.ts';
import type { Translate } from '#platform/i18n/translator.ts';
import type { Holding } from './etf-holdings.contract.ts';
import type english from './labels/eng.json';

/** A holding as a workbook shows it. */
export interface SheetHolding extends Holding {
  readonly isin: string | null;
  readonly currency: string | null;
  readonly asOf: string;
}

const TEXT: CellFormat = { kind: 'text' };

export function toHoldingsSheet(
  holdings: readonly SheetHolding[],
  title: readonly string[],
  t: Translate<keyof typeof english>,
): Sheet {
  const column = (head: string, format: CellFormat, width: number): Column => ({
    head: [head],
    format,
    width,
  });
  return {
    name: t('title'),
    title,
    columns: [
      column(t('name'), TEXT, 40),
      column(t('share'), { kind: 'number', decimals: 4 }, 14),
      column(t('ticker'), TEXT, 12),
      column('ISIN', TEXT, 16),
      column(t('currency'), TEXT, 10),
      column(t('industry'), TEXT, 28),
      column(t('country'), TEXT, 10),
      column(t('date'), { kind: 'day' }, 14),
    ],
    frozenColumns: 1,
    batches: [
      holdings.map((it) => [
        it.name,
        it.share,
        it.ticker,
        it.isin,
        it.currency,
        it.industry_name,
        it.country,
        it.asOf,
      ]),
    ],
  };
}
