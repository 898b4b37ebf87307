import { onApproach } from '#ui/on-approach/on-approach.tsx';

/** The picture's script waits until someone comes near: most readers of a company never do. */
export const networkPart = onApproach({
  load: () => import('./OwnershipNetwork.tsx').then(({ OwnershipNetwork }) => OwnershipNetwork),
});
