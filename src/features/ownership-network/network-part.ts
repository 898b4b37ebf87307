import { onApproach } from '#ui/on-approach/on-approach.ts';

/** The picture's script waits until someone comes near: most readers of a company never do. */
export const networkPart = onApproach('network', () =>
  import('./OwnershipNetwork.tsx').then(({ OwnershipNetwork }) => OwnershipNetwork),
);
