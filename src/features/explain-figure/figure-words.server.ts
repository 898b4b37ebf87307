import type { CellKey, ColumnKey, DerivedTable } from '#domain/derivations/derivation.ts';
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

const COLUMNS: ReadonlySet<string> = new Set<ColumnKey>([
  'weight',
  'weight_before',
  'daily_difference',
  'present_value',
  'value_lower',
  'value_higher',
  'shifted_value',
  'value_on_curve',
  'value_at_yield',
]);
const isColumn = (key: CellKey | ColumnKey): key is ColumnKey => COLUMNS.has(key);

export function writeSays({ what, instrument }: DerivedFigure, { t }: FigureWords): string {
  if (what === 'value') return t('says_value');
  if (what === 'dividend-yield') return t('says_dividend');
  if (what === 'tracking-difference') return t('says_tracking');
  if (what === 'tracking-error') return t('says_tracking_error');
  if (what === 'key-rate') return t('says_key_rate');
  if (what === 'scenario-price' || what === 'scenario-change') return t('says_scenario');
  if (what === 'carry') return t('says_carry');
  if (what === 'roll-down') return t('says_roll_down');
  if (what === 'total-return') return t('says_total_return');
  return t(instrument.kind === 'index' ? 'says_index_change' : 'says_change');
}

export function unitOf(what: ExplainedOf, { t }: FigureWords): string | null {
  if (what === 'value') return null;
  if (what === 'key-rate') return t('unit_years');
  return what === 'tracking-difference' ? t('unit_points') : PERCENT_SIGN;
}

const PERCENTS: ReadonlySet<CellKey> = new Set([
  'fund_return',
  'index_return',
  'dirty_price',
  'price_lower',
  'price_higher',
  'new_price',
  'bond_yield',
  'carry',
  'roll_down',
]);
const BASIS_POINTS: ReadonlySet<CellKey> = new Set(['z_spread', 'shift', 'scenario_shift']);
const YEARS: ReadonlySet<CellKey> = new Set(['key_rate', 'key_before', 'key_after']);
const PRICES: ReadonlySet<CellKey> = new Set([
  'last_price',
  'first_price',
  'first_as_traded',
  'dividend',
  'price',
  'price_as_traded',
]);

export function unitOfCell(key: CellKey, { currency }: DerivedFigure, { t }: FigureWords): string | null {
  if (PERCENTS.has(key)) return PERCENT_SIGN;
  if (BASIS_POINTS.has(key)) return t('unit_basis_points');
  if (YEARS.has(key)) return t('unit_years');
  return PRICES.has(key) ? currency : null;
}

export function writeTableTitle({ columns: [first] }: DerivedTable, { t }: FigureWords): string {
  if (first?.key === 'flow_years') return t('table_flows');
  return t(first?.kind === 'day' ? 'table_days' : 'table_members');
}

/** The latest price or value says where it comes from. */
const SOURCED: ReadonlySet<CellKey> = new Set([
  'last_price',
  'last_value',
  'published_value',
  'price',
  'quote_day',
]);

export function noteOfCell(
  key: CellKey,
  { venue, source }: DerivedFigure,
  { t }: FigureWords,
): string | null {
  if (!SOURCED.has(key)) return null;
  if (venue !== null && source !== null) return t('note_price', { venue, source });
  return source === null ? venue : t('note_source', { source });
}
