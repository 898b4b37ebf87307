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
  const groupIn = grouper(columns, group);
  return columns.id.flatMap((id, at) => {
    const [across, up] = [xs[at], ys[at]];
    if (across === null || across === undefined || up === null || up === undefined) return [];
    const name = columns.name[at] ?? '';
    return [{ at, id: String(id), name, x: across, y: up, group: groupIn(at) }];
  });
}

/** More issuers than this could not be distinguished by colours and shapes. */
const MOST_ISSUERS = 12;
export const OTHER_ISSUERS = 'other';

/** Which group each bond belongs to; by issuer those with the most bonds, the others together. */
function grouper({ currency, sector, grade, issuer }: MapColumns, group: Grouping): (at: number) => string {
  if (group === 'currency') return (at) => currency[at] ?? '';
  if (group === 'sector') return (at) => sector[at] ?? '';
  if (group === 'rating') return (at) => ratingBand(grade[at] ?? null);
  const bonds = new Map<number, number>();
  for (const each of issuer) bonds.set(each, (bonds.get(each) ?? 0) + 1);
  const largest = [...bonds].sort(([, one], [, other]) => other - one).slice(0, MOST_ISSUERS);
  const own = new Set(largest.map(([each]) => each));
  return (at) => (own.has(issuer[at] ?? 0) ? String(issuer[at]) : OTHER_ISSUERS);
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
