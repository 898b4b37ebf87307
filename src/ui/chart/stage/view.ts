import type { ViewWindow } from '../scene.ts';

/** Which part of an axis is shown, and how far that may go. */
export interface Span {
  readonly window: ViewWindow;
  /** What a reset shows. */
  readonly home: ViewWindow;
  readonly limits: ViewWindow;
  /** The shortest window. */
  readonly least: number;
}

/** What is shown of a chart along x and, on a map, of its values; elsewhere these follow from what is visible along x. */
export interface View extends Span {
  readonly values: Span | null;
}

export type ViewStep =
  | { readonly is: 'panned'; readonly by: number }
  | { readonly is: 'zoomed'; readonly factor: number; readonly about: number }
  /** Two fingers hold two positions of the axis; `at` is where they are now, from 0 at the left to 1 at the right. */
  | { readonly is: 'pinched'; readonly held: Pair; readonly at: Pair }
  /** One end of the window, from the navigator. */
  | { readonly is: 'end-moved'; readonly end: keyof ViewWindow; readonly to: number }
  /** As far as needed and no further, so that a position is visible. */
  | { readonly is: 'followed'; readonly position: number }
  | { readonly is: 'chosen'; readonly window: ViewWindow }
  | { readonly is: 'reset' };

export type Pair = readonly [number, number];

/** One step along one axis. */
export function viewStep<Axis extends Span>(view: Axis, step: ViewStep): Axis {
  const { window, limits, least } = view;
  const { from, to } = window;
  switch (step.is) {
    case 'panned':
      return moved(view, from + step.by);
    case 'zoomed': {
      const span = between(spanOf(window) / step.factor, least, spanOf(limits));
      const share = (step.about - from) / spanOf(window);
      return moved(view, step.about - share * span, span);
    }
    case 'pinched': {
      const [left, right] = step.at;
      if (right - left < 0.01) return view;
      const span = between((step.held[1] - step.held[0]) / (right - left), least, spanOf(limits));
      const middle = (step.held[0] + step.held[1]) / 2;
      return moved(view, middle - ((left + right) / 2) * span, span);
    }
    case 'end-moved':
      return step.end === 'from'
        ? withWindow(view, { from: between(step.to, limits.from, to - least), to })
        : withWindow(view, { from, to: between(step.to, from + least, limits.to) });
    case 'followed': {
      const margin = spanOf(window) * EDGE;
      if (step.position < from + margin) return moved(view, step.position - margin);
      return step.position > to - margin ? moved(view, step.position + margin - spanOf(window)) : view;
    }
    case 'chosen': {
      const span = between(spanOf(step.window), least, spanOf(limits));
      return moved(view, step.window.from, span);
    }
    case 'reset':
      return withWindow(view, view.home);
  }
}

/** One step along both axes; without values, along x alone. */
export function planeStep(view: View, across: ViewStep, up: ViewStep): View {
  const next = viewStep(view, across);
  const values = view.values && viewStep(view.values, up);
  return values === view.values ? next : { ...next, values };
}

export const resetView = (view: View): View => planeStep(view, { is: 'reset' }, { is: 'reset' });

export function startView(limits: ViewWindow, least: number, home: ViewWindow = limits): Span {
  const span = spanOf(limits);
  const start = { window: limits, home: limits, limits, least: Math.min(least, span) };
  const { window } = viewStep(start, { is: 'chosen', window: home });
  return { ...start, window, home: window };
}

export const spanOf = ({ from, to }: ViewWindow): number => to - from;

export const isAtHome = (view: View): boolean =>
  isHome(view) && (view.values === null || isHome(view.values));

const isHome = ({ window, home }: Span): boolean => window.from === home.from && window.to === home.to;

/** A cursor that moves pulls the window along before it reaches the end of it. */
const EDGE = 0.02;

const between = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

function moved<Axis extends Span>(view: Axis, from: number, span = spanOf(view.window)): Axis {
  const start = between(from, view.limits.from, view.limits.to - span);
  return withWindow(view, { from: start, to: start + span });
}

/** The same view where nothing changed, so that nobody draws for nothing. */
function withWindow<Axis extends Span>(view: Axis, window: ViewWindow): Axis {
  const isSame = window.from === view.window.from && window.to === view.window.to;
  return isSame ? view : { ...view, window };
}
