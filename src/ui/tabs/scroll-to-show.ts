interface Span {
  readonly start: number;
  readonly size: number;
}

/**
 * How far a strip has to be scrolled to show one of its parts whole, with a little of its neighbour, so that one
 * sees where it goes on. A part that is shown already moves nothing.
 */
export function scrollToShow(part: Span, view: Span, peek: number): number {
  const before = part.start - peek;
  const after = part.start + part.size + peek - view.size;
  if (view.start > before) return Math.max(0, before);
  return Math.max(0, view.start, Math.min(after, part.start));
}
