import { FIGURE, textWidth } from '../../text-width/text-width.ts';
import type { Mark } from '../scene.ts';
import type { Inks } from './inks.ts';
import { baseline, FONT_FAMILY } from './lettering.ts';

/**
 * A canvas has no figures of equal width, so each figure is set by itself into the middle of its room: what its narrow
 * form leaves free at its left, in ems.
 */
const MARGINS = [0.009, 0.121, 0.019, 0.015, 0.001, 0.028, 0.014, 0.041, 0.015, 0.014];
const PIECES = /\d|\D+/g;
const SHARES = { start: 0, middle: 0.5, end: 1 };

export function paintText(
  context: CanvasRenderingContext2D,
  { x, y, text, anchor, size, isStrong, ink, halo }: Extract<Mark, { kind: 'text' }>,
  inks: Inks,
): void {
  context.font = `${isStrong ? 600 : 400} ${size}px ${FONT_FAMILY}`;
  context.fillStyle = inks(ink);
  if (halo) {
    context.strokeStyle = inks(halo);
    context.lineWidth = 3;
    context.lineJoin = 'round';
    context.setLineDash([]);
  }
  const bottom = baseline(y, size);
  const begin = x - SHARES[anchor] * textWidth(text, size, isStrong);
  if (halo) setPieces((piece, at) => context.strokeText(piece, at, bottom));
  setPieces((piece, at) => context.fillText(piece, at, bottom));

  function setPieces(set: (piece: string, x: number) => void): void {
    let at = begin;
    for (const piece of text.match(PIECES) ?? []) {
      const isFigure = piece >= '0' && piece <= '9';
      set(piece, isFigure ? at + (MARGINS[Number(piece)] ?? 0) * size : at);
      at += isFigure ? FIGURE * size : textWidth(piece, size, isStrong);
    }
  }
}
