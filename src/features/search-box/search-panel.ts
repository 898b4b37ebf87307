import type { RefObject } from 'react';
import type { SearchCategory } from '#domain/search/categories.ts';
import type { SuggestedItem } from '#market/search/search.contract.ts';

/** What the panel lets the box say of it: which list is shown in it, and which of its hits is marked. */
export interface PanelFace {
  readonly isOpen: boolean;
  readonly listId: string | null;
  readonly markedId: string | null;
}

export const CLOSED: PanelFace = { isOpen: false, listId: null, markedId: null };

export interface SearchPanelProps {
  readonly id: string;
  /** The box lends it: the panel listens to what is typed. */
  readonly input: RefObject<HTMLInputElement | null>;
  readonly searchFor?: 'paid' | 'everyone' | undefined;
  /** Redirecting is off: a pick is announced instead. */
  readonly onPick?: ((item: SuggestedItem, category: SearchCategory) => void) | undefined;
  /** Instead of the site's own words where nothing was found. */
  readonly notFound?: string | undefined;
  readonly onFace: (face: PanelFace) => void;
  readonly onLeave: () => void;
}
