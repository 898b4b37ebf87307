/** What a key does on the plot: it walks the cursor, moves the window, zooms, picks or leaves. */
export type KeyDeed =
  | { readonly is: 'walk'; readonly to: number }
  | { readonly is: 'zoom'; readonly factor: number }
  /** By a tenth of what is shown, to the right and up. */
  | { readonly is: 'pan'; readonly right: number; readonly up: number }
  | { readonly is: 'pick' }
  | { readonly is: 'leave' }
  | { readonly is: 'reset' };

export interface Walk {
  /** Null: there is no cursor yet. */
  readonly stop: number | null;
  readonly count: number;
  /** The last stop in sight: where a cursor begins. */
  readonly lastSeen: number;
  /** Stops with a flag, ascending. */
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
export function pressKey(key: string, walk: Walk): KeyDeed | null {
  const { stop, count, lastSeen, flagged, isShifted, isHome } = walk;
  const pan = isShifted && PANS[key];
  if (pan) return isHome ? null : { is: 'pan', right: pan[0], up: pan[1] };
  const page = Math.max(1, Math.round(count / 10));
  const by = (steps: number) => walkTo(stop === null ? lastSeen : stop + steps, count);
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
      return walkTo(0, count);
    case 'End':
      return walkTo(count - 1, count);
    case 'f':
      return walkTo(flagged.find((each) => each > (stop ?? -1)) ?? flagged[0], count);
    case 'F':
      return walkTo(flagged.findLast((each) => each < (stop ?? count)) ?? flagged.at(-1), count);
    case '+':
    case '=':
      return { is: 'zoom', factor: ZOOM };
    case '-':
    case '−':
      return { is: 'zoom', factor: 1 / ZOOM };
    case 'Enter':
      return stop === null ? null : { is: 'pick' };
    case '0':
      return isHome ? null : { is: 'reset' };
    case 'Escape':
      if (stop !== null) return { is: 'leave' };
      return isHome ? null : { is: 'reset' };
    default:
      return null;
  }
}

function walkTo(stop: number | undefined, count: number): KeyDeed | null {
  if (stop === undefined || count === 0) return null;
  return { is: 'walk', to: Math.max(0, Math.min(stop, count - 1)) };
}
