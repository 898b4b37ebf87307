/** The part of the map that is looked at: shares from 0 to 1 of all that is on it, which show nobody a value. */
export interface MapZoom {
  readonly x: { readonly from: number; readonly to: number };
  readonly y: { readonly from: number; readonly to: number };
}

const SHARE = /^(0|1|0\.\d{1,4})$/;

/** `0.1,0.35,0.4,0.8`: from left to right, then from the bottom up. What makes no sense is all of the map. */
export function parseZoom(text = ''): MapZoom | null {
  const parts = text.split(',', 5);
  if (parts.length !== 4 || !parts.every((part) => SHARE.test(part))) return null;
  const [left = 0, right = 1, bottom = 0, top = 1] = parts.map(Number);
  if (left >= right || bottom >= top) return null;
  return { x: { from: left, to: right }, y: { from: bottom, to: top } };
}

export const writeZoom = ({ x, y }: MapZoom): string => [x.from, x.to, y.from, y.to].join();
