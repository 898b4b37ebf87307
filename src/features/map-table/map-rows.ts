import { useMemo } from 'react';
import { type Language, languageLocale } from '#domain/languages/languages.ts';
import { RATING_BANDS, ratingBand } from '#domain/ratings/rating-band.ts';
import type { TrendFormula } from '#domain/trends/trend.ts';
import type { MapColumns } from '#market/bond-map/bond-map.contract.ts';
import type english from '#market/bond-map/labels/eng.json';
import { DECIMALS, MEASURES, type Measure, measureOf } from '#market/bond-map/map-axes.ts';
import { type BondPoint, residualOf } from '#market/bond-map/map-points.ts';
import type { MapSelection, MapSort, SortKey } from '#market/bond-map/map-selection.ts';
import { useMapWords } from '#market/bond-map/useMapWords.ts';
import { ASTERISKS } from '#platform/contract/sealed.ts';
import { useLabels } from '#platform/i18n/I18n.tsx';
import { compareValues } from '#ui/table/sorting/sort-value.ts';
import type { Column, Value } from '#ui/table/table-data.ts';

/** A row by the position of its bond in the columns of the map. */
export interface MapRow {
  readonly id: string;
  readonly cells: Readonly<Partial<Record<SortKey, Value>>>;
}

const ALWAYS: readonly Measure[] = ['duration', 'yield', 'spread', 'price'];

/** What both axes show, and what everyone asks of a bond. */
export const shownMeasures = ({ x, y }: Pick<MapSelection, 'x' | 'y'>): readonly Measure[] =>
  MEASURES.filter((each) => ALWAYS.includes(each) || each === measureOf(x) || each === measureOf(y));

export function toTableRow(
  columns: MapColumns,
  point: BondPoint,
  shown: { measures: readonly Measure[]; trend: TrendFormula | null; y: Measure },
): MapRow {
  const { at } = point;
  const { values } = columns;
  const figures = shown.measures.map((measure) => [
    measure,
    values ? (values[measure][at] ?? null) : ASTERISKS,
  ]);
  return {
    id: String(at),
    cells: {
      name: point.name,
      currency: columns.currency[at] ?? null,
      sector: columns.sector[at] ?? null,
      rating: columns.grade[at] ?? null,
      matures: columns.matures[at] ?? null,
      ...Object.fromEntries(figures),
      ...(values && shown.trend && { residual: residualOf(shown.trend, point, shown.y) }),
    },
  };
}

/** As the address requests; what is unknown stands last in both directions. */
export function sortRows(
  rows: readonly MapRow[],
  sort: MapSort | null,
  language: Language,
): readonly MapRow[] {
  if (!sort) return rows;
  const collator = new Intl.Collator(languageLocale(language), { numeric: true });
  const { key, direction } = sort;
  const sign = direction === 'desc' ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [one, other] = [orderOf(a, key), orderOf(b, key)];
    if (one === null || other === null) return Number(one === null) - Number(other === null);
    return sign * compareValues(one, other, collator);
  });
}

/** Grades of all agencies from the best to the worst. */
function orderOf({ cells }: MapRow, key: SortKey): Value {
  const value = cells[key] ?? null;
  if (key !== 'rating' || value === null) return value;
  return `${RATING_BANDS.indexOf(ratingBand(String(value)))} ${value}`;
}

export function useTableColumns(
  selection: Pick<MapSelection, 'x' | 'y'>,
  { hasValues, hasTrend }: { hasValues: boolean; hasTrend: boolean },
): readonly Column[] {
  const t = useLabels<typeof english>('bond-map');
  const words = useMapWords();
  const { x, y } = selection;
  return useMemo(() => {
    const text = { isSortable: true, isAlwaysShown: true } as const;
    const figure = { kind: 'number', isSortable: hasValues, isAlwaysShown: true } as const;
    const isPrice = y === 'price';
    const residual: Column = {
      key: 'residual',
      title: t(isPrice ? 'residual_price' : 'residual'),
      hint: t(isPrice ? 'residual_price_hint' : 'residual_hint'),
      decimals: isPrice ? 2 : 0,
      ...figure,
    };
    return [
      { key: 'name', title: t('bond'), ...text, width: 'free' },
      ...(hasValues && hasTrend ? [residual] : []),
      { key: 'currency', title: words.facet('currency'), ...text },
      { key: 'sector', title: words.facet('sector'), on: 'wide', ...text },
      { key: 'rating', title: words.facet('rating'), ...text },
      { key: 'matures', title: t('matures'), kind: 'day', align: 'end', ...text },
      ...shownMeasures({ x, y }).map((measure) => ({
        key: measure,
        title: words.measure(measure),
        decimals: DECIMALS[measure],
        ...figure,
      })),
    ];
  }, [t, words, x, y, hasValues, hasTrend]);
}
