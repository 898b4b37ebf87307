import { FIGURE, textWidth } from '../../text-width/text-width.ts';
import type { Mark } from '../scene.ts';
import type { Inks } from './inks.ts';
import { baseline, fontFamilyOf } from './lettering.ts';

/**
 * A canvas has no figures of equal width, so each figure is set by itself into the middle of its room: what its narrow
 * form leaves free at its left, in ems.
 */
const MARGINS = [0.009, 0.121, 0.019, 0.015, 0.001, 0.028, 0.014, 0.041, 0.015, 0.014];
const PIECES = /\d|\D+/g;
const SHARES = { start: 0, middle: 0.5, end: 1 };

type Text = Extract<Mark, { kind: 'text' }>;

export function paintText(context: CanvasRenderingContext2D, mark: Text, inks: Inks): void {
  const { x, y, text, anchor, size, isStrong, ink, halo } = mark;
  context.font = `${isStrong ? 600 : 400} ${size}px ${fontFamilyOf(document)}`;
  context.fillStyle = inks(ink);
  const bottom = baseline(y, size);
  let at = x - SHARES[anchor] * textWidth(text, size, isStrong);
  if (halo) {
    paintName(context, text, at, bottom, inks(halo));
    return;
  }
  for (const piece of text.match(PIECES) ?? []) {
    const isFigure = piece >= '0' && piece <= '9';
    context.fillText(piece, isFigure ? at + (MARGINS[Number(piece)] ?? 0) * size : at, bottom);
    at += isFigure ? FIGURE * size : textWidth(piece, size, isStrong);
  }
}

/** A name beside a dot is no figure in a column: set as a whole, its letters and blanks stand as the font wants them. */
function paintName(
  context: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
  halo: string,
): void {
  context.strokeStyle = halo;
  context.lineWidth = 3;
  context.lineJoin = 'round';
  context.setLineDash([]);
  context.strokeText(text, x, y);
  context.fillText(text, x, y);
}
