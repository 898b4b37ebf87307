/** What a key does on the plot: it moves the cursor, moves the window, zooms, picks or leaves. */
export type KeyAction =
  | { readonly is: 'move'; readonly to: number }
  | { readonly is: 'zoom'; readonly factor: number }
  /** By a tenth of what is shown, to the right and up. */
  | { readonly is: 'pan'; readonly right: number; readonly up: number }
  | { readonly is: 'pick' }
  | { readonly is: 'leave' }
  | { readonly is: 'reset' };

export interface CursorState {
  /** Null: there is no cursor yet. */
  readonly snapPoint: number | null;
  readonly count: number;
  /** The last visible snap point: where a cursor begins. */
  readonly lastSeen: number;
  /** Snap points with a flag, ascending. */
  readonly flagged: readonly number[];
  readonly isShifted: boolean;
  /** All that there is to see is shown. */
  readonly isHome: boolean;
}

const ZOOM = 1.5;

const PANS: Readonly<Record<string, readonly [right: number, up: number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** F goes from flag to flag. Null: the key is not ours. */
export function pressKey(key: string, state: CursorState): KeyAction | null {
  const { snapPoint, count, lastSeen, flagged, isShifted, isHome } = state;
  const pan = isShifted && PANS[key];
  if (pan) return isHome ? null : { is: 'pan', right: pan[0], up: pan[1] };
  const page = Math.max(1, Math.round(count / 10));
  const by = (steps: number) => moveTo(snapPoint === null ? lastSeen : snapPoint + steps, count);
  switch (key) {
    case 'ArrowRight':
      return by(1);
    case 'ArrowLeft':
      return by(-1);
    case 'PageDown':
      return by(page);
    case 'PageUp':
      return by(-page);
    case 'Home':
      return moveTo(0, count);
    case 'End':
      return moveTo(count - 1, count);
    case 'f':
      return moveTo(flagged.find((each) => each > (snapPoint ?? -1)) ?? flagged[0], count);
    case 'F':
      return moveTo(flagged.findLast((each) => each < (snapPoint ?? count)) ?? flagged.at(-1), count);
    case '+':
    case '=':
      return { is: 'zoom', factor: ZOOM };
    case '-':
    case '−':
      return { is: 'zoom', factor: 1 / ZOOM };
    case 'Enter':
      return snapPoint === null ? null : { is: 'pick' };
    case '0':
      return isHome ? null : { is: 'reset' };
    case 'Escape':
      if (snapPoint !== null) return { is: 'leave' };
      return isHome ? null : { is: 'reset' };
    default:
      return null;
  }
}

function moveTo(snapPoint: number | undefined, count: number): KeyAction | null {
  if (snapPoint === undefined || count === 0) return null;
  return { is: 'move', to: Math.max(0, Math.min(snapPoint, count - 1)) };
}
