import { DOWNWARDS, nextInRound, SIDEWAYS } from '#ui/keys/next-in-round.ts';

/** Where the focus is: on one of the items of the bar, or on one of the links of an open panel. */
export type MenuPosition =
  | {
      readonly on: 'bar';
      readonly at: number;
      readonly count: number;
      readonly isOpen: boolean;
      readonly opens: boolean;
    }
  | { readonly on: 'panel'; readonly at: number; readonly count: number };

export type MenuMove =
  | { readonly to: 'bar'; readonly at: number }
  | { readonly to: 'panel'; readonly at: number }
  | { readonly to: 'opened-panel' };

/** What an arrow key does besides Tab, which moves through everything in order; null: the key is not ours. */
export function moveByKey(key: string, position: MenuPosition): MenuMove | null {
  if (position.on === 'panel') {
    const at = nextInRound(key, DOWNWARDS, position.at, position.count);
    return at === null ? null : { to: 'panel', at };
  }
  if (key === DOWNWARDS.on && position.opens)
    return position.isOpen ? { to: 'panel', at: 0 } : { to: 'opened-panel' };
  const at = nextInRound(key, SIDEWAYS, position.at, position.count);
  return at === null ? null : { to: 'bar', at };
}
