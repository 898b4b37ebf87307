import type { Inks } from '../paint/inks.ts';
import { pageInks } from '../paint/page-inks.ts';
import type { Ink } from '../scene.ts';

/** Where the reader's system chooses the colours, lines and letters take them; series keep their own. */
const FORCED: Readonly<Partial<Record<Ink, string>>> = {
  text: 'CanvasText',
  'text-soft': 'CanvasText',
  'text-faint': 'CanvasText',
  'text-inverse': 'Canvas',
  'surface-page': 'Canvas',
  'surface-inverse': 'CanvasText',
  'surface-sunken': 'Canvas',
  axis: 'CanvasText',
  crosshair: 'CanvasText',
  area: 'transparent',
};

export function stageInks(canvas: HTMLCanvasElement): Inks {
  const inks = pageInks(canvas);
  if (!matchMedia('(forced-colors: active)').matches) return inks;
  return (ink) => FORCED[ink] ?? inks(ink);
}
