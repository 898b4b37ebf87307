interface Keys {
  readonly on: string;
  readonly back: string;
}

export const SIDEWAYS: Keys = { on: 'ArrowRight', back: 'ArrowLeft' };
export const DOWNWARDS: Keys = { on: 'ArrowDown', back: 'ArrowUp' };

/** Where a key leads from one of so many; null where the key means nothing here. It goes round at the ends. */
export function nextInRound(key: string, keys: Keys, at: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case keys.on:
      return (at + 1) % count;
    case keys.back:
      return (at - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
