export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Size = Pick<Box, 'width' | 'height'>;

export interface PopupPosition {
  readonly left: number;
  readonly top: number;
  readonly side: 'below' | 'above';
}

const GAP = 6;
/** A popup never touches the edge of the window. */
const MARGIN = 8;

/**
 * Below its anchor, above it where that has more room, and always inside the window: a popup that follows an
 * anchor which has scrolled away stays at the edge.
 */
export function placePopup(
  anchor: Box,
  popup: Size,
  view: Size,
  align: 'start' | 'center' | 'end',
): PopupPosition {
  const roomBelow = view.height - (anchor.top + anchor.height) - GAP - MARGIN;
  const roomAbove = anchor.top - GAP - MARGIN;
  const side = popup.height <= roomBelow || roomBelow >= roomAbove ? 'below' : 'above';
  const top = side === 'below' ? anchor.top + anchor.height + GAP : anchor.top - GAP - popup.height;
  const slack = anchor.width - popup.width;
  const left = anchor.left + (align === 'start' ? 0 : align === 'end' ? slack : slack / 2);
  return {
    left: within(left, view.width - popup.width - MARGIN),
    top: within(top, view.height - popup.height - MARGIN),
    side,
  };
}

/** What is larger than the window shows its beginning. */
function within(value: number, most: number): number {
  return Math.round(Math.max(MARGIN, Math.min(value, most)));
}
