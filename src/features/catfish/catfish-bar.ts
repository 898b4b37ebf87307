import type { ShownAd } from './catfish.contract.ts';

export const CATFISH_COOKIE = 'cookiecatfish';
export const CATFISH_CLOSED_SECONDS = 24 * 60 * 60;

/** Hidden when no ad was loaded or the cookie exists; closing sets it. */
export type Catfish =
  | { readonly state: 'closed' }
  | { readonly state: 'waiting' }
  | { readonly state: 'shown'; readonly ad: ShownAd };

export type CatfishEvent =
  | { readonly kind: 'loaded'; readonly ad: ShownAd | null }
  | { readonly kind: 'close' };

export function catfishOf(hasCookie: boolean): Catfish {
  return { state: hasCookie ? 'closed' : 'waiting' };
}

export function reduceCatfish(catfish: Catfish, event: CatfishEvent): Catfish {
  if (event.kind === 'close') return { state: 'closed' };
  if (catfish.state !== 'waiting' || event.ad === null) return catfish;
  return { state: 'shown', ad: event.ad };
}
