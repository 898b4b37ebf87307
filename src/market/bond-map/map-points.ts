import { ratingBand } from '#domain/ratings/rating-band.ts';
import { type TrendFormula, trendAt } from '#domain/trends/trend.ts';
import type { MapColumns } from './bond-map.contract.ts';
import { type Measure, measureOf } from './map-axes.ts';
import type { Grouping, MapLook } from './map-selection.ts';

/** A bond of the map: its position in the columns, and along the axes that are shown. */
export interface BondPoint {
  readonly at: number;
  readonly id: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly group: string;
}

/** The bonds that have both values. Where values are hidden, the positions that stand in for them. */
export function bondPoints(
  columns: MapColumns,
  { x, y, group }: Pick<MapLook, 'x' | 'y' | 'group'>,
): readonly BondPoint[] {
  const xs = columns.values?.[measureOf(x)] ?? columns.shape?.x ?? [];
  const ys = columns.values?.[measureOf(y)] ?? columns.shape?.y ?? [];
  return columns.id.flatMap((id, at) => {
    const [across, up] = [xs[at], ys[at]];
    if (across === null || across === undefined || up === null || up === undefined) return [];
    const name = columns.name[at] ?? '';
    return [{ at, id: String(id), name, x: across, y: up, group: groupOf(columns, at, group) }];
  });
}

export function groupOf({ currency, sector, grade }: MapColumns, at: number, group: Grouping): string {
  if (group === 'currency') return currency[at] ?? '';
  return group === 'sector' ? (sector[at] ?? '') : ratingBand(grade[at] ?? null);
}

/**
 * How far a bond lies from the trend. Yields and spreads in basis points: above the trend it is cheap, below it rich;
 * of prices, in percent of the face value, the other way round.
 */
export function residualOf(
  trend: Pick<TrendFormula, 'kind' | 'a' | 'b'>,
  { x, y }: Pick<BondPoint, 'x' | 'y'>,
  measure: Measure,
): number | null {
  const distance = (y - trendAt(trend, x)) * (measure === 'yield' ? 100 : 1);
  return Number.isFinite(distance) ? distance : null;
}

/** A hair's breadth is neither. */
const FAIR = 0.5;

export type Verdict = 'rich' | 'cheap' | 'fair';

export function verdictOf(residual: number, measure: Measure): Verdict {
  const isPrice = measure === 'price';
  if (Math.abs(residual) < (isPrice ? FAIR / 100 : FAIR)) return 'fair';
  return residual > 0 === isPrice ? 'rich' : 'cheap';
}
