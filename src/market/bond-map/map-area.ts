import { DECIMALS, measureOf } from './map-axes.ts';
import { type MapSelection, RANGES, type RangeKey } from './map-selection.ts';

interface Area {
  readonly x: { readonly from: number; readonly to: number };
  readonly y: { readonly from: number; readonly to: number };
}

/** The ranges that hold an area of the map; null where no range narrows by one of its axes. */
export function rangesOfArea(
  { x, y, ranges }: Pick<MapSelection, 'x' | 'y' | 'ranges'>,
  area: Area,
): MapSelection['ranges'] | null {
  const [across, up] = [measureOf(x), measureOf(y)];
  if (!isRange(across) || !isRange(up)) return null;
  return { ...ranges, [across]: outwards(area.x, DECIMALS[across]), [up]: outwards(area.y, DECIMALS[up]) };
}

const isRange = (key: string): key is RangeKey => RANGES.some((range) => range === key);

/** Rounded so that nothing at the edges is lost. */
function outwards({ from, to }: Area['x'], decimals: number) {
  const unit = 10 ** decimals;
  return { from: Math.floor(from * unit) / unit, to: Math.ceil(to * unit) / unit };
}
