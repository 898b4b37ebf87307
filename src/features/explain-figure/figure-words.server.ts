import type { CellKey, ColumnKey } from '#domain/derivations/derivation.ts';
import { PERCENT_SIGN } from '#domain/numbers/percent-sign.ts';
import type { ExplainedOf } from '#market/explain/explain-address.ts';
import type { PageContext } from '#platform/http/context.server.ts';
import { formatOf } from '#platform/i18n/format.ts';
import type { DerivedFigure } from './derived-figure.server.ts';
import type english from './labels/eng.json';

type Key = keyof typeof english;

/** How a figure and what it follows from are called in the reader's language. */
export function createFigureWords({
  labels,
  language,
  numbers,
}: Pick<PageContext, 'labels' | 'language' | 'numbers'>) {
  const t = labels.translator(['explain-figure'], language).of<Key>('explain-figure');
  return {
    t,
    format: formatOf(language, numbers),
    cell: (key: CellKey) => t(`cell_${key}`),
    column: (key: ColumnKey) => t(`column_${key}`),
    named: (key: CellKey | ColumnKey) => (isColumn(key) ? t(`column_${key}`) : t(`cell_${key}`)),
    title: (what: ExplainedOf) => t(`what_${what}`),
  };
}

export type FigureWords = ReturnType<typeof createFigureWords>;

const COLUMNS: ReadonlySet<string> = new Set<ColumnKey>(['weight', 'weight_before', 'daily_difference']);
const isColumn = (key: CellKey | ColumnKey): key is ColumnKey => COLUMNS.has(key);

export function writeSays({ what, instrument }: DerivedFigure, { t }: FigureWords): string {
  if (what === 'value') return t('says_value');
  if (what === 'dividend-yield') return t('says_dividend');
  if (what === 'tracking-difference') return t('says_tracking');
  if (what === 'tracking-error') return t('says_tracking_error');
  return t(instrument.kind === 'index' ? 'says_index_change' : 'says_change');
}

export function unitOf(what: ExplainedOf, { t }: FigureWords): string | null {
  if (what === 'value') return null;
  return what === 'tracking-difference' ? t('unit_points') : PERCENT_SIGN;
}

const PERCENTS: ReadonlySet<CellKey> = new Set(['fund_return', 'index_return']);
const PRICES: ReadonlySet<CellKey> = new Set([
  'last_price',
  'first_price',
  'first_as_traded',
  'dividend',
  'price',
  'price_as_traded',
]);

export const unitOfCell = (key: CellKey, { currency }: DerivedFigure): string | null =>
  PERCENTS.has(key) ? PERCENT_SIGN : PRICES.has(key) ? currency : null;

/** The latest price or value says where it comes from. */
const SOURCED: ReadonlySet<CellKey> = new Set(['last_price', 'last_value', 'published_value', 'price']);

export function noteOfCell(
  key: CellKey,
  { venue, source }: DerivedFigure,
  { t }: FigureWords,
): string | null {
  if (!SOURCED.has(key)) return null;
  if (venue !== null && source !== null) return t('note_price', { venue, source });
  return source === null ? venue : t('note_source', { source });
}
