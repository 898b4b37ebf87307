import type { ViewWindow } from '../scene.ts';
import { isAtHome, planeStep, type Span, spanOf, type View, type ViewStep } from './view.ts';

/** The part of all there is that a reader looks at: shares from 0 to 1, whatever the axes show. */
export interface Zoom {
  readonly x: ViewWindow;
  readonly y: ViewWindow;
}

/** Null where all of it is shown, or where values are not chosen. */
export function zoomOf(view: View): Zoom | null {
  return view.values && !isAtHome(view) ? { x: sharesOf(view), y: sharesOf(view.values) } : null;
}

/** What lies in it, as the axes show it. */
export const areaOf = ({ window, values }: View): Zoom | null => values && { x: window, y: values.window };

export function zoomTo(view: View, { x, y }: Zoom): View {
  if (!view.values) return view;
  return planeStep(view, choose(view, x), choose(view.values, y));
}

/** Finer than a pixel. */
const SHARES = 10_000;

function sharesOf({ window, limits }: Span): ViewWindow {
  const share = (position: number) =>
    Math.round(((position - limits.from) / spanOf(limits)) * SHARES) / SHARES;
  return { from: share(window.from), to: share(window.to) };
}

function choose({ limits }: Span, { from, to }: ViewWindow): ViewStep {
  const position = (share: number) => limits.from + share * spanOf(limits);
  return { is: 'chosen', window: { from: position(from), to: position(to) } };
}
