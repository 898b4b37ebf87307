/** What a key does on the plot: it walks the cursor, zooms, picks or leaves. */
export type KeyDeed =
  | { readonly is: 'walk'; readonly to: number }
  | { readonly is: 'zoom'; readonly factor: number }
  | { readonly is: 'pick' }
  | { readonly is: 'leave' };

export interface Walk {
  /** Null: there is no cursor yet. */
  readonly stop: number | null;
  readonly count: number;
  /** The last stop in sight: where a cursor begins. */
  readonly lastSeen: number;
  /** Stops with a flag, ascending. */
  readonly flagged: readonly number[];
}

const ZOOM = 1.5;

/** F goes from flag to flag. Null: the key is not ours. */
export function pressKey(key: string, walk: Walk): KeyDeed | null {
  const { stop, count, lastSeen, flagged } = walk;
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
    case 'Escape':
      return stop === null ? null : { is: 'leave' };
    default:
      return null;
  }
}

function walkTo(stop: number | undefined, count: number): KeyDeed | null {
  if (stop === undefined || count === 0) return null;
  return { is: 'walk', to: Math.max(0, Math.min(stop, count - 1)) };
}
