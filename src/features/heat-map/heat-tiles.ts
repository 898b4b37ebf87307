import { isLocked } from '#platform/contract/sealed.ts';
import { layOutTreemap, type Tile } from '#ui/treemap/lay-out-treemap.ts';
import type { HeatIndustry, HeatMapData, HeatShare } from './heat-map.contract.ts';

/** Between the shapes that a desktop and a phone give to the map: tiles are stretched a little on both. */
const ASPECT = 1.3;
/** A smaller tile, as a part of the whole, could neither carry its ticker nor be pressed. */
const LEAST_PART = 0.006;
/** What the name of an industry takes, as a part of the whole. */
const NAME_PART = 0.01;

export interface ShareTile {
  readonly tile: Tile;
  readonly share: HeatShare;
}
export interface IndustryTile {
  readonly tile: Tile;
  readonly industry: HeatIndustry;
  readonly shares: readonly ShareTile[];
  /** What stands for the stocks that are too small for tiles of their own. */
  readonly rest: { readonly tile: Tile; readonly count: number } | null;
}

/** Without values all stocks are equal. */
export const isEqual = ({ industries }: HeatMapData): boolean =>
  industries.some(({ shares }) => shares.some(({ capitalization }) => isLocked(capitalization)));

/** The tiles of a market: industries, and in each its stocks, the largest first. Industries that are too small for a tile are left out. */
export function toTiles(data: HeatMapData): readonly IndustryTile[] {
  const equal = isEqual(data);
  const weightOf = ({ capitalization }: HeatShare) =>
    equal || typeof capitalization !== 'number' ? 1 : capitalization;
  const sized = data.industries.map((industry) => ({
    industry,
    weight: sumOf(industry.shares.map(weightOf)),
  }));
  const total = sumOf(sized.map(({ weight }) => weight));
  const shown = sized
    .filter(({ weight }) => weight >= total * LEAST_PART)
    .sort((one, other) => other.weight - one.weight);
  const tiles = layOutTreemap(
    shown.map(({ weight }) => weight + total * NAME_PART),
    ASPECT,
  );
  return shown.flatMap(({ industry }, at) => {
    const tile = tiles[at];
    return tile
      ? [{ tile, industry, ...placeShares(industry, { tile, weightOf, least: total * LEAST_PART }) }]
      : [];
  });
}

interface Room {
  readonly tile: Tile;
  readonly weightOf: (share: HeatShare) => number;
  readonly least: number;
}

function placeShares({ shares }: HeatIndustry, { tile, weightOf, least }: Room) {
  const ordered = shares.toSorted((one, other) => weightOf(other) - weightOf(one));
  const large = ordered.filter((share) => weightOf(share) >= least);
  const small = ordered.slice(large.length);
  // A single small one may as well stand for itself.
  const own = small.length > 1 ? large : ordered;
  const restWeight = small.length > 1 ? sumOf(small.map(weightOf)) : 0;
  const aspect = (tile.width / tile.height) * ASPECT;
  const weights = [...own.map(weightOf), ...(restWeight > 0 ? [Math.max(restWeight, least)] : [])];
  const places = layOutTreemap(weights, aspect);
  const rest = restWeight > 0 ? places[own.length] : undefined;
  return {
    shares: own.flatMap((share, at) => {
      const place = places[at];
      return place ? [{ tile: place, share }] : [];
    }),
    rest: rest ? { tile: rest, count: small.length } : null,
  };
}

export const HEATS = ['down3', 'down2', 'down1', 'flat', 'up1', 'up2', 'up3'] as const;
export type Heat = (typeof HEATS)[number];
/** From these percents on a colour is deeper. */
export const HEAT_STEPS = [0.1, 1, 2.5] as const;

export function heatOf(change: number): Heat {
  const step = HEAT_STEPS.filter((least) => Math.abs(change) >= least).length;
  return step === 0 ? 'flat' : (`${change < 0 ? 'down' : 'up'}${step}` as Heat);
}

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);
