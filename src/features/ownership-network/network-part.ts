import { lazyNearViewport } from '#ui/near-viewport/lazy-near-viewport.tsx';

/** The picture's script waits until someone comes near: most readers of a company never do. */
export const networkPart = lazyNearViewport({
  load: () => import('./OwnershipNetwork.tsx').then(({ OwnershipNetwork }) => OwnershipNetwork),
});
